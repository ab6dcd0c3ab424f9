// The table: the same frame for every game, with the game's own board in the middle.
import { html, nothing } from "../vendor/lit.js";
import { announce, hearKeys } from "./a11y.js";
import { Part, begin, icon, key, percent, post, refusedBy, told } from "./parts.js";
import { Session, tableKey } from "./session.js";
import { keep, prefs } from "./settings.js";
import { isMine } from "./store.js";
import { Speaker, wordsOf } from "./words.js";

/** @typedef {import("../../../../../types/protocol.js").FromServer} FromServer */
/** @typedef {import("../../../../../types/protocol.js").Step} Step */
/** @typedef {import("../../../../../types/protocol.js").Welcome} Welcome */
/** @typedef {import("./session.js").Status} Status */
/** @typedef {HTMLElement & {table: unknown, speaker: Speaker, prefs: typeof prefs.board}} Board the board of a game */

class Table extends Part {
  static properties = { speaker: { state: true }, refused: { state: true } };

  constructor() {
    super();
    this.tableId = decodeURIComponent(location.pathname.split("/").pop() ?? "");
    /** @type {Speaker | null} */
    this.speaker = null;
    /** @type {import("./parts.js").Refused | null} */
    this.refused = null;
    this.wasMine = false;
    this.loaded = "";
    /** @type {Board | null} */
    this.board = null;
    /** @type {import("./store.js").State | null} what the board was last given */
    this.given = null;
    this.givenMine = false;
    /** @type {string[]} */
    this.bots = ["random"];
    /** @type {typeof import("./side.js") | null} what stands beside the board comes after it */
    this.side = null;
    /** @type {typeof import("./panels.js") | null} */
    this.panels = null;
    /** @type {Status} */
    this.was = "connecting";
    this.session = new Session(this.tableId, {
      welcomed: (welcome) => this.#welcome(welcome),
      told: (step) => this.#tell(step),
      shown: (message) => this.#shown(message),
      turned: (status) => this.#turned(status),
      drawn: () => this.updateComplete,
    });
  }

  get state() {
    return this.session.state;
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
    Promise.all([import("./side.js"), import("./panels.js"), import("./answers.js")]).then(([side, panels]) => {
      this.side = side;
      this.panels = panels;
      this.requestUpdate();
    });
    this.session.start();
  }

  /** @param {Status} status */
  #turned(status) {
    const silent = status === "connecting" || status === "invited" || status === "stranger" || (status === "live" && this.was !== "lost");
    if (status !== this.was && !silent) announce(this.speaker?.word(`web-line-${status}`) ?? "");
    this.was = status;
    this.requestUpdate();
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

