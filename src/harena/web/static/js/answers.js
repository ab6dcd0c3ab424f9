// All legal answers as a list with a filter: the table for those who prefer text, and for games without a board.
import { html, nothing, repeat } from "../vendor/lit.js";
import { Part, icon } from "./parts.js";

/** @typedef {import("./store.js").Option} Option */

/** So many answers are shown as they are; more get a filter and groups. */
const FEW = 12;

export class Answers extends Part {
  static properties = {
    options: { attribute: false },
    speaker: { attribute: false },
    confirm: { attribute: false },
    pending: { attribute: false },
    open: { attribute: false },
    wanted: { state: true },
    chosen: { state: true },
  };

  constructor() {
    super();
    /** @type {Option[]} */
    this.options = [];
    /** @type {import("./words.js").Speaker | null} */
    this.speaker = null;
    this.confirm = false;
    this.pending = "";
    this.open = false;
    this.held = false;
    this.wanted = "";
    this.chosen = "";
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (!changed.has("options")) return;
    this.chosen = "";
    this.wanted = "";
  }

  /** Who played with the keyboard goes on here at the next question. */
  updated() {
    if (!this.held || this.pending || !this.options.length) return;
    this.held = false;
    if (document.activeElement === document.body) /** @type {HTMLElement | null} */ (this.querySelector("button.answer"))?.focus();
  }

  /** Go to the filter, or to the first answer. */
  enter() {
    const list = this.querySelector("details");
    if (list) list.open = true;
    /** @type {HTMLElement | null} */ (this.querySelector("input, button.answer"))?.focus();
  }

  render() {
    const { speaker, options } = this;
    if (!speaker || !options.length) return nothing;
    const many = options.length > FEW;
    const title = speaker.word("web-answers", { number: options.length });
    const body = html`${many ? this.#filter(speaker) : nothing}${this.#groups(many)}`;
    if (this.open && !many) return html`<section class="all-answers" aria-label=${title}>${body}</section>`;
    return html`<details class="all-answers panel" ?open=${this.open}>
      <summary>${icon("list")} <h2>${title}</h2>${icon("down")}</summary>
      ${body}
    </details>`;
  }

  /** @param {import("./words.js").Speaker} speaker */
  #filter(speaker) {
    return html`<label class="filter"><span>${speaker.word("web-filter")}</span>
      <input type="search" .value=${this.wanted} autocomplete="off" spellcheck="false"
        @input=${(/** @type {any} */ event) => (this.wanted = event.target.value)} /></label>`;
  }

  /** @param {boolean} many */
  #groups(many) {
    const shown = this.options.filter((option) => this.#matches(option));
    if (!shown.length) return html`<p class="muted">${this.speaker?.word("web-filter-none")}</p>`;
    return html`<div class="groups" @keydown=${this.#walk}>
      ${many ? [...grouped(shown)].map((group) => this.#list(group)) : this.#list(shown)}
    </div>`;
  }

  /** @param {Option} option */
  #matches(option) {
    const text = `${option.a} ${this.speaker?.say(option.label)}`.toLowerCase();
    return this.wanted.toLowerCase().split(/\s+/).every((word) => text.includes(word));
  }

  /** @param {Option[]} options */
  #list(options) {
    return html`<ul>${repeat(options, (option) => option.a, (option) => html`<li>${this.#button(option)}</li>`)}</ul>`;
  }

  /** @param {Option} option */
  #button(option) {
    const chosen = this.chosen === option.a;
    return html`<button class="answer ${chosen ? "chosen" : ""}" data-a=${option.a}
      aria-disabled=${this.pending ? "true" : "false"} ?data-pending=${this.pending === option.a}
      @click=${() => this.#choose(option)}
    ><span>${this.speaker?.say(option.label)}</span>${chosen ? html`<small>${this.speaker?.word("web-press-again")}</small>` : nothing}</button>`;
  }

  /** @param {Option} option */
  #choose(option) {
    if (this.pending) return;
    if (this.confirm && this.chosen !== option.a) {
      this.chosen = option.a;
      this.fire("say", { text: `${this.speaker?.say(option.label)}. ${this.speaker?.word("web-press-again")}`, urgent: false });
      return;
    }
    this.held = true;
    this.fire("play", { a: option.a });
  }

  /** Arrows go through the answers. @param {KeyboardEvent} event */
  #walk(event) {
    const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    const buttons = /** @type {HTMLElement[]} */ ([...this.querySelectorAll("button.answer")]);
    const at = buttons.indexOf(/** @type {HTMLElement} */ (document.activeElement));
    if (at < 0) return;
    event.preventDefault();
    buttons[(at + step + buttons.length) % buttons.length].focus();
  }
}
customElements.define("h-answers", Answers);

/** Answers that begin with the same words stand together. @param {Option[]} options */
function grouped(options) {
  /** @type {Map<string, Option[]>} */
  const groups = new Map();
  for (const option of options) {
    const beginning = option.a.slice(0, option.a.lastIndexOf(" "));
    groups.set(beginning, [...(groups.get(beginning) ?? []), option]);
  }
  return groups.values();
}
