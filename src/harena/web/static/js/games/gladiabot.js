// The table of Gladiabot: board, choices, robots, dice. It knows no rule; what may be touched comes from the answers.
import { html, nothing } from "../../vendor/lit.js";
import { reduced } from "../hex/board.js";
import { Choosing, kindOf, nameOf } from "../hex/choosing.js";
import { Cells, centre } from "../hex/geometry.js";
import { aim, picture, standing } from "../hex/pieces.js";
import { roster } from "../hex/roster.js";
import { Part } from "../parts.js";

/** @typedef {import("../hex/choosing.js").Message} Message */
/** @typedef {import("../hex/choosing.js").Option} Option */
/** @typedef {{seat: number, tag: string, at?: string, wounds?: number, ready?: boolean, printed: Record<string, number>, now: Record<string, number>}} Robot */
/**
 * @typedef {object} View
 * @property {number} round
 * @property {number} initiative
 * @property {string[][]} colours
 * @property {Record<string, Robot>} robots
 * @property {Record<string, string>} crates
 * @property {Record<string, number>} crate_wounds
 * @property {Record<string, number>} stock
 * @property {(import("../hex/geometry.js").Cell & {border: boolean})[]} cells
 */
/** @typedef {{s: number, kind: string, a?: string, events: Message[]}} Step */
/** @typedef {{seat: number, options: Option[]}} Turn */
/** @typedef {{view: View, turn: Turn, step: Step | null, names: string[], players: string[], seats: number[], mine: boolean, pending: boolean}} Table */
/** @typedef {{lang: string, say(message: Message): string, word(id: string, args?: Record<string, any>): string}} Speaker */
/** @typedef {{dice: "full"|"quick"|"still", motion: boolean, confirm: boolean}} Prefs */

const TAG = "harena-gladiabot";
const SLIDE = 240;
/** What is told of dice. */
const THROWN = /-fought$|-rolled$/;
/** What the pieces are drawn on while nothing has arrived. @type {View} */
const NOTHING = { round: 0, initiative: -1, colours: [], robots: {}, crates: {}, crate_wounds: {}, stock: {}, cells: [] };

class Gladiabot extends Part {
  static properties = {
    table: { attribute: false },
    speaker: { attribute: false },
    prefs: { attribute: false },
    choosing: { state: true },
    wanted: { state: true },
    looked: { state: true },
    held: { state: true },
  };

  constructor() {
    super();
    /** @type {Table | undefined} */
    this.table = undefined;
    /** @type {Speaker | undefined} */
    this.speaker = undefined;
    /** @type {Prefs} */
    this.prefs = { dice: "full", motion: true, confirm: false };
    this.choosing = new Choosing([], (touch) => touch);
    /** An answer that waits to be confirmed. @type {Option | undefined} */
    this.wanted = undefined;
    /** The cell under the pointer or the cursor. */
    this.looked = "";
    /** What is shown while dice tumble: the table as it was before. @type {View | undefined} */
    this.held = undefined;
    /** @type {Map<string, string>} */
    this.stood = new Map();
    /** The last step in which dice were thrown. @type {Step | undefined} */
    this.thrown = undefined;
    this.asked = "";
    this.number = 0;
  }

  /** @returns {View} */
  get view() {
    return this.table?.view ?? NOTHING;
  }

  /** @returns {View} */
  get drawn() {
    return this.held ?? this.view;
  }

  /** @param {Map<string, any>} changed */
  willUpdate(changed) {
    if (changed.has("speaker")) void this.throws().then((throws) => this.tray?.tell(throws), () => undefined);
    if (!changed.has("table") || !this.table) return;
    const { turn, step, mine, pending } = this.table;
    const options = mine && !pending ? turn.options : [];
    const asked = [turn.seat, this.table.view.round, ...options.map((option) => option.a)].join("|");
    if (asked !== this.asked) {
      this.asked = asked;
      this.wanted = undefined;
      this.choosing = new Choosing(options, (touch) => this.placeOf(touch));
      this.offerCursor();
    }
    const before = /** @type {Table | undefined} */ (changed.get("table"));
    if (step && step !== before?.step && step.kind !== "seat") this.throw(step, before?.view);
    else if (!step) this.held = undefined;
  }

  /** Whoever comes to the board by keyboard stands where something may be chosen. */
  offerCursor() {
    const cell = [...this.choosing.next.keys()].find((place) => place.startsWith("@"))?.slice(1);
    const board = this.board;
    if (cell && !board?.contains(document.activeElement)) void this.updateComplete.then(() => this.board?.stand(cell));
  }

