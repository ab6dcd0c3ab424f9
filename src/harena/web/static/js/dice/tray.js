// The dice tray: throws one after another, each with its rows of dice; then rows in pairs, with what each pair did.
import { LitElement, html, nothing, repeat } from "../../vendor/lit.js";
import { reduced } from "../hex/board.js";
import { paintOf } from "../hex/pieces.js";
import { prepare, rest, roll } from "./die.js";
import { tracks } from "./tracks.js";

/** @typedef {{label: string, colour: string, dice: number[]}} Row dice as the table sorted them */
/**
 * @typedef {object} Throw
 * @property {string} key
 * @property {string} caption what it was for
 * @property {string} label all that lies there, in words
 * @property {Row[]} rows
 * @property {number[]} [pairs] what each pair of dice did
 * @property {string} [total]
 */

const AT_ONCE = 12;
const QUICK = 2.5;
const FADE = 180;
const SORT = 240;
const PAIR = 130;
const KEPT = 4;

/** Numbers that look thrown, the same at every seat. @param {string} text */
export function scatter(text) {
  let state = 2166136261;
  for (const sign of text) state = Math.imul(state ^ (sign.codePointAt(0) ?? 0), 16777619);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9;
    return ((state ^ (state >>> 13)) >>> 0) / 4294967296;
  };
}

/** An order to throw sorted dice in. @param {number} number @param {() => number} chance @returns {number[]} */
export function shuffled(number, chance) {
  const order = [...Array(number).keys()];
  for (let last = number - 1; last > 0; last--) {
    const other = Math.floor(chance() * (last + 1));
    [order[last], order[other]] = [order[other], order[last]];
  }
  return order;
}

export class DiceTray extends LitElement {
  static properties = { throws: { attribute: false }, words: { attribute: false } };

  constructor() {
    super();
    /** @type {Throw[]} */
    this.throws = [];
    /** @type {{title: string, empty: string}} */
    this.words = { title: "", empty: "" };
    /** @type {AbortController | undefined} */
    this.running = undefined;
  }

  createRenderRoot() {
    return this;
  }

  /** Get ready while nobody waits. */
  firstUpdated() {
    const size = parseFloat(getComputedStyle(/** @type {Element} */ (this.firstElementChild)).getPropertyValue("--die"));
    if (size && !reduced()) void prepare(size, AT_ONCE).catch(() => undefined);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.running?.abort();
  }

  /** Show throws; resolves when the last die lies. @param {Throw[]} throws @param {"full"|"quick"|"still"} dice @param {boolean} motion */
  async play(throws, dice, motion) {
    this.running?.abort();
    const running = new AbortController();
    this.running = running;
    this.throws = throws.slice(-KEPT);
    await this.updateComplete;
    const shown = /** @type {HTMLElement[]} */ ([...this.querySelectorAll(".throw")]);
    if (dice === "still" || !motion || reduced()) {
      shown.forEach((element) => this.lay(element));
      if (dice !== "still") shown.forEach((element) => element.animate([{ opacity: 0 }, { opacity: 1 }], FADE));
      return;
    }
    shown.forEach((element) => element.classList.add("throw-waits"));
    await tracks().catch(() => running.abort()); // without tracks the dice just lie there
    for (const [nth, element] of shown.entries()) {
      element.classList.remove("throw-waits");
      await this.tumble(element, this.throws[nth], dice === "quick" ? QUICK : 1, running.signal);
    }
  }

  /** The same throws in other words. @param {Throw[]} throws */
  tell(throws) {
    const said = new Map(throws.map((thrown) => [thrown.key, thrown]));
    this.throws = this.throws.map((thrown) => said.get(thrown.key) ?? thrown);
  }

  /** End every tumble now. */
  finish() {
    this.running?.abort();
  }

  /** All dice flat, sorted, with their pairs. @param {HTMLElement} element */
  lay(element) {
    for (const place of places(element)) rest(place, place.dataset.colour ?? "", Number(place.dataset.face));
    element.classList.remove("throw-waits", "throw-open");
  }

  /** @param {HTMLElement} element @param {Throw} thrown @param {number} rate @param {AbortSignal} signal */
  async tumble(element, thrown, rate, signal) {
    if (signal.aborted) return this.lay(element);
    element.classList.add("throw-open");
    const chance = scatter(thrown.key);
    const jobs = thrown.rows.flatMap((row, nth) => {
      const inRow = places(element).filter((place) => Number(place.dataset.row) === nth);
      return shuffled(row.dice.length, chance).map((from, at) => ({
        place: inRow[at],
        colour: row.colour,
        face: row.dice[from],
        track: Math.floor(chance() * 997),
        to: inRow[from],
      }));
    });
    const size = jobs[0]?.place.clientWidth ?? 0;
    for (let nth = 0; nth < jobs.length; nth += AT_ONCE) await roll(jobs.slice(nth, nth + AT_ONCE), rate, size, signal);
    if (!signal.aborted && thrown.pairs) await sort(element, jobs, rate);
    this.lay(element);
    if (!signal.aborted && thrown.pairs) await reveal(element, rate);
  }

