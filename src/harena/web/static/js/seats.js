// Words and marks for seats and bots.
import { html } from "../vendor/lit.js";

/** @typedef {import("./words.js").Speaker} Speaker */

/** The mark of a seat, a shape as well as a colour: diamond, cross, triangle, circle, square, star. */
const MARKS = [
  "M10 1 19 10 10 19 1 10Z",
  "M7 1h6v6h6v6h-6v6H7v-6H1V7h6Z",
  "M10 2 19 18H1Z",
  "M10 1a9 9 0 1 1 0 18 9 9 0 0 1 0-18Z",
  "M2 2h16v16H2Z",
  "M10 1l2.7 6 6.3.6-4.8 4.2 1.5 6.4L10 14.8l-5.7 3.4 1.5-6.4L1 7.6 7.3 7Z",
];

/** @param {number} seat */
export function mark(seat) {
  const nth = seat % MARKS.length;
  return html`<svg class="seat-mark" data-seat=${nth} viewBox="0 0 20 20" aria-hidden="true" focusable="false"><path d=${MARKS[nth]}></path></svg>`;
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