  /** @param {Step} step @param {View | undefined} before */
  throw(step, before) {
    const number = ++this.number;
    const rolled = step.events.some((event) => THROWN.test(event.id));
    const moves = this.prefs.dice !== "still" && this.prefs.motion && !reduced();
    this.held = rolled && moves ? before : undefined;
    if (!rolled) return;
    this.thrown = step;
    void this.updateComplete.then(async () => {
      try {
        const throws = await this.throws();
        if (number === this.number) await this.tray?.play(throws, this.prefs.dice, this.prefs.motion);
      } catch {
        // Without dice the board still plays.
      }
      if (number === this.number) this.held = undefined;
    });
  }

  /** What was last thrown, in the reader's words. Dice come after the board, which is needed first. */
  async throws() {
    const { throwsOf } = await import("../dice/throws.js");
    return this.thrown && this.speaker ? throwsOf(this.thrown, this.view.colours, this.speaker) : [];
  }

  /** Whoever touches the table does not want to wait for dice. */
  release() {
    if (!this.held) return;
    this.tray?.finish();
    this.held = undefined;
  }

  /** The tray, once there is one: until its module has come the element knows nothing of dice. */
  get tray() {
    return /** @type {import("../dice/tray.js").DiceTray | null} */ (this.querySelector("harena-dice-tray:defined"));
  }

  get board() {
    return /** @type {import("../hex/board.js").HexBoard | null} */ (this.querySelector("harena-hex-board"));
  }

  /** Where a touched thing lies: on a cell, or beside the board. @param {string} touch */
  placeOf(touch) {
    const [kind, name] = [kindOf(touch), nameOf(touch)];
    const cell = kind === "robot" ? this.view.robots[name]?.at : name;
    return cell !== undefined && this.view.cells.some((one) => one.cell === cell) ? `@${cell}` : touch;
  }

  /** @param {string} place @param {boolean} [keyed] whether the focus must be kept somewhere */
  touch(place, keyed = false) {
    this.release();
    if (this.wanted && this.choosing.path.at(-1) === place) return this.play(this.wanted);
    if (!this.choosing.next.has(place)) return this.touchAnew(place, keyed);
    const choosing = this.choosing.touch(place);
    const { decided } = choosing;
    if (decided && !this.prefs.confirm) return this.play(decided);
    this.choosing = choosing;
    this.wanted = decided;
    this.tell(decided ? this.say(decided.label) : this.summary());
    if (keyed && !decided) this.toBoard();
  }

  /** What cannot be touched next may be what one would rather begin with. @param {string} place @param {boolean} keyed */
  touchAnew(place, keyed) {
    const same = this.choosing.path.at(-1) === place;
    if (!this.choosing.begun) return;
    this.cancel();
    if (!same && this.choosing.next.has(place)) this.touch(place, keyed);
  }

  cancel() {
    if (!this.choosing.begun) return;
    this.wanted = undefined;
    this.choosing = this.choosing.anew;
    this.tell(this.word("web-board-let-go"));
  }

  /** @param {Option} option */
  play(option) {
    this.wanted = undefined;
    this.choosing = this.choosing.anew;
    this.fire("play", { a: option.a });
    this.toBoard(true);
  }

  /** Keep the focus when what had it goes away. @param {boolean} [stay] */
  toBoard(stay = false) {
    const board = this.board;
    if (!board || (document.activeElement && board.contains(document.activeElement))) return;
    const cells = [...this.choosing.next.keys()].filter((place) => place.startsWith("@"));
    if (stay && !(document.activeElement && this.contains(document.activeElement))) return;
    if (stay || cells.length) void this.updateComplete.then(() => board.go(stay ? board.cursor : cells[0].slice(1), { preventScroll: true }));
  }

  /** @param {string} text */
  tell(text) {
    this.fire("say", { text, urgent: false });
  }

  /** @param {string} id @param {Record<string, any>} [args] */
  word(id, args) {
    return this.speaker?.word(id, args) ?? "";
  }

  /** @param {Message} message */
  say(message) {
    return this.speaker?.say(message) ?? "";
  }

  summary() {
    const what = this.choosing.path.map((place) => this.thing(place)).join(", ");
    const number = this.choosing.next.size;
    return this.word("web-board-chosen-now", { what, number, more: this.choosing.ready.length });
  }

