// What all elements of the interface share: light DOM, icons, requests, words and marks for seats.
import { LitElement, html } from "../vendor/lit.js";

/** Where the static files lie: `/s/<hash>/`. */
export const ROOT = document.documentElement.dataset.root ?? new URL("..", import.meta.url).pathname;

/** An element whose content is part of the page, so that one style sheet and every reader sees it. */
export class Part extends LitElement {
  createRenderRoot() {
    return this;
  }

  /** @param {string} name @param {unknown} [detail] */
  fire(name, detail) {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true }));
  }
}

/** Put the page's own element where the server wrote what can be read without it. @param {string} tag */
export function begin(tag) {
  const element = document.createElement(tag);
  const plain = document.getElementById("app");
  if (plain) plain.replaceWith(element);
  else document.body.prepend(element);
}

/** @param {string} name an icon of icons.toml */
export function icon(name) {
  return html`<svg class="icon" aria-hidden="true" focusable="false"><use href="${ROOT}icons.svg#${name}"></use></svg>`;
}

/** @param {string} path @param {unknown} body */
export async function post(path, body) {
  const answer = await fetch(path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  const found = await answer.json().catch(() => ({}));
  if (!answer.ok) throw new Refusal(found.refused ?? { id: "web-no-answer", args: {} });
  return found;
}

/** @typedef {{id: string, args?: Record<string, any>, rule?: string}} Refused */

/** What the server will not do, as a message. */
export class Refusal extends Error {
  /** @param {Refused} refused */
  constructor(refused) {
    super(refused.id);
    this.refused = refused;
  }
}

/** The refusal in an error, or that nobody answered. @param {unknown} error @returns {Refused} */
export function refusedBy(error) {
  return error instanceof Refusal ? error.refused : { id: "web-no-answer", args: {} };
}

/** @typedef {import("./words.js").Speaker} Speaker */

const NUMERALS = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X"];

/** The mark of a seat, of no colour: colours are those of the pieces. @param {number} seat */
export function mark(seat) {
  return html`<span class="seat-mark" aria-hidden="true">${NUMERALS[seat] ?? seat + 1}</span>`;
}

/** The key that does the same. @param {string} name */
export function key(name) {
  return html`<kbd aria-hidden="true">${name}</kbd>`;
}

/** @param {number} share */
export function percent(share) {
  return Math.round(share * 100);
}

/** Who plays a seat, in words. @param {Speaker} speaker @param {string} player @param {boolean} mine */
export function playedBy(speaker, player, mine) {
  if (player === "open") return speaker.word("web-open");
  if (player === "person") return speaker.word(mine ? "web-you" : "web-person");
  return botName(speaker, player);
}

/** A bot's name as people know it. @param {Speaker} speaker @param {string} bot */
export function botName(speaker, bot) {
  const [kind, simulations] = bot.split(":");
  return speaker.word(`web-bot-${kind}`, { simulations: Number(simulations ?? 1000) });
}

/** Bots to choose from, the weakest first; a tree search in three strengths. @param {string[]} bots */
export function levels(bots) {
  return bots.filter((bot) => bot !== "flat").flatMap((bot) => (bot === "tree" ? ["tree:200", "tree:1000", "tree:4000"] : [bot]));
}

/** The sentences of a step. @param {Speaker} speaker @param {import("./store.js").Entry} entry */
export function told(speaker, { kind, seat, a, events }) {
  if (events.length) return events.map((event) => speaker.say(event));
  if (kind === "undo") return [speaker.word("web-undone", { seat })];
  if (kind === "seat") return [speaker.word("web-seated", { seat })];
  if (kind === "begin") return [speaker.word("web-begun")];
  return [speaker.word("web-played", { seat, notation: a })];
}
