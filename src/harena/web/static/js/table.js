// The table: the same frame for every game, with the game's own board in the middle.
import { html, nothing } from "../vendor/lit.js";
import { announce, hearKeys } from "./a11y.js";
import { Line } from "./net.js";
import { Part, icon, post, refusedBy, told } from "./parts.js";
import { keep, kept, prefs } from "./settings.js";
import { after, empty, isMine } from "./store.js";
import { Speaker, wordsOf } from "./words.js";

/** Another's step stays on the screen so long before the next one comes. */
const PACE = 450;
const KEYS = ["u", "h", "l", "s", "o", "g", "/", "?"];

/** What this device keeps of a table. @param {string} table */
export function tableKey(table) {
  return `harena:table:${table}`;
}

class Table extends Part {
  static properties = { state: { state: true }, status: { state: true }, speaker: { state: true }, refused: { state: true } };

  constructor() {
    super();
    this.tableId = decodeURIComponent(location.pathname.split("/").pop() ?? "");
    this.state = empty();
    /** @type {import("./net.js").Status | "invited" | "stranger"} */
    this.status = "connecting";
    /** @type {Speaker | null} */
    this.speaker = null;
    /** @type {any} */
    this.refused = null;
    /** @type {any[]} */
    this.queue = [];
    this.playing = false;
    this.wasMine = false;
    this.loaded = "";
    /** @type {any} */
    this.board = null;
    this.kept = kept(tableKey(this.tableId));
    this.invite = "";
    /** @type {import("./store.js").State | null} what the board was last given */
    this.given = null;
    this.givenMine = false;
    /** @type {string[]} */
    this.bots = ["random"];
    /** @type {typeof import("./side.js") | null} what stands beside the board comes after it */
    this.side = null;
    this.#secrets();
  }

  connectedCallback() {
    super.connectedCallback();
    prefs.addEventListener("change", () => this.#speak());
    this.addEventListener("play", (event) => this.#play(/** @type {CustomEvent} */ (event).detail.a));
    this.addEventListener("say", (event) => {
      const { text, urgent } = /** @type {CustomEvent} */ (event).detail;
      announce(text, urgent);
    });
    this.#keys();
    this.#speak();
    import("./answers.js");
    import("./side.js").then((side) => {
      this.side = side;
      this.requestUpdate();
    });
    if (this.kept?.token) this.#connect();
    else this.status = this.invite ? "invited" : "stranger";
  }

  /** The secret in the address is taken out of it at once. */
  #secrets() {
    const secrets = new URLSearchParams(location.hash.slice(1) || sessionStorage.getItem(this.tableId) || "");
    if (!secrets.size) return;
    // Until it is used, an invite outlives a reload of its tab, and nothing else.
    sessionStorage.setItem(this.tableId, secrets.toString());
    history.replaceState(null, "", location.pathname);
    const watch = secrets.get("w");
    if (watch && !this.kept) this.#keep({ token: watch, watching: true });
    if (!this.kept || this.kept.watching) this.invite = secrets.get("i") ?? "";
    if (this.invite) this.kept = null;
  }

  /** @param {any} what */
  #keep(what) {
    this.kept = { ...this.kept, ...what, table: this.tableId, when: Date.now() };
    keep(tableKey(this.tableId), this.kept);
  }

