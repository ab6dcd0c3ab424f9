// A new table: the seats, and the form that the game's settings describe.
import { html, keyed, nothing } from "../vendor/lit.js";
import { Part, botName, icon, levels, mark, post, refusedBy } from "./parts.js";
import { prefs } from "./settings.js";
import { Speaker, wordsOf } from "./words.js";

/** @typedef {{id: string, version: number, seats: [number, number], schema: {properties: Record<string, any>}, bots: string[], set: string | null}} GameInfo */
/** @typedef {{kind: "me" | "same" | "bot" | "link" | "empty", name: string, bot: string}} SeatWish */

const KINDS = ["me", "same", "bot", "link", "empty"];
const FILE = "@file";

class NewTable extends Part {
  static properties = {
    speaker: { attribute: false },
    game: { state: true },
    seats: { state: true },
    refused: { state: true },
    busy: { state: true },
    files: { state: true },
  };

  constructor() {
    super();
    /** @type {import("./words.js").Speaker | null} */
    this.speaker = null;
    /** @type {GameInfo | null} */
    this.game = null;
    /** @type {SeatWish[]} */
    this.seats = [];
    this.refused = "";
    this.busy = false;
    this.opened = 0;
    /** @type {Set<string>} the settings whose value comes from a file */
    this.files = new Set();
  }

  /** @param {GameInfo} game */
  async open(game) {
    this.game = game;
    this.refused = "";
    this.busy = false;
    this.files = new Set();
    const [least, most] = game.seats;
    const name = prefs.now.name || this.#say("web-you-name");
    const bot = game.bots.includes("greedy") ? "greedy" : levels(game.bots)[0];
    this.seats = Array.from({ length: most }, (_, seat) => ({
      kind: seat === 0 ? "me" : seat < least ? "bot" : "empty",
      name: seat === 0 ? name : "",
      bot,
    }));
    this.opened += 1;
    await this.updateComplete;
    this.querySelector("dialog")?.showModal();
  }

