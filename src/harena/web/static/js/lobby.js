// The lobby: the games, the tables to go on with.
import "./newtable.js";
import "./settings.js";
import { html, nothing } from "../vendor/lit.js";
import { Part, begin, icon, post, refusedBy } from "./parts.js";
import { LANGUAGE_NAMES, keep, kept, prefs } from "./settings.js";
import { LANGUAGES, Speaker, wordsOf } from "./words.js";

const TABLE = "harena:table:";

class Lobby extends Part {
  static properties = { games: { state: true }, speaker: { state: true }, refused: { state: true }, busy: { state: true } };

  constructor() {
    super();
    /** @type {import("./newtable.js").GameInfo[] | null} */
    this.games = null;
    /** @type {Speaker | null} */
    this.speaker = null;
    /** @type {import("./parts.js").Refused | null} */
    this.refused = null;
    this.busy = "";
  }

  connectedCallback() {
    super.connectedCallback();
    prefs.addEventListener("change", () => this.#load());
    this.addEventListener("made", (event) => this.#made(/** @type {CustomEvent} */ (event).detail));
    this.#load();
  }

  async #load() {
    const { lang } = prefs.now;
    if (this.speaker?.lang !== lang) {
      const [source, games] = await Promise.all([
        wordsOf(lang),
        fetch(`/api/games?lang=${lang}`).then((answer) => answer.json()),
      ]);
      if (lang !== prefs.now.lang) return;
      this.games = games.games;
      this.speaker = new Speaker(lang, source);
      document.title = `Harena · ${this.speaker.word("web-play")}`;
    }
    this.requestUpdate();
  }

  /** @param {{made: import("../../../../../types/protocol.js").Opened, wish: import("./settings.js").TableWish}} detail */
  #made({ made, wish }) {
    const names = wish.seats.map((seat) => seat.name ?? "");
    keep(`${TABLE}${made.table}`, { ...made, game: wish.game, names, wish, when: Date.now() });
    location.href = `/t/${made.table}`;
  }