  #connect() {
    const { token } = this.kept;
    this.line = new Line(
      { table: this.tableId, token },
      (message) => this.#hear(message),
      (status) => this.#changed(status),
    );
    this.line.connect();
  }

  /** @param {import("./net.js").Status} status */
  #changed(status) {
    const again = status === "live" && this.status !== "lost";
    if (status !== this.status && status !== "connecting" && !again) announce(this.speaker?.word(`web-line-${status}`) ?? "");
    this.status = status;
  }

  async #speak() {
    const { lang } = prefs.now;
    const game = this.state.welcome?.game;
    const source = await wordsOf(lang, game ?? "common").catch(() => "");
    if (lang !== prefs.now.lang || game !== this.state.welcome?.game || !source) return;
    this.speaker = new Speaker(lang, source, this.state.names);
    this.loaded = game ?? "";
    if (game) document.title = `${this.speaker.word(`${game}-title`)} · ${this.tableId} · Harena`;
  }

  /** Steps come to the screen one after the other; answers at once. @param {any} message */
  #hear(message) {
    if (message.t === "text") return download(message.name, message.text);
    if (message.t === "welcome") this.#welcome(message);
    else if (message.t === "snap") {
      this.queue = [];
      this.#show(message);
    } else if (message.t === "step") {
      this.#tell(message);
      this.queue.push(message);
      this.#drain();
    } else this.#show(message);
  }

  /** @param {any} welcome */
  async #welcome(welcome) {
    this.#show(welcome);
    if (this.loaded !== welcome.game) await this.#speak();
    if (!this.board) await this.#load(welcome.set);
    if (welcome.creator) this.#findBots(welcome.game);
    this.requestUpdate();
  }

  /** @param {string | null} set */
  async #load(set) {
    const module = set ? await import(`./games/${set}.js`) : await import("./generic.js");
    this.board = document.createElement(module.default);
    this.board.id = "board";
  }

  /** @param {string} game */
  async #findBots(game) {
    const answer = await fetch(`/api/games?lang=${prefs.now.lang}`);
    const { games } = await answer.json();
    this.bots = games.find((/** @type {any} */ found) => found.id === game)?.bots ?? this.bots;
    this.requestUpdate();
  }

  async #drain() {
    if (this.playing) return;
    this.playing = true;
    for (let step = this.queue.shift(); step; step = this.queue.shift()) {
      this.#show(step);
      await this.updateComplete;
      const others = step.kind === "move" && !this.state.seats.includes(step.seat);
      if (this.queue.length && others && !document.hidden && prefs.board.motion) await pause(PACE);
    }
    this.playing = false;
    this.requestUpdate();
  }

  /** @param {any} message */
  #show(message) {
    this.state = after(this.state, message);
    if (this.speaker) this.speaker.names = this.state.names;
    if (message.t === "no" && this.speaker) announce(this.speaker.refusal(message.m), true);
    if (message.t === "thoughts" && this.speaker) this.#tellThoughts();
    const { turn, welcome, names } = this.state;
    if (!turn || !welcome) return;
    const mine = isMine(this.state);
    this.#keep({ game: welcome.game, names, mine, over: Boolean(turn.over) });
    if (mine && !this.wasMine && this.speaker) announce(`${this.speaker.word("web-your-turn")} ${this.speaker.say(turn.prompt)}`, true);
    this.wasMine = mine;
    if (message.t === "step" && turn.over) this.#toResult();
  }

  async #toResult() {
    await this.updateComplete;
    const title = /** @type {HTMLElement | null} */ (this.querySelector("#result-title"));
    title?.scrollIntoView({ block: "nearest" });
    if (document.activeElement === document.body) title?.focus({ preventScroll: true });
  }

  /** One sentence for each step. @param {any} step */
  #tell(step) {
    if (this.speaker) announce(told(this.speaker, step).join(" "));
  }

  #tellThoughts() {
    const best = this.state.thoughts?.[0];
    if (best) announce(this.speaker?.word("web-thought", { label: best.label, percent: percent(best.share) }) ?? "");
  }

  /** @param {string} a */
  #play(a) {
    if (!this.line || !this.mayAct) return;
    const k = this.line.ask({ t: "act", b: this.state.seq, a });
    this.state = { ...this.state, pending: { k, a, until: -1 }, refused: null, thoughts: null };
  }

  get mayAct() {
    return isMine(this.state) && !this.state.pending && !this.queue.length && this.status === "live";
  }

  #undo() {
    const undo = this.state.turn?.undo;
    if (!this.line || !undo || this.state.pending) return;
    if (!undo.may) {
      announce(this.speaker?.say(undo.why) ?? "", true);
      return;
    }
    const k = this.line.ask({ t: "undo", b: this.state.seq });
    this.state = { ...this.state, pending: { k, a: "", until: -1 }, refused: null };
  }

  #hint() {
    if (!this.line || !isMine(this.state) || this.state.asking) return;
    this.state = { ...this.state, asking: this.line.ask({ t: "hint" }), thoughts: null, refused: null };
    announce(this.speaker?.word("web-hint-coming") ?? "");
  }

  #keys() {
    /** @type {Record<string, () => void>} */
    const keys = {
      u: () => this.#undo(),
      h: () => this.#hint(),
      l: () => this.#last(),
      s: () => announce(this.#status()),
      o: () => announce(this.#who()),
      g: () => this.#toBoard(),
      "/": () => /** @type {any} */ (this.querySelector("h-answers"))?.enter(),
      "?": () => /** @type {HTMLDialogElement | null} */ (this.querySelector("dialog.keys"))?.showModal(),
    };
    hearKeys(() => prefs.now.keys, keys);
  }

  #last() {
    const entry = this.state.log.at(-1);
    if (entry && this.speaker) announce(told(this.speaker, entry).join(" "));
  }

  #status() {
    const { turn } = this.state;
    if (!turn || !this.speaker) return "";
    return turn.over ? this.speaker.word("web-over") : this.speaker.say(turn.prompt);
  }

  #who() {
    return [...this.querySelectorAll(".players li")].map((li) => li.textContent?.replace(/\s+/g, " ").trim()).join("; ");
  }

  #toBoard() {
    const inside = this.board?.querySelector('[tabindex="0"], button, a[href], input');
    /** @type {HTMLElement | null} */ (inside ?? this.querySelector("#board-slot"))?.focus();
  }

  async #again() {
    const { wish } = this.kept ?? {};
    if (!wish) {
      location.href = "/";
      return;
    }
    try {
      const made = await post("/api/tables", { ...wish, seed: null });
      keep(tableKey(made.table), { ...made, game: wish.game, wish, when: Date.now() });
      location.href = `/t/${made.table}`;
    } catch (error) {
      this.refused = refusedBy(error);
    }
  }

  /** @param {Event} event */
  async #join(event) {
    event.preventDefault();
    const name = String(new FormData(/** @type {HTMLFormElement} */ (event.target)).get("name") ?? "").trim();
    try {
      const seat = await post("/api/exchange", { table: this.tableId, invite: this.invite, name });
      prefs.set({ name });
      this.invite = "";
      sessionStorage.removeItem(this.tableId);
      this.#keep({ ...seat, watching: false });
      this.#connect();
    } catch (error) {
      this.refused = refusedBy(error);
    }
  }

  updated() {
    if (!this.board || !this.speaker || !this.state.turn) return;
    const slot = this.querySelector("#board-slot");
    if (slot && this.board.parentNode !== slot) slot.append(this.board);
    const { view, turn, step, names, players: seated, seats, pending } = this.state;
    const mine = this.mayAct || (isMine(this.state) && Boolean(pending));
    const table = { view, turn, step, names, players: seated, seats, mine, pending: Boolean(pending) };
    if (this.given !== this.state || this.givenMine !== mine) this.board.table = table;
    this.given = this.state;
    this.givenMine = mine;
    this.board.speaker = this.speaker;
    this.board.prefs = prefs.board;
  }

  render() {
    const { speaker } = this;
    if (!speaker) return nothing;
    return html`${this.board ? html`<a class="skip" href="#board-slot">${speaker.word("web-skip-board")}</a>` : nothing}
      ${this.#header(speaker)}
      <main>${this.#main(speaker)}</main>
      <h-settings .speaker=${speaker}></h-settings>${this.#keyList(speaker)}`;
  }

  /** @param {Speaker} speaker */
  #header(speaker) {
    const game = this.state.welcome?.game;
    return html`<header class="top">
      <a class="brand" href="/">HARENA<span class="unseen"> · ${speaker.word("web-to-lobby")}</span></a>
      <p class="where">${game ? speaker.word(`${game}-title`) : ""} <small>${this.tableId}</small></p>
      <nav aria-label=${speaker.word("web-tools")}>
        ${this.state.turn ? tool("download", speaker.word("web-record"), () => this.line?.ask({ t: "record" })) : nothing}
        ${tool("help", speaker.word("web-keys"), () => /** @type {any} */ (this.querySelector("dialog.keys")).showModal())}
        ${tool("settings", speaker.word("web-settings"), () => /** @type {any} */ (this.querySelector("h-settings")).open())}
      </nav>
    </header>`;
  }

  /** @param {Speaker} speaker */
  #main(speaker) {
    if (this.status === "invited") return this.#invited(speaker);
    if (this.status === "stranger" || this.status === "refused") return this.#stranger(speaker);
    if (!this.state.turn || !this.board) return html`<p class="waiting">${speaker.word(`web-line-${this.status}`)}</p>`;
    const game = this.state.welcome.game;
    const options = this.mayAct || this.state.pending ? this.state.turn.options : [];
    return html`<h1 class="unseen">${speaker.word(`${game}-title`)} ${this.tableId}</h1>
      <div class="table">
        <div class="middle">
          ${this.#bar(speaker)} ${this.#thoughts(speaker)}
          ${this.side?.result(speaker, this.state, () => this.#again())}
          <section id="board-slot" class="slot" tabindex="-1" aria-label=${speaker.word("web-board")}></section>
          <h-answers .options=${options} .speaker=${speaker} .confirm=${prefs.now.confirm} .pending=${this.state.pending?.a ?? ""} .open=${!this.state.welcome.set}></h-answers>
        </div>
        <aside aria-label=${speaker.word("web-side")}>
          ${this.side?.players(speaker, this.state)}
          <h-invites .kept=${this.state.welcome.creator ? this.kept : null} .state=${this.state} .speaker=${speaker} .bots=${this.bots}></h-invites>
          <h-chronicle .state=${this.state} .speaker=${speaker}></h-chronicle>
        </aside>
      </div>`;
  }

  /** Who must do what, and what can be taken back. @param {Speaker} speaker */
  #bar(speaker) {
    const { turn, refused, pending, seats } = this.state;
    if (!turn) return nothing;
    const trouble = this.status !== "live" ? speaker.word(`web-line-${this.status}`) : refused ? speaker.refusal(refused) : "";
    const text = turn.over ? speaker.word("web-over") : speaker.say(turn.prompt) || speaker.word("web-waiting");
    const mine = isMine(this.state);
    return html`<section class="bar" aria-label=${speaker.word("web-now")} ?data-mine=${mine} ?data-pending=${Boolean(pending)}>
      <p class="prompt">${text}${turn.rule && !turn.over ? html` <small class="rule">${turn.rule}</small>` : nothing}</p>
      ${trouble ? html`<p class="trouble">${this.status === "live" ? nothing : icon("offline")} ${trouble}</p>` : nothing}
      ${this.status === "replaced" ? html`<button class="main" @click=${() => this.line?.takeOver()}>${speaker.word("web-play-here")}</button>` : nothing}
      ${seats.length && !turn.over ? html`<div class="buttons">${this.#undoButton(speaker)}
        <button @click=${() => this.#hint()} aria-disabled=${mine && !this.state.asking ? "false" : "true"}>${icon("hint")} ${speaker.word(this.state.asking ? "web-hint-coming" : "web-hint")}${key("H")}</button></div>` : nothing}
    </section>`;
  }

  /** @param {Speaker} speaker */
  #undoButton(speaker) {
    const undo = /** @type {import("./store.js").Undo} */ (this.state.turn?.undo);
    const what = undo.may ? speaker.word("web-undo-what", { label: undo.label ?? "" }) : speaker.say(undo.why);
    return html`<button @click=${() => this.#undo()} aria-disabled=${undo.may && !this.state.pending ? "false" : "true"} title=${what}>
      ${icon("undo")} <span>${speaker.word("web-undo")}<small>${what}</small></span>${key("U")}</button>`;
  }

  /** @param {Speaker} speaker */
  #thoughts(speaker) {
    const { thoughts } = this.state;
    if (!thoughts) return nothing;
    return html`<section class="panel thoughts" aria-label=${speaker.word("web-hint")}>
      <h2>${speaker.word("web-hint-title")}</h2>
      <ol>${thoughts.slice(0, 3).map(
        ({ a, label, share, visits }) => html`<li>
          <button class="answer" @click=${() => this.#play(a)}><span>${speaker.say(label)}</span></button>
          <meter min="0" max="1" .value=${share} aria-label=${speaker.word("web-share")}></meter>
          <small>${speaker.word("web-share-of", { percent: percent(share), visits })}</small>
        </li>`,
      )}</ol>
      <button class="plain" aria-label=${speaker.word("web-close")} @click=${() => (this.state = { ...this.state, thoughts: null })}>${icon("close")}</button>
    </section>`;
  }

  /** @param {Speaker} speaker */
  #invited(speaker) {
    return html`<form class="panel card join" @submit=${this.#join}>
      <h1>${speaker.word("web-invited")}</h1>
      <p>${speaker.word("web-invited-about", { table: this.tableId })}</p>
      <label class="field">${speaker.word("web-your-name")}
        <input name="name" required maxlength="40" autocomplete="nickname" .value=${prefs.now.name} /></label>
      ${this.refused ? html`<p class="refused" role="alert">${speaker.refusal(this.refused)}</p>` : nothing}
      <button class="main">${speaker.word("web-sit-down")}</button>
    </form>`;
  }

  /** @param {Speaker} speaker */
  #stranger(speaker) {
    return html`<section class="panel card join">
      <h1>${speaker.word("web-stranger")}</h1><p>${speaker.word("web-stranger-about")}</p>
      <a class="button main" href="/">${speaker.word("web-to-lobby")}</a>
    </section>`;
  }

  /** @param {Speaker} speaker */
  #keyList(speaker) {
    return html`<dialog class="sheet keys" aria-labelledby="keys-title"><form method="dialog">
      <header><h2 id="keys-title">${speaker.word("web-keys")}</h2><button class="plain" aria-label=${speaker.word("web-close")}>${icon("close")}</button></header>
      <dl>${KEYS.map((name, nth) => html`<div><dt>${key(name.toUpperCase())}</dt><dd>${speaker.word(`web-key-${nth + 1}`)}</dd></div>`)}</dl>
      <p class="muted">${speaker.word(prefs.now.keys ? "web-keys-on" : "web-keys-off")}</p>
    </form></dialog>`;
  }
}
customElements.define("h-table", Table);

/** @param {string} name @param {string} label @param {() => void} act */
function tool(name, label, act) {
  return html`<button class="tool" aria-label=${label} title=${label} @click=${act}>${icon(name)}</button>`;
}

/** @param {string} name */
function key(name) {
  return html`<kbd aria-hidden="true">${name}</kbd>`;
}

/** @param {number} share */
function percent(share) {
  return Math.round(share * 100);
}

/** @param {number} time */
function pause(time) {
  return new Promise((done) => setTimeout(done, time));
}

/** @param {string} name @param {string} text */
function download(name, text) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

export default "h-table";
