// Beside the board: who plays, who is awaited, how it ended, and the chronicle.
import { html, nothing, repeat } from "../vendor/lit.js";
import { Part, botName, icon, levels, mark, playedBy, post, refusedBy, told } from "./parts.js";

/** @typedef {import("./words.js").Speaker} Speaker */
/** @typedef {import("./store.js").State} State */

/** @param {Speaker} speaker @param {State} state */
export function players(speaker, state) {
  const { turn } = state;
  return html`<ul class="players" aria-label=${speaker.word("web-players")}>
    ${state.names.map((name, seat) => {
      const to_move = turn?.seat === seat && !turn.over;
      const place = turn?.over?.places[seat];
      const who = playedBy(speaker, state.players[seat], state.seats.includes(seat));
      const doing = to_move ? speaker.word(turn?.thinking ? "web-thinking" : "web-to-move") : "";
      return html`<li ?data-turn=${to_move}>
        ${mark(seat)}<b>${name || speaker.word("web-seat", { number: seat + 1 })}</b><small>${who}${doing ? html` · <em>${doing}</em>` : nothing}</small>
        ${place === 1 ? html`<span class="laurel">${icon("laurels")}</span>` : nothing}
      </li>`;
    })}
  </ul>`;
}

/** How the game ended, and for whom well. @param {Speaker} speaker @param {State} state @param {() => void} again */
export function result(speaker, state, again) {
  const over = state.turn?.over;
  if (!over) return nothing;
  const { places } = over;
  const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  const order = places.map((place, seat) => ({ place, seat })).sort((a, b) => a.place - b.place);
  return html`<section class="panel result" aria-labelledby="result-title">
    ${icon("laurels")}
    <h2 id="result-title" tabindex="-1">${speaker.word(over.reason, { winner_seat: winners })}</h2>
    <ol>${order.map(
      ({ place, seat }) => html`<li>${mark(seat)} ${speaker.word("place", {
        seat,
        place,
        sharing: places.filter((other) => other === place).length,
      })}</li>`,
    )}</ol>
    <div class="buttons">
      ${state.welcome?.creator ? html`<button class="main" @click=${again}>${icon("again")} ${speaker.word("web-again")}</button>` : nothing}
      <a class="button" href="/">${speaker.word("web-to-lobby")}</a>
    </div>
  </section>`;
}

/** What happened, the latest last: who did what, and why. */
class Chronicle extends Part {
  static properties = { state: { attribute: false }, speaker: { attribute: false } };

  constructor() {
    super();
    /** @type {State | null} */
    this.state = null;
    /** @type {Speaker | null} */
    this.speaker = null;
    this.seen = 0;
  }

  render() {
    const { state, speaker } = this;
    if (!state || !speaker) return nothing;
    return html`<section class="panel chronicle" aria-labelledby="chronicle-title">
      <h2 id="chronicle-title">${speaker.word("web-chronicle")}</h2>
      <div class="scroller" role="log" aria-live="off" aria-labelledby="chronicle-title" tabindex="0">
        <ol>${repeat(
          state.log,
          (entry) => entry.s,
          (entry) => html`<li class=${entry.kind} ?data-undone=${entry.undone}>${this.#entry(entry)}</li>
            ${entry.s === state.barrier && state.seats.length && !state.turn?.over && entry.kind === "move"
              ? html`<li class="barrier">${speaker.word("web-no-undo-past")}</li>`
              : nothing}`,
        )}</ol>
      </div>
    </section>`;
  }

  /** @param {import("./store.js").Entry} entry */
  #entry(entry) {
    const speaker = /** @type {Speaker} */ (this.speaker);
    const taken = entry.undone ? html` <small>${speaker.word("web-taken-back")}</small>` : nothing;
    return html`${entry.seat >= 0 ? mark(entry.seat) : nothing}<div>${told(speaker, entry).map((line) => html`<p>${line}</p>`)}${taken}</div>`;
  }

  updated() {
    const length = this.state?.log.length ?? 0;
    if (length === this.seen) return;
    this.seen = length;
    const scroller = this.querySelector(".scroller");
    if (scroller) scroller.scrollTop = scroller.scrollHeight;
  }
}
customElements.define("h-chronicle", Chronicle);

/** Who is awaited: links to send, as text and as QR code, and a bot instead. */
class Invites extends Part {
  static properties = {
    kept: { attribute: false },
    state: { attribute: false },
    speaker: { attribute: false },
    bots: { attribute: false },
    shown: { state: true },
    code: { state: true },
    refused: { state: true },
    copied: { state: true },
  };

