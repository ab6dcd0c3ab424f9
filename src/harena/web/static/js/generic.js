// The board of a game that has none of its own: its view as text, lists and tables, as in the terminal.
import { html, nothing } from "../vendor/lit.js";
import { Part } from "./parts.js";

class Generic extends Part {
  static properties = { table: { attribute: false }, speaker: { attribute: false } };

  constructor() {
    super();
    /** @type {{game: string, view: Record<string, any>} | null} */
    this.table = null;
    /** @type {import("./words.js").Speaker | null} */
    this.speaker = null;
  }

  render() {
    if (!this.table || !this.speaker) return nothing;
    return html`<div class="generic">${this.#entries(this.table.view)}</div>`;
  }

  /** @param {any} value @returns {any} */
  #drawn(value) {
    if (isMessage(value)) return html`<p>${this.speaker?.say(value)}</p>`;
    if (Array.isArray(value)) return this.#list(value);
    if (isShort(value)) return html`<span class="short">${Object.entries(value).map(([key, found]) => html`<span><small>${this.#name(key)}</small> ${written(found)}</span>`)}</span>`;
    if (value && typeof value === "object") return this.#entries(value);
    return html`<span>${written(value)}</span>`;
  }

  /** @param {Record<string, any>} value */
  #entries(value) {
    const rows = Object.entries(value);
    const loud = rows.filter(([key, found]) => !key || isMessage(found) || isTable(found));
    const named = rows.filter((row) => !loud.includes(row));
    return html`${loud.map(([, found]) => this.#drawn(found))}${named.length
      ? html`<dl>${named.map(([key, found]) => html`<div><dt>${this.#name(key)}</dt><dd>${this.#drawn(found)}</dd></div>`)}</dl>`
      : loud.length
        ? nothing
        : html`<span>–</span>`}`;
  }

  /** What the game calls a part of its view, or one of its settings; a key without words stands as it is. @param {string} key */
  #name(key) {
    const game = this.table?.game ?? "";
    const word = [`${game}-view-${key}`, `${game}-setting-${key}`].find((id) => this.speaker?.has(id));
    return word ? this.speaker?.word(word) : key.replaceAll("_", " ");
  }

  /** @param {any[]} values */
  #list(values) {
    if (isTable(values)) return this.#table(values);
    if (values.length > 1 && values.every((value) => typeof value === "string")) {
      return html`<pre tabindex="0" role="group" aria-label=${this.speaker?.word("web-board") ?? ""}>${values.join("\n")}</pre>`;
    }
    if (values.every((value) => value === null || typeof value !== "object")) {
      return html`<span>${values.map(written).join(", ") || "–"}</span>`;
    }
    return html`<ul>${values.map((value) => html`<li>${this.#drawn(value)}</li>`)}</ul>`;
  }

  /** @param {any[][]} rows */
  #table(rows) {
    return html`<div class="scroller" tabindex="0" role="group" aria-label=${this.speaker?.word("web-board") ?? ""}>
      <table><tbody>${rows.map((row) => html`<tr>${row.map((cell) => html`<td class=${typeof cell === "number" ? "number" : ""}>${isMessage(cell) ? this.speaker?.say(cell) : written(cell)}</td>`)}</tr>`)}</tbody></table>
    </div>`;
  }
}
customElements.define("h-generic", Generic);
export default "h-generic";

/** @param {any} value */
function isMessage(value) {
  return value && typeof value === "object" && Object.keys(value).sort().join() === "args,id";
}

/** Whether an entry fits on the line of its key. @param {any} value */
function isShort(value) {
  if (!value || typeof value !== "object" || Array.isArray(value)) return false;
  const found = Object.values(value);
  return found.length > 0 && found.every((item) => item === null || typeof item !== "object");
}

/** @param {any} value */
function isTable(value) {
  return Array.isArray(value) && value.length > 0 && value.every((row) => Array.isArray(row) && row.length > 0);
}

/** @param {any} value */
function written(value) {
  return value === null || value === undefined ? "–" : String(value);
}
