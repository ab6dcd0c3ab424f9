// Crates and robots, as they stand on a hexagon; their colours and signs.
import { html, nothing, repeat, svg } from "../../vendor/lit.js";
import { centre } from "./geometry.js";

/** @typedef {{body: string, edge: string, ink: string, cue: string}} Paint */

/** Colours that colour-blind eyes tell apart, each with a glyph; a glyph is a path about 14 wide.
 * @type {Record<string, Paint>} */
export const PAINTS = {
  red: { body: "#8F2A17", edge: "#56170B", ink: "#FFF4EC", cue: "M-2.4-7h4.8v4.6H7v4.8H2.4V7h-4.8V2.4H-7v-4.8h4.6Z" },
  blue: { body: "#143F85", edge: "#0B2550", ink: "#F2F7FF", cue: "M0-8 7 0 0 8-7 0Z" },
  green: { body: "#57A85F", edge: "#2C5E33", ink: "#10240F", cue: "M0-7 7.5 6H-7.5Z" },
  yellow: { body: "#F2C230", edge: "#A87A05", ink: "#2B1D00", cue: "M-6-6H6V6H-6Z" },
  white: { body: "#F7F0DF", edge: "#C9B78F", ink: "#2B211A", cue: "M6 0A6 6 0 1 0-6 0A6 6 0 1 0 6 0Z" },
  violet: { body: "#A06AA8", edge: "#5E3A66", ink: "#160A1C", cue: "M0-8 2.2-2.4 8-2.2 3.5 1.6 5 7.4 0 4.2-5 7.4-3.5 1.6-8-2.2-2.2-2.4Z" },
};
const SPARE = ["white", "violet", "green", "red", "yellow", "blue"];

/** The paint of a colour; a colour that somebody invented gets one of ours, always the same.
 * @param {string} colour @returns {Paint} */
export function paintOf(colour) {
  return PAINTS[paintName(colour)];
}

/** @param {string} colour */
export function paintName(colour) {
  if (colour in PAINTS) return colour;
  let sum = 0;
  for (const sign of colour) sum += sign.codePointAt(0) ?? 0;
  return SPARE[sum % SPARE.length];
}

const ICONS = new URL("../../icons.svg", import.meta.url).href;
/** The weapon by which a robot is told from others of its colour. @type {Record<string, string>} */
const WEAPONS = { murmillo: "gladius", hoplomachus: "shield", retiarius: "trident", sagittarius: "bow", dimachaerus: "swords" };

/** @param {string} kind @param {number} wounds */
export function crate(kind, wounds) {
  const planks = "M-21-11H21M-21 11H21M-21 11 21-11";
  return svg`<g class="crate crate-${kind === "two" ? "two" : "one"}">
    ${kind === "two"
      ? svg`<rect class="crate-low" x="-17" y="-13" width="42" height="42" rx="3" />
          <rect class="crate-box" x="-25" y="-21" width="42" height="42" rx="3" />
          <path class="crate-planks" d="M-25-10H17M-25 10H17M-14-21V21M6-21V21" />`
      : svg`<rect class="crate-box" x="-21" y="-21" width="42" height="42" rx="3" /><path class="crate-planks" d=${planks} />`}
    ${wounds ? svg`<g transform="translate(22 -22)">${hurt(wounds)}</g>` : nothing}
  </g>`;
}

/** A drop with a number. @param {number} wounds */
export function hurt(wounds) {
  return svg`<path class="hurt" d="M0-14C4-5 10-3 10 4A10 10 0 0 1-10 4C-10-3-4-5 0-14Z" />
    <text class="hurt-number" y="8">${wounds}</text>`;
}

/** A robot's disc: colour and glyph of its side, weapon of its kind.
 * @param {string} name @param {{tag: string, wounds?: number, ready?: boolean}} robot @param {boolean} acting */