  /** @param {Welcome} welcome */
  async #welcome(welcome) {
    if (this.loaded !== welcome.game) await this.#speak();
    if (!this.board) await this.#load(welcome.set);
    if (welcome.creator) this.#findBots(welcome.game);
    this.requestUpdate();
  }

  /** @param {string | null} set */
  async #load(set) {
    const module = set ? await import(`./games/${set}.js`) : await import("./generic.js");
    this.board = /** @type {Board} */ (document.createElement(module.default));
    this.board.id = "board";
  }

  /** @param {string} game */
  async #findBots(game) {
    const answer = await fetch(`/api/games?lang=${prefs.now.lang}`);
    const { games } = await answer.json();
    this.bots = games.find((/** @type {import("./newtable.js").GameInfo} */ found) => found.id === game)?.bots ?? this.bots;
    this.requestUpdate();
  }

  /** @param {FromServer} message */
  #shown(message) {
    const { turn } = this.state;
    this.requestUpdate();
    if (this.speaker) this.speaker.names = this.state.names;
    if (message.t === "text") download(message.name, message.text);
    if (message.t === "no" && this.speaker) announce(this.speaker.refusal(message.m), true);
    if (message.t === "thoughts") this.#tellThoughts();
    if (!turn) return;
    const mine = isMine(this.state);
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

  /** One sentence for each step. @param {Step} step */
  #tell(step) {
    if (this.speaker) announce(told(this.speaker, step).join(" "));
  }

  #tellThoughts() {
    const best = this.state.thoughts?.[0];
    if (best) announce(this.speaker?.word("web-thought", { label: best.label, percent: percent(best.share) }) ?? "");
  }

  /** @param {string} a */
  #play(a) {
    this.session.play(a);
    this.requestUpdate();
  }

  #undo() {
    const { turn, pending } = this.state;
    if (!turn || pending) return;
    if (turn.undo.may) this.session.undo();
    else announce(this.speaker?.say(turn.undo.why) ?? "", true);
    this.requestUpdate();
  }

  #hint() {
    if (!this.session.hint()) return;
    announce(this.speaker?.word("web-hint-coming") ?? "");
    this.requestUpdate();
  }

  #forgetHint() {
    this.session.forgetHint();
    this.requestUpdate();
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
      "/": () => /** @type {import("./answers.js").Answers | null} */ (this.querySelector("h-answers"))?.enter(),
      "?": () => this.#showKeys(),
    };
    hearKeys(() => prefs.now.keys, keys);
  }

  #showKeys() {
    /** @type {HTMLDialogElement | null} */ (this.querySelector("dialog.keys"))?.showModal();
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
    const { wish } = this.session.kept ?? {};
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

  /** @param {SubmitEvent} event */
  async #join(event) {
    event.preventDefault();
    const name = String(new FormData(/** @type {HTMLFormElement} */ (event.target)).get("name") ?? "").trim();
    try {
      await this.session.join(name);
    } catch (error) {
      this.refused = refusedBy(error);
    }
  }

  updated() {
    if (!this.board || !this.speaker || !this.state.turn) return;
    const slot = this.querySelector("#board-slot");
    if (slot && this.board.parentNode !== slot) slot.append(this.board);
    const { welcome, view, turn, step, names, players: seated, seats, pending } = this.state;
    const mine = this.session.mayAct || (isMine(this.state) && Boolean(pending));
    const table = { game: welcome?.game, view, turn, step, names, players: seated, seats, mine, pending: Boolean(pending) };
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
      <h-settings .speaker=${speaker}></h-settings>${this.panels?.keyList(speaker)}`;
  }

  /** @param {Speaker} speaker */
  #header(speaker) {
    const game = this.state.welcome?.game;
    return html`<header class="top">
      <a class="brand" href="/">HARENA<span class="unseen"> · ${speaker.word("web-to-lobby")}</span></a>
      <p class="where">${game ? speaker.word(`${game}-title`) : ""} <small>${this.tableId}</small></p>
      <nav aria-label=${speaker.word("web-tools")}>
        ${this.state.turn ? tool("download", speaker.word("web-record"), () => this.session.line?.ask({ t: "record" })) : nothing}
        ${tool("help", speaker.word("web-keys"), () => this.#showKeys())}
        ${tool("settings", speaker.word("web-settings"), () => /** @type {any} */ (this.querySelector("h-settings")).open())}
      </nav>
    </header>`;
  }

  /** @param {Speaker} speaker */
  #main(speaker) {
    const { panels, side, session } = this;
    const { turn, welcome, pending } = this.state;
    if (session.status === "invited") return panels?.invited(speaker, this.tableId, this.refused, (event) => this.#join(event));
    if (session.status === "stranger" || session.status === "refused") return panels?.stranger(speaker);
    if (!turn || !welcome || !this.board) return html`<p class="waiting">${speaker.word(`web-line-${session.status}`)}</p>`;
    const { game } = welcome;
    const options = session.mayAct || pending ? turn.options : [];
    const acts = { play: (/** @type {string} */ a) => this.#play(a), close: () => this.#forgetHint() };
    return html`<h1 class="unseen">${speaker.word(`${game}-title`)} ${this.tableId}</h1>
      <div class="table">
        <div class="middle">
          ${this.#bar(speaker)} ${panels?.thoughts(speaker, this.state, acts)}
          ${side?.result(speaker, this.state, () => this.#again())}
          <section id="board-slot" class="slot" tabindex="-1" aria-label=${speaker.word("web-board")}></section>
          <h-answers .options=${options} .speaker=${speaker} .confirm=${prefs.now.confirm} .pending=${pending?.a ?? ""} .open=${!welcome.set}></h-answers>
        </div>
        <aside aria-label=${speaker.word("web-side")}>
          ${side?.players(speaker, this.state)}
          <h-invites .kept=${welcome.creator ? session.kept : null} .state=${this.state} .speaker=${speaker} .bots=${this.bots}></h-invites>
          <h-chronicle .state=${this.state} .speaker=${speaker}></h-chronicle>
        </aside>
      </div>`;
  }

  /** Who must do what, and what can be taken back. @param {Speaker} speaker */
  #bar(speaker) {
    const { turn, refused, pending, seats, asking } = this.state;
    if (!turn) return nothing;
    const { status } = this.session;
    const trouble = status !== "live" ? speaker.word(`web-line-${status}`) : refused ? speaker.refusal(refused) : "";
    const text = turn.over ? speaker.word("web-over") : speaker.say(turn.prompt) || speaker.word("web-waiting");
    const mine = isMine(this.state);
    return html`<section class="bar" aria-label=${speaker.word("web-now")} ?data-mine=${mine} ?data-pending=${Boolean(pending)}>
      <p class="prompt">${text}${turn.rule && !turn.over ? html` <small class="rule">${turn.rule}</small>` : nothing}</p>
      ${trouble ? html`<p class="trouble">${status === "live" ? nothing : icon("offline")} ${trouble}</p>` : nothing}
      ${status === "replaced" ? html`<button class="main" @click=${() => this.session.line?.takeOver()}>${speaker.word("web-play-here")}</button>` : nothing}
      ${seats.length && !turn.over ? html`<div class="buttons">${this.#undoButton(speaker)}
        <button @click=${() => this.#hint()} aria-disabled=${mine && !asking ? "false" : "true"}>${icon("hint")} ${speaker.word(asking ? "web-hint-coming" : "web-hint")}${key("H")}</button></div>` : nothing}
    </section>`;
  }

  /** @param {Speaker} speaker */
  #undoButton(speaker) {
    const undo = /** @type {import("./store.js").Undo} */ (this.state.turn?.undo);
    const what = undo.may ? speaker.word("web-undo-what", { label: undo.label ?? "" }) : speaker.say(undo.why);
    return html`<button @click=${() => this.#undo()} aria-disabled=${undo.may && !this.state.pending ? "false" : "true"} title=${what}>
      ${icon("undo")} <span>${speaker.word("web-undo")}<small>${what}</small></span>${key("U")}</button>`;
  }
}
customElements.define("h-table", Table);
begin("h-table");

/** @param {string} name @param {string} label @param {() => void} act */
function tool(name, label, act) {
  return html`<button class="tool" aria-label=${label} title=${label} @click=${act}>${icon(name)}</button>`;
}

/** @param {string} name @param {string} text */
function download(name, text) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