  /** What lies in a place, in words. @param {string} place @returns {string} */
  thing(place) {
    if (place.startsWith("@")) {
      const cell = place.slice(1);
      const found = Object.entries(this.view.robots).find(([, one]) => one.at === cell);
      if (found) return this.word("gladiabot-robot-called", { robot: found[0] });
      return this.view.crates[cell] ? `${this.crateName(this.view.crates[cell])}, ${cell}` : cell;
    }
    const name = nameOf(place);
    if (kindOf(place) === "robot") return this.word("gladiabot-robot-called", { robot: name });
    if (kindOf(place) === "crate") return this.crateName(name);
    return kindOf(place) === "colour" ? this.word("gladiabot-colour", { colour: name }) : name;
  }

  /** @param {string} kind */
  crateName(kind) {
    return this.word("gladiabot-name-crate", { a: kind });
  }

  render() {
    if (!this.table || !this.speaker) return nothing;
    const { choosing } = this;
    const words = {
      name: this.word("web-board-name", { cells: this.view.cells.length }),
      zoom: this.word("web-board-zoom"),
      zoomIn: this.word("web-board-zoom-in"),
      zoomOut: this.word("web-board-zoom-out"),
      fit: this.word("web-board-fit"),
    };
    const chosen = Object.entries(this.view.robots).find(([, one]) => one.at && choosing.path[0] === `@${one.at}`);
    return html`<div class="gladiabot" @pointerdown=${this.release}>
      <div class="gladiabot-play">
        <harena-hex-board .cells=${this.view.cells} .words=${words} .look=${this.looks()} .pieces=${standing(this.drawn)} .lines=${this.lines()}
          @pick=${(/** @type {CustomEvent} */ event) => this.touch(`@${event.detail.cell}`)}
          @cancel=${this.cancel} @look=${(/** @type {CustomEvent} */ event) => (this.looked = event.detail.cell)}>
        </harena-hex-board>
        ${this.bar()}
      </div>
      <harena-dice-tray .words=${{ title: this.word("web-board-dice"), empty: this.word("web-board-no-dice") }}></harena-dice-tray>
      ${roster({
        view: this.drawn,
        speaker: this.speaker,
        asked: this.table.turn.seat,
        chosen: chosen?.[0] ?? "",
        may: (name) => choosing.next.has(this.placeOf(`robot ${name}`)),
        touch: (name) => this.touch(this.placeOf(`robot ${name}`), true),
      })}
    </div>`;
  }

  /** How each cell looks; made anew so that the board draws again. */
  looks() {
    const { choosing, drawn, held, wanted } = this;
    const robots = new Map(Object.entries(drawn.robots).flatMap(([name, one]) => (one.at ? [[one.at, name]] : [])));
    const last = new Set((this.table?.step?.a ?? "").split(" "));
    /** @type {Map<string, import("../hex/board.js").Look>} */
    const found = new Map();
    for (const cell of drawn.cells) {
      const place = `@${cell.cell}`;
      const next = held ? undefined : choosing.next.get(place);
      const chosen = choosing.path.includes(place);
      const ground = [cell.border ? "hex-border" : "", last.has(cell.cell) ? "hex-last" : ""].filter(Boolean).join(" ");
      const marks = next?.marks ?? new Set();
      const label = this.label(cell.cell, robots.get(cell.cell), chosen, next, last.has(cell.cell));
      found.set(cell.cell, { label, ground, marks, chosen, wanted: wanted !== undefined && choosing.path.at(-1) === place });
    }
    const none = { label: "", ground: "", marks: new Set(), chosen: false, wanted: false };
    return (/** @type {{cell: string}} */ { cell }) => found.get(cell) ?? none;
  }

  /**
   * @param {string} cell @param {string | undefined} name @param {boolean} chosen
   * @param {import("../hex/choosing.js").Next | undefined} next @param {boolean} last
   */
  label(cell, name, chosen, next, last) {
    const parts = [cell];
    const kind = this.drawn.crates[cell];
    const hurt = this.drawn.crate_wounds[cell] ?? 0;
    if (kind) parts.push(this.crateName(kind) + (hurt ? ` (${this.word("web-board-wounds", { wounds: hurt })})` : ""));
    if (name) parts.push(...this.about(name));
    if (!kind && !name) parts.push(this.word("web-board-empty"));
    if (chosen) parts.push(this.word("web-board-chosen"));
    if (next) parts.push(next.options.length === 1 ? this.word("web-board-may", { what: this.say(next.options[0].label) }) : this.word("web-board-may-choose"));
    if (last) parts.push(this.word("web-board-last"));
    return parts.join(", ");
  }