  /** One click: a table against the best bot that answers at once. @param {import("./newtable.js").GameInfo} game */
  async #quick(game) {
    if (this.busy) return;
    this.busy = game.id;
    const bot = game.bots.includes("greedy") ? "greedy" : game.bots.includes("tree") ? "tree:1000" : "random";
    const name = prefs.now.name || (this.speaker?.word("web-you-name") ?? "");
    const others = Array.from({ length: game.seats[0] - 1 }, () => ({ kind: /** @type {const} */ ("bot"), bot }));
    /** @type {import("./settings.js").TableWish} */
    const wish = { game: game.id, settings: {}, seats: [{ kind: "me", name }, ...others], seed: null, spectators: true };
    try {
      this.#made({ made: await post("/api/tables", wish), wish });
    } catch (error) {
      this.refused = refusedBy(error);
      this.busy = "";
    }
  }

  render() {
    const { speaker, games } = this;
    if (!speaker || !games) return nothing;
    const tables = resumable();
    return html`<a class="skip" href="#games">${speaker.word("web-skip")}</a>
      <header class="top">
        <a class="brand" href="/" aria-current="page">HARENA</a>
        <p class="where"></p>
        <nav aria-label=${speaker.word("web-tools")}>
          <span class="languages" role="group" aria-label=${speaker.word("web-language")}>${LANGUAGES.map(
            (lang) => html`<button class="tool" lang=${lang} aria-pressed=${lang === speaker.lang ? "true" : "false"} @click=${() => prefs.set({ lang })}>${lang.toUpperCase()}<span class="unseen"> ${LANGUAGE_NAMES[lang]}</span></button>`,
          )}</span>
          <button class="tool" aria-label=${speaker.word("web-settings")} title=${speaker.word("web-settings")} @click=${() => /** @type {any} */ (this.querySelector("h-settings")).open()}>${icon("settings")}</button>
        </nav>
      </header>
      <main class="lobby">
        <div class="hero">
          <div><h1>${speaker.word("web-welcome")}</h1><p>${speaker.word("web-welcome-about")}</p></div>
          <label class="field">${speaker.word("web-your-name")}<input maxlength="40" autocomplete="nickname" placeholder=${speaker.word("web-you-name")} .value=${prefs.now.name}
            @change=${(/** @type {any} */ event) => prefs.set({ name: event.target.value.trim() })} /></label>
        </div>
        ${this.refused ? html`<p class="refused" role="alert">${speaker.refusal(this.refused)}</p>` : nothing}
        <div class="halls ${tables.length ? "" : "alone"}">
          <section id="games" tabindex="-1" aria-labelledby="games-title"><h2 id="games-title">${speaker.word("web-play")}</h2>
            <ul class="games">${sorted(games).map((game) => this.#game(speaker, game))}</ul></section>
          ${tables.length ? this.#resume(speaker, tables) : nothing}
        </div>
      </main>
      <footer class="foot"><p>${speaker.word("web-foot")}</p></footer>
      <h-newtable .speaker=${speaker}></h-newtable><h-settings .speaker=${speaker}></h-settings>`;
  }

  /** @param {Speaker} speaker @param {import("./newtable.js").GameInfo} game */
  #game(speaker, game) {
    const title = speaker.word(`${game.id}-title`);
    const [least, most] = game.seats;
    return html`<li class="panel card" data-game=${game.id}>
      <h3>${title}</h3>
      <p class="seats">${icon("people")} ${speaker.word(least === most ? "web-seats-exactly" : "web-seats", { least, most })}</p>
      <p>${speaker.word(`${game.id}-about`)}</p>
      <div class="buttons">
        <button class="main" ?data-pending=${this.busy === game.id} aria-label="${speaker.word("web-quick")}: ${title}" @click=${() => this.#quick(game)}>${icon("play")} ${speaker.word("web-quick")}</button>
        <button aria-label="${speaker.word("web-new-table")}: ${title}" @click=${() => /** @type {any} */ (this.querySelector("h-newtable")).open(game)}>${icon("plus")} ${speaker.word("web-new-table")}</button>
      </div>
    </li>`;
  }

  /** @param {Speaker} speaker @param {import("./settings.js").Kept[]} tables */
  #resume(speaker, tables) {
    return html`<section class="resume" aria-labelledby="resume-title"><h2 id="resume-title">${speaker.word("web-continue")}</h2>
      <ul>${tables.map((table) => {
        const how = table.watching ? "watching" : table.over ? "over" : table.mine ? "your-turn" : "waiting";
        const who = (table.names ?? []).filter(Boolean).join(", ");
        return html`<li class="panel">
          <a href="/t/${table.table}"><b>${table.game ? speaker.word(`${table.game}-title`) : ""}</b> <small>${table.table}</small>
            <span class="state" data-state=${how}>${speaker.word(`web-table-${how}`)}</span><small class="who">${who}</small></a>
          <button class="plain" aria-label="${speaker.word("web-forget")}: ${table.table}" title=${speaker.word("web-forget")} @click=${() => this.#forget(table)}>${icon("close")}</button>
        </li>`;
      })}</ul></section>`;
  }

  /** @param {import("./settings.js").Kept} table */
  #forget(table) {
    keep(`${TABLE}${table.table}`, null);
    this.requestUpdate();
  }
}
customElements.define("h-lobby", Lobby);
begin("h-lobby");

/** Games with a board of their own come first. @param {import("./newtable.js").GameInfo[]} games */
function sorted(games) {
  return [...games].sort((a, b) => Number(Boolean(b.set)) - Number(Boolean(a.set)));
}

/** The tables that this device has a seat at, those that wait for it first. */
function resumable() {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(TABLE));
  /** @type {import("./settings.js").Kept[]} */
  const tables = keys.map((key) => kept(key)).filter((table) => table?.token);
  const rank = (/** @type {import("./settings.js").Kept} */ table) => (table.over ? 2 : table.mine ? 0 : 1);
  return tables.sort((a, b) => rank(a) - rank(b) || b.when - a.when).slice(0, 12);
}