  /** @param {string} id @param {Record<string, any>} [args] */
  #say(id, args) {
    return this.speaker?.word(id, args) ?? "";
  }

  render() {
    const { game, speaker } = this;
    if (!game || !speaker) return nothing;
    const settings = Object.entries(game.schema.properties ?? {});
    // A new form each time: nothing of the last one stays in its fields.
    return keyed(this.opened, html`<dialog class="sheet wide" aria-labelledby="new-title">
      <form @submit=${this.#submit} novalidate>
        <header>
          <h2 id="new-title">${this.#say("web-new-table")} · ${this.#say(`${game.id}-title`)}</h2>
          <button type="button" class="plain" aria-label=${this.#say("web-close")} @click=${this.#close}>${icon("close")}</button>
        </header>
        <fieldset class="seating"><legend>${this.#say("web-seating")}</legend>
          ${this.seats.map((wish, seat) => this.#seat(game, wish, seat))}
        </fieldset>
        ${settings.length
          ? html`<fieldset class="rules"><legend>${this.#say("web-rules")}</legend>
              ${settings.map(([id, schema]) => this.#setting(game, id, schema))}</fieldset>`
          : nothing}
        <details class="more"><summary>${this.#say("web-more")} ${icon("down")}</summary>
          <label class="field">${this.#say("web-seed")}<input name="seed" inputmode="numeric" pattern="[0-9]{0,15}" autocomplete="off" /><small>${this.#say("web-seed-about")}</small></label>
          <label class="switch"><input type="checkbox" name="spectators" checked /><span>${this.#say("web-spectators")}</span></label>
        </details>
        ${this.refused ? html`<p class="refused" role="alert">${this.refused}</p>` : nothing}
        <footer>
          <button type="button" @click=${this.#close}>${this.#say("web-cancel")}</button>
          <button class="main" ?data-pending=${this.busy}>${this.#say("web-create")}</button>
        </footer>
      </form>
    </dialog>`);
  }

  /** @param {GameInfo} game @param {SeatWish} wish @param {number} seat */
  #seat(game, wish, seat) {
    const kinds = KINDS.filter((kind) => kind !== "empty" || seat >= game.seats[0]);
    const change = (/** @type {Partial<SeatWish>} */ changed) => {
      this.seats = this.seats.map((old, at) => (at === seat ? { ...old, ...changed } : old));
    };
    const number = seat + 1;
    return html`<div class="seat">
      ${mark(seat)}
      <select aria-label=${this.#say("web-seat", { number })} @change=${(/** @type {any} */ event) => change({ kind: event.target.value })}>
        ${kinds.map((kind) => html`<option value=${kind} .selected=${wish.kind === kind}>${this.#say(`web-seat-${kind}`)}</option>`)}
      </select>
      ${wish.kind === "me" || wish.kind === "same"
        ? html`<input aria-label=${this.#say("web-name-of", { number })} placeholder=${this.#say("web-name")} maxlength="40" autocomplete="off" .value=${wish.name}
            @input=${(/** @type {any} */ event) => change({ name: event.target.value })} />`
        : wish.kind === "bot"
          ? html`<select aria-label=${this.#say("web-bot-of", { number })} @change=${(/** @type {any} */ event) => change({ bot: event.target.value })}>
              ${levels(game.bots).map((bot) => html`<option value=${bot} .selected=${wish.bot === bot}>${botName(/** @type {any} */ (this.speaker), bot)}</option>`)}
            </select>`
          : html`<small>${this.#say(`web-seat-${wish.kind}-about`)}</small>`}
    </div>`;
  }

  /** One setting, by its schema. @param {GameInfo} game @param {string} id @param {any} schema */
  #setting(game, id, schema) {
    const label = this.#say(`${game.id}-setting-${id}`);
    if (schema.type === "boolean") {
      return html`<label class="switch"><input type="checkbox" name=${id} ?checked=${schema.default} /><span>${label}</span></label>`;
    }
    if (schema.type === "integer") {
      return html`<label class="field">${label}<input type="number" name=${id} min=${schema.minimum} max=${schema.maximum} step="1" value=${schema.default} /></label>`;
    }
    const content = schema.anyOf?.find((/** @type {any} */ part) => part.enum);
    const values = schema.enum ?? content?.enum ?? [];
    return html`<label class="field">${label}
        <select name=${id} @change=${(/** @type {any} */ event) => this.#source(id, event.target.value)}>
          ${values.map((/** @type {string} */ value) => html`<option value=${value} ?selected=${value === schema.default}>${this.#value(game, id, value)}</option>`)}
          ${content ? html`<option value=${FILE}>${this.#say("web-own-file")}</option>` : nothing}
        </select></label>
      ${this.files.has(id) ? html`<label class="field">${this.#say("web-file-for", { label })}<input type="file" name="${id}-file" accept=".toml,text/plain" /></label>` : nothing}`;
  }

  /** @param {GameInfo} game @param {string} id @param {string} value */
  #value(game, id, value) {
    const words = `${game.id}-setting-${id}-${value}`;
    return this.speaker?.has(words) ? this.#say(words) : value;
  }

  /** @param {string} id @param {string} value */
  #source(id, value) {
    const files = new Set(this.files);
    if (value === FILE) files.add(id);
    else files.delete(id);
    this.files = files;
  }

  #close() {
    this.querySelector("dialog")?.close();
  }

  /** @param {SubmitEvent} event */
  async #submit(event) {
    event.preventDefault();
    if (this.busy || !this.game) return;
    this.busy = true;
    const data = new FormData(/** @type {HTMLFormElement} */ (event.target));
    const seats = this.seats.filter(({ kind }) => kind !== "empty").map((wish, nth) => this.#seated(wish, nth));
    const seed = String(data.get("seed") ?? "");
    try {
      const settings = await this.#settings(this.game, data);
      const wish = { game: this.game.id, settings, seats, seed: seed ? Number(seed) : null, spectators: data.has("spectators") };
      const made = await post("/api/tables", wish);
      const me = seats.find(({ kind }) => kind === "me");
      if (me?.name && me.name !== this.#say("web-you-name")) prefs.set({ name: me.name });
      this.fire("made", { made, wish });
    } catch (error) {
      this.refused = await this.#refusal(this.game, error);
      this.busy = false;
    }
  }

  /** What a game will not do is said in the words of that game. @param {GameInfo} game @param {unknown} error */
  async #refusal(game, error) {
    const { lang } = prefs.now;
    const source = await wordsOf(lang, game.id).catch(() => wordsOf(lang));
    return new Speaker(lang, source).refusal(refusedBy(error));
  }

  /** @param {SeatWish} wish @param {number} nth */
  #seated({ kind, name, bot }, nth) {
    if (kind === "bot") return { kind, name: "", bot };
    if (kind === "link") return { kind, name: "" };
    return { kind, name: name.trim() || this.#say("web-seat", { number: nth + 1 }) };
  }

  /** @param {GameInfo} game @param {FormData} data */
  async #settings(game, data) {
    /** @type {Record<string, any>} */
    const found = {};
    for (const [id, schema] of Object.entries(game.schema.properties ?? {})) {
      const value = data.get(id);
      if (schema.type === "boolean") found[id] = data.has(id);
      else if (schema.type === "integer") found[id] = value === "" ? schema.default : Number(value);
      else if (value === FILE) found[id] = await /** @type {File} */ (data.get(`${id}-file`))?.text();
      else found[id] = value;
    }
    return found;
  }
}
customElements.define("h-newtable", NewTable);