  /** A robot in words, for a label. @param {string} name */
  about(name) {
    const one = this.drawn.robots[name];
    const wounds = one.wounds ?? 0;
    const mine = this.table?.seats.includes(one.seat);
    const robot = this.word("gladiabot-robot-called", { robot: name });
    return [
      this.word(mine ? "web-board-yours" : "web-board-theirs", { robot, seat: one.seat }),
      ...(wounds ? [this.word("web-board-wounds-of", { wounds, armour: one.now.armour ?? one.printed.armour })] : []),
      ...(this.drawn.round ? [this.word(one.ready ? "web-board-ready" : "web-board-spent")] : []),
    ];
  }

  /** From what was chosen to what waits to be confirmed. */
  lines() {
    const [from, to] = this.choosing.path.slice(-2);
    return this.wanted && from && to ? aim(this.view.cells, from.slice(1), to.slice(1)) : nothing;
  }

  /** Under the board: what is about to happen, answers without a place of their own, what the marks mean. */
  bar() {
    const { choosing, wanted } = this;
    if (!this.table?.seats.length || this.table.turn.seat < 0) return nothing;
    const beside = [...choosing.next].filter(([place]) => !place.startsWith("@"));
    const looked = choosing.next.get(`@${this.looked}`);
    const shown = wanted ?? (looked?.options.length === 1 ? looked.options[0] : undefined);
    return html`<div class="choices">
      <p class="choices-shown">${shown && !this.held ? this.say(shown.label) : this.legend()}</p>
      <div class="choices-buttons">
        ${wanted
          ? html`<button type="button" class="primary" @click=${() => this.play(wanted)}>${this.word("web-board-confirm")}</button>`
          : html`${beside.map(([place, next]) => this.besideButton(place, next))}${this.readyButtons()}`}
        ${choosing.begun
          ? html`<button type="button" class="quiet" @click=${() => { this.cancel(); this.toBoard(true); }}>${this.word("web-board-cancel")}</button>`
          : nothing}
      </div>
    </div>`;
  }

  readyButtons() {
    return this.choosing.ready.map(
      (option) => html`<button type="button" data-a=${option.a} @click=${() => this.play(option)}>${this.say(option.label)}</button>`,
    );
  }

  /** A thing that lies beside the board. @param {string} place @param {import("../hex/choosing.js").Next} next */
  besideButton(place, next) {
    const [option] = next.options;
    const alone = next.options.length === 1;
    const kind = kindOf(place);
    const name = nameOf(place);
    const left = kind === "crate" ? this.view.stock[name] : undefined;
    const text = alone ? this.say(option.label) : this.thing(place);
    return html`<button type="button" class="beside" data-touch=${place} @click=${() => this.touch(place, true)}>
      ${picture(kind, name, this.view.robots[name]?.tag)}<span>${text}${left ? html` <b>×${left}</b>` : nothing}</span>
    </button>`;
  }

  /** What the marks mean that are on the board. */
  legend() {
    if (this.held) return nothing;
    const onBoard = [...this.choosing.next].filter(([place]) => place.startsWith("@"));
    const marks = new Set(onBoard.flatMap(([, next]) => [...next.marks]));
    const known = ["choose", "go", "aim", "push", "shift"].filter((mark) => marks.has(mark));
    return known.map((mark) => html`<span class="legend"><i class="legend-${mark}"></i>${this.word(`web-board-mark-${mark}`)}</span>`);
  }

  /** Robots that stand elsewhere now slide there. */
  updated() {
    const now = new Map(Object.entries(this.drawn.robots).flatMap(([name, one]) => (one.at ? [[name, one.at]] : [])));
    const before = this.stood;
    this.stood = now;
    if (!this.prefs.motion || reduced()) return;
    const map = new Cells(this.drawn.cells).of;
    for (const [name, cell] of now) {
      const [from, to] = [map.get(before.get(name) ?? ""), map.get(cell)];
      if (from && to && from !== to) void this.slide(name, centre(from), centre(to));
    }
  }

  /** @param {string} name @param {[number, number]} from @param {[number, number]} to */
  async slide(name, [x1, y1], [x2, y2]) {
    await this.board?.updateComplete;
    const piece = this.querySelector(`[data-robot="${CSS.escape(name)}"]`);
    piece?.animate([{ transform: `translate(${x1 - x2}px, ${y1 - y2}px)` }, { transform: "none" }], { duration: SLIDE, easing: "ease-out" });
  }
}

customElements.define(TAG, Gladiabot);

export default TAG;
