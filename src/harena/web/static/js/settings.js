// What a reader prefers: kept on this device, changed at any time.
import { html } from "../vendor/lit.js";
import { Part, icon } from "./parts.js";
import { LANGUAGES } from "./words.js";

/** @typedef {import("../../../../../types/protocol.js").TableWish} TableWish */
/**
 * What this device keeps of a table: the right to sit there, and what the lobby tells of it.
 * @typedef {Partial<import("../../../../../types/protocol.js").Opened> & {table: string, when: number, game?: string, names?: string[], wish?: TableWish, mine?: boolean, over?: boolean, watching?: boolean}} Kept
 */
/** @typedef {{lang: string, theme: "auto"|"day"|"night", dice: "full"|"quick"|"still", keys: boolean, large: boolean, confirm: boolean, name: string}} Prefs */

const KEPT = "harena:prefs";
const THEMES = ["auto", "day", "night"];
const DICE = ["full", "quick", "still"];
const SWITCHES = /** @type {const} */ (["large", "confirm", "keys"]);
export const LANGUAGE_NAMES = /** @type {Record<string, string>} */ ({ en: "English", fr: "Français", it: "Italiano" });

/** @returns {Prefs} */
function defaults() {
  const wanted = navigator.languages.map((lang) => lang.slice(0, 2)).find((lang) => LANGUAGES.includes(lang));
  return { lang: wanted ?? "en", theme: "auto", dice: "full", keys: true, large: false, confirm: false, name: "" };
}

/** What this device keeps under a name; nothing where it may not keep anything. @param {string} key */
export function kept(key) {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

/** @param {string} key @param {unknown} value null forgets */
export function keep(key, value) {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A device that keeps nothing still plays.
  }
}

class Preferences extends EventTarget {
  constructor() {
    super();
    /** @type {Prefs} */
    this.now = { ...defaults(), ...kept(KEPT) };
    if (!LANGUAGES.includes(this.now.lang)) this.now.lang = "en";
    this.still = matchMedia("(prefers-reduced-motion: reduce)");
    this.still.addEventListener("change", () => this.#tell());
    this.#apply();
  }

  /** @param {Partial<Prefs>} changed */
  set(changed) {
    this.now = { ...this.now, ...changed };
    keep(KEPT, this.now);
    this.#apply();
    this.#tell();
  }

  /** What a board needs to know. */
  get board() {
    const { dice, confirm } = this.now;
    return { dice, confirm, motion: !this.still.matches };
  }

  #tell() {
    this.dispatchEvent(new Event("change"));
  }

  #apply() {
    const { lang, theme, large } = this.now;
    const page = document.documentElement;
    page.lang = lang;
    page.dataset.theme = theme;
    page.dataset.large = String(large);
  }
}

export const prefs = new Preferences();

/** The dialog with all of it. */
class Settings extends Part {
  static properties = { speaker: { attribute: false } };

  constructor() {
    super();
    /** @type {import("./words.js").Speaker | null} */
    this.speaker = null;
  }

  open() {
    this.querySelector("dialog")?.showModal();
  }

  render() {
    const speaker = this.speaker;
    if (!speaker) return html``;
    const say = (/** @type {string} */ id) => speaker.word(id);
    return html`<dialog class="sheet" aria-labelledby="settings-title">
      <form method="dialog">
        <header>
          <h2 id="settings-title">${say("web-settings")}</h2>
          <button class="plain" aria-label=${say("web-close")}>${icon("close")}</button>
        </header>
        <label class="field">${say("web-language")}
          <select name="lang" @change=${this.#changed}>
            ${LANGUAGES.map((lang) => html`<option value=${lang} lang=${lang} ?selected=${prefs.now.lang === lang}>${LANGUAGE_NAMES[lang]}</option>`)}
          </select>
        </label>
        ${this.#radios("theme", THEMES)} ${this.#radios("dice", DICE)}
        ${SWITCHES.map(
          (name) => html`<label class="switch">
            <input type="checkbox" name=${name} .checked=${prefs.now[name]} @change=${this.#changed} />
            <span>${say(`web-${name}`)}<small>${say(`web-${name}-about`)}</small></span>
          </label>`,
        )}
        <footer><button class="main">${say("web-done")}</button></footer>
      </form>
    </dialog>`;
  }

  /** @param {"theme" | "dice"} name @param {string[]} values */
  #radios(name, values) {
    return html`<fieldset class="radios">
      <legend>${this.speaker?.word(`web-${name}`)}</legend>
      ${values.map(
        (value) => html`<label>
          <input type="radio" name=${name} value=${value} .checked=${prefs.now[name] === value} @change=${this.#changed} />
          <span>${this.speaker?.word(`web-${name}-${value}`)}</span>
        </label>`,
      )}
    </fieldset>`;
  }

  /** @param {Event} event */
  #changed(event) {
    const field = /** @type {HTMLInputElement} */ (event.target);
    prefs.set({ [field.name]: field.type === "checkbox" ? field.checked : field.value });
    this.requestUpdate();
  }
}
customElements.define("h-settings", Settings);