  constructor() {
    super();
    /** @type {import("./settings.js").Kept | null} */
    this.kept = null;
    /** @type {State | null} */
    this.state = null;
    /** @type {Speaker | null} */
    this.speaker = null;
    /** @type {string[]} */
    this.bots = ["random"];
    this.shown = "";
    this.code = "";
    this.copied = "";
    /** @type {import("./parts.js").Refused | null} */
    this.refused = null;
  }

  render() {
    const { kept, state, speaker } = this;
    if (!kept || !state || !speaker) return nothing;
    const open = (kept.invites ?? []).filter((invite) => state.players[invite.seat] === "open");
    if (!open.length && !kept.watch) return nothing;
    return html`${open.length
      ? html`<section class="panel invites" aria-labelledby="invites-title">
          <h2 id="invites-title">${speaker.word("web-awaited", { number: open.length })}</h2>
          <p class="muted">${speaker.word("web-invite-about")}</p>
          ${open.map((invite) => this.#invite(speaker, invite))}
          ${this.refused ? html`<p class="refused" role="alert">${speaker.refusal(this.refused)}</p>` : nothing}
        </section>`
      : nothing}
    ${kept.watch && !state.turn?.over
      ? html`<details class="panel watchers"><summary>${icon("watch")} <h2>${speaker.word("web-watchers")}</h2>${icon("down")}</summary>
          <p class="muted">${speaker.word("web-watch-about")}</p>${this.#link(speaker, kept.watch, speaker.word("web-watch-link"))}</details>`
      : nothing}`;
  }

  /** @param {Speaker} speaker @param {{seat: number, path: string}} invite */
  #invite(speaker, { seat, path }) {
    const label = speaker.word("web-invite-link", { number: seat + 1 });
    return html`<div class="invite">${mark(seat)} ${this.#link(speaker, path, label)}
      <form class="replace" @submit=${(/** @type {Event} */ event) => this.#replace(event, seat)}>
        <label class="unseen" for="bot-${seat}">${speaker.word("web-replace-by")}</label>
        <select id="bot-${seat}" name="bot">${levels(this.bots).map((bot) => html`<option value=${bot}>${botName(speaker, bot)}</option>`)}</select>
        <button>${icon("bot")} ${speaker.word("web-replace")}</button>
      </form>
    </div>`;
  }

  /** @param {Speaker} speaker @param {string} path @param {string} label */
  #link(speaker, path, label) {
    const url = new URL(path, location.href).href;
    return html`<div class="link">
      <input readonly aria-label=${label} .value=${url} @focus=${(/** @type {any} */ event) => event.target.select()} />
      <button @click=${() => this.#copy(url)}>${icon(this.copied === url ? "check" : "copy")} ${speaker.word(this.copied === url ? "web-copied" : "web-copy")}</button>
      <button aria-expanded=${this.shown === url ? "true" : "false"} @click=${() => this.#show(url)}>${icon("qr")} ${speaker.word("web-qr")}</button>
      ${this.shown === url && this.code ? html`<img class="qr" src=${this.code} alt=${speaker.word("web-qr-alt")} width="220" height="220" />` : nothing}
    </div>`;
  }

  /** The address is sent as a body: it holds a secret, and addresses are written into logs. @param {string} url */
  async #show(url) {
    this.code = "";
    this.shown = this.shown === url ? "" : url;
    if (!this.shown) return;
    const answer = await fetch("/api/qr", { method: "POST", headers: { "content-type": "text/plain" }, body: url });
    if (answer.ok) this.code = `data:image/svg+xml,${encodeURIComponent(await answer.text())}`;
  }

  /** @param {string} url */
  async #copy(url) {
    try {
      await navigator.clipboard.writeText(url);
    } catch {
      // Only a page served safely may write to the clipboard; the old way works on a network at home.
      const field = /** @type {HTMLInputElement[]} */ ([...this.querySelectorAll("input")]).find((input) => input.value === url);
      field?.select();
      document.execCommand("copy");
    }
    this.copied = url;
    this.fire("say", { text: this.speaker?.word("web-copied"), urgent: false });
  }

  /** @param {Event} event @param {number} seat */
  async #replace(event, seat) {
    event.preventDefault();
    const bot = new FormData(/** @type {HTMLFormElement} */ (event.target)).get("bot");
    const { table, token } = this.kept ?? {};
    try {
      await post(`/api/tables/${table}/replace`, { token, seat, bot });
      this.refused = null;
    } catch (error) {
      this.refused = refusedBy(error);
    }
  }
}
customElements.define("h-invites", Invites);