  render() {
    return html`<section class="tray" aria-label=${this.words.title}>
      ${this.throws.length
        ? repeat(this.throws, (thrown) => thrown.key, (thrown) => this.thrown(thrown))
        : html`<p class="tray-empty">${this.words.empty}</p>`}
    </section>`;
  }

  /** @param {Throw} thrown */
  thrown(thrown) {
    return html`<div class="throw">
      <p class="throw-caption" aria-hidden="true">${thrown.caption}</p>
      <div class="throw-dice" role="img" aria-label=${thrown.label}>
        ${thrown.pairs ? this.paired(thrown) : this.apart(thrown)}
        ${thrown.total ? html`<div class="throw-total">${thrown.total}</div>` : nothing}
      </div>
    </div>`;
  }

  /** Both rows above one another, between them what each pair did. @param {Throw} thrown */
  paired(thrown) {
    const [upper, lower] = thrown.rows;
    return html`<div class="throw-names">${this.name(upper)}${this.name(lower)}</div>
      <div class="throw-pairs">
        ${upper.dice.map((_, nth) => {
          const made = thrown.pairs?.[nth] ?? 0;
          return html`<div class="pair" data-made=${made}>
            ${this.die(upper, 0, nth)}<span class="pair-made">${made ? mark(made) : html`<i></i>`}</span>${this.die(lower, 1, nth)}
          </div>`;
        })}
      </div>`;
  }

  /** @param {Throw} thrown */
  apart(thrown) {
    return html`<div class="throw-rows">
      ${thrown.rows.map(
        (row, nth) => html`<div class="throw-row">${this.name(row)}${row.dice.map((_, at) => this.die(row, nth, at))}</div>`,
      )}
    </div>`;
  }

  /** @param {Row} row */
  name(row) {
    const paint = paintOf(row.colour);
    return html`<span class="throw-name">
      <svg class="cue" viewBox="-10 -10 20 20" aria-hidden="true">
        <circle r="9.5" fill=${paint.body} /><path d=${paint.cue} transform="scale(.7)" fill=${paint.ink} />
      </svg>
      <span>${row.label}</span>
    </span>`;
  }

  /** @param {Row} row @param {number} nth @param {number} at */
  die(row, nth, at) {
    return html`<span class="die" data-row=${nth} data-colour=${row.colour} data-face=${row.dice[at]}></span>`;
  }
}

/** One drop for each wound. @param {number} made */
function mark(made) {
  return html`<b>${Array.from(
    { length: made },
    () => html`<svg viewBox="0 0 12 16" aria-hidden="true"><path d="M6 0C8 5 11.500 7 11.500 10.500A5.500 5.500 0 0 1 .5 10.500C.5 7 4 5 6 0Z" /></svg>`,
  )}</b>`;
}

/** @param {HTMLElement} element @returns {HTMLElement[]} */
function places(element) {
  return [...element.querySelectorAll(".die")].map((place) => /** @type {HTMLElement} */ (place));
}

/** Each die goes where it belongs in its row.
 * @param {HTMLElement} element @param {{place: HTMLElement, to: HTMLElement}[]} jobs @param {number} rate */
async function sort(element, jobs, rate) {
  const where = new Map(jobs.map(({ place }) => [place, place.getBoundingClientRect()]));
  const running = jobs.map(({ place, to }) => {
    const from = /** @type {DOMRect} */ (where.get(place));
    const goal = /** @type {DOMRect} */ (where.get(to));
    const transform = `translate(${goal.left - from.left}px, ${goal.top - from.top}px)`;
    return place.animate([{ transform: "none" }, { transform }], { duration: SORT / rate, easing: "ease-in-out", fill: "forwards" });
  });
  await Promise.all(running.map((animation) => animation.finished.catch(() => undefined)));
  running.forEach((animation) => animation.cancel());
}

/** Pair by pair. @param {HTMLElement} element @param {number} rate */
async function reveal(element, rate) {
  const all = [...element.querySelectorAll(".pair-made, .throw-total")].map((made, nth) =>
    made.animate(
      [{ opacity: 0, transform: "scale(.4)" }, { opacity: 1, transform: "scale(1.15)", offset: 0.7 }, { opacity: 1, transform: "none" }],
      { duration: PAIR * 1.6 / rate, delay: (nth * PAIR) / rate, fill: "backwards" },
    ),
  );
  await Promise.all(all.map((animation) => animation.finished.catch(() => undefined)));
}

customElements.define("harena-dice-tray", DiceTray);