export function robot(name, { tag, wounds = 0, ready = false }, acting) {
  const [colour] = name.split(" ");
  const paint = paintOf(colour);
  const spent = acting && !ready;
  return svg`<g class=${spent ? "robot robot-spent" : "robot"}>
    <circle class="robot-shadow" cx="1.5" cy="3" r="20" />
    <circle class="robot-disc" r="20" fill=${paint.body} />
    <g class="robot-sign">${sign(name, tag, paint.ink, 24)}</g>
    <g transform="translate(15 -16)"><circle class="robot-cue" r="8" /><path d=${paint.cue} transform="scale(.62)" /></g>
    ${ready ? svg`<path class="robot-ready" d="M-24-20V-4M-24-20L-10-16.500-24-13Z" />` : nothing}
    ${wounds ? svg`<g transform="translate(17 14)">${hurt(wounds)}</g>` : nothing}
  </g>`;
}

/** The weapon of a robot's kind; of an invented kind its letters. @param {string} name @param {string} tag @param {string} ink @param {number} size */
export function sign(name, tag, ink, size) {
  const weapon = WEAPONS[name.split(" ")[1]];
  return weapon
    ? svg`<use href="${ICONS}#${weapon}" x=${-size / 2} y=${-size / 2} width=${size} height=${size} color=${ink} />`
    : svg`<text class="robot-letters" y="6" fill=${ink}>${tag.slice(1) || tag}</text>`;
}

/** A robot's disc alone, for lists. @param {string} name @param {string} tag */
export function disc(name, tag) {
  const paint = paintOf(name.split(" ")[0]);
  return svg`<circle r="20" class="robot-disc" fill=${paint.body} />${sign(name, tag, paint.ink, 24)}`;
}

/** The sign of a colour alone. @param {string} colour */
export function crest(colour) {
  const paint = paintOf(colour);
  return svg`<circle r="20" class="robot-disc" fill=${paint.body} /><path d=${paint.cue} transform="scale(1.45)" fill=${paint.ink} />`;
}

/** All that stands on the board. @param {import("../games/gladiabot.js").View} view */
export function standing({ cells, crates, crate_wounds, robots, round }) {
  const places = new Map(cells.map((cell) => [cell.cell, cell]));
  const at = (/** @type {string | undefined} */ name) => `translate(${centre(places.get(name ?? "") ?? { q: 0, r: 0 }).join(" ")})`;
  const placed = Object.entries(robots).filter(([, one]) => one.at !== undefined);
  return svg`${repeat(Object.entries(crates), ([cell]) => cell, ([cell, kind]) =>
    svg`<g transform=${at(cell)}>${crate(kind, crate_wounds[cell] ?? 0)}</g>`)}
    ${repeat(placed, ([name]) => name, ([name, one]) =>
      svg`<g transform=${at(one.at)}><g data-robot=${name}
        class=${crates[one.at ?? ""] ? "robot-up" : ""}>${robot(name, one, round > 0)}</g></g>`)}`;
}

/** A line from one cell to another; none from or to what lies beside the board.
 * @param {import("./geometry.js").Cell[]} cells @param {string} from @param {string} to */
export function aim(cells, from, to) {
  const [start, end] = [from, to].map((name) => cells.find((cell) => cell.cell === name));
  if (!start || !end) return nothing;
  const [[x1, y1], [x2, y2]] = [centre(start), centre(end)];
  return svg`<line class="aimed" x1=${x1} y1=${y1} x2=${x2} y2=${y2} />`;
}

/** A thing that lies beside the board. @param {string} kind @param {string} name @param {string} [tag] a robot's */
export function picture(kind, name, tag = "") {
  const drawing = { colour: () => crest(name), robot: () => disc(name, tag), crate: () => crate(name, 0) }[kind];
  return drawing ? html`<svg class="beside-picture" viewBox="-32 -32 64 64" aria-hidden="true">${drawing()}</svg>` : nothing;
}
