// Puts messages into words, exactly as src/harena/locale/speaker.py does; tests/browser/test_words.py compares.
import { FluentBundle, FluentNumber, FluentResource } from "../vendor/fluent.js";

/** @typedef {{id: string, args?: Record<string, any>}} Message */

export const LANGUAGES = ["en", "fr", "it"];
const LONGEST = 1000;
const PARTS = ["a", "b", "c"];
const WIDTH = 3;
const MOST = 16;

/** Speaks one language; knows who sits at the table. */
export class Speaker {
  /**
   * @param {string} lang
   * @param {string} source the messages, those of the reader's language before English ones
   * @param {string[]} [names] who sits where
   */
  constructor(lang, source, names = []) {
    this.lang = lang;
    this.names = names;
    this.bundle = new FluentBundle(lang, { useIsolating: false });
    this.bundle.addResource(new FluentResource(source));
  }

  /** @param {string} id @param {Record<string, any>} [args] */
  word(id, args = {}) {
    return this.say({ id, args });
  }

  /** @param {Message | null | undefined} message @returns {string} */
  say(message) {
    if (!message) return "";
    const pattern = this.bundle.getMessage(message.id)?.value;
    if (!pattern) return unspoken(message);
    return this.#put(pattern, message);
  }

  /** @param {string} id whether there are words for a message */
  has(id) {
    return this.bundle.hasMessage(id);
  }

  /** A refusal as one sentence, with the rule's id behind it. @param {Message & {rule?: string}} refused */
  refusal(refused) {
    return refused.rule ? `${this.say(refused)} [${refused.rule}]` : this.say(refused);
  }

  /** @param {any} pattern @param {Message} message */
  #put(pattern, message) {
    return this.bundle.formatPattern(pattern, this.#spoken(message), []);
  }

  /** @param {Message} message */
  #spoken(message) {
    const game = message.id.split("-", 1)[0];
    /** @type {Record<string, any>} */
    const found = {};
    const args = Object.entries(message.args ?? {});
    for (const [key, value] of args) found[key] = counted(this.#word(game, key, value));
    for (const [key, value] of args) {
      if (typeof value === "string") Object.assign(found, this.#forms(game, key, value));
    }
    return found;
  }

  /** @param {string} game @param {string} key @param {any} value @returns {string | number} */
  #word(game, key, value) {
    if (Array.isArray(value)) return this.#list(game, key, value);
    if (value && typeof value === "object" && "id" in value) return this.say(value);
    if (typeof value === "boolean") return value ? "on" : "off";
    if (Number.isInteger(value) && (key === "seat" || key.endsWith("_seat"))) {
      return value >= 0 && value < this.names.length ? inOneLine(this.names[value]) : String(value);
    }
    return Number.isInteger(value) ? value : this.#text(game, key, plain(value));
  }

  /** @param {string} game @param {string} key @param {any[]} values */
  #list(game, key, values) {
    const id = `${game}-column-${key}`;
    if (this.has(id)) return values.map((value) => padded(this.word(id, { a: value }))).join("");
    const said = values.slice(0, MOST).map((value) => String(this.#word(game, key, value)));
    if (values.length > MOST) said.push(this.word("list-more", { number: values.length - MOST }));
    return said.join(", ");
  }

  /** A text, or the name that a thing of this kind has. @param {string} game @param {string} key @param {string} text */
  #text(game, key, text) {
    const name = this.#name(game, key, text);
    return name ? this.say(name) : inOneLine(text);
  }

  /** The other forms of a name. @param {string} game @param {string} key @param {string} text */
  #forms(game, key, text) {
    const name = this.#name(game, key, text);
    /** @type {Record<string, string>} */
    const found = {};
    if (!name) return found;
    const forms = this.bundle.getMessage(name.id)?.attributes ?? {};
    for (const [form, pattern] of Object.entries(forms)) found[`${key}_${form}`] = this.#put(pattern, name);
    return found;
  }

  /** @param {string} game @param {string} key @param {string} text @returns {Message | null} */
  #name(game, key, text) {
    const id = `${game}-name-${key.slice(key.lastIndexOf("_") + 1)}`;
    const words = text.split(/\s+/u).filter(Boolean);
    if (!this.has(id) || !words.length || words.length > PARTS.length) return null;
    return { id, args: Object.fromEntries(words.map((word, nth) => [PARTS[nth], word])) };
  }
}

const UNPRINTABLE = /(?! )[\p{C}\p{Z}]/u;
const UNPRINTABLES = /(?! )[\p{C}\p{Z}]/gu;

/** A text from outside as a sentence can hold it: no line breaks, no signs that steer. @param {string} text */
export function inOneLine(text) {
  const signs = Array.from(text);
  const short = signs.length <= LONGEST ? text : `${signs.slice(0, LONGEST - 1).join("")}…`;
  if (!UNPRINTABLE.test(short)) return short;
  return short.replace(UNPRINTABLES, (sign) => (/[\s\x1c-\x1f\x85]/u.test(sign) && sign !== "\ufeff" ? " " : "\ufffd"));
}

/** A number with its thousands apart in every language, as Python writes it. @param {string | number} value */
function counted(value) {
  return typeof value === "number" ? new FluentNumber(value, { useGrouping: "always" }) : value;
}

/** @param {string} text */
function padded(text) {
  return text + " ".repeat(Math.max(0, WIDTH - Array.from(text).length));
}


/** A value that is no text, as Python writes it. @param {any} value */
function plain(value) {
  return value === null || value === undefined ? "None" : String(value);
}

/** What is shown where there are no words. @param {Message} message */
function unspoken(message) {
  const args = Object.entries(message.args ?? {}).map(([key, value]) => `${key} ${written(value)}`);
  return args.length ? `${message.id} (${args.join(", ")})` : message.id;
}

/** @param {any} value */
function written(value) {
  if (typeof value === "boolean") return value ? "True" : "False";
  return value && typeof value === "object" ? JSON.stringify(value) : plain(value);
}

/** @type {Map<string, Promise<string>>} */
const sources = new Map();

/** The messages of a language, of one game or of all titles. @param {string} lang @param {string} [game] */
export function wordsOf(lang, game = "common") {
  const path = `/api/words/${lang}/${game}.ftl`;
  let source = sources.get(path);
  if (!source) {
    source = fetch(path).then((answer) => {
      if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
      return answer.text();
    });
    source.catch(() => sources.delete(path));
    sources.set(path, source);
  }
  return source;
}
