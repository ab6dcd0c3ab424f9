// Who plays with which robots: their scores on the crate under them, their wounds, who has still to act.
import { html, nothing } from "../../vendor/lit.js";
import { crest, disc } from "./pieces.js";

/** @typedef {import("../games/gladiabot.js").Robot} Robot */
/** @typedef {import("../games/gladiabot.js").View} View */
/**
 * @typedef {object} Roster
 * @property {View} view
 * @property {import("../games/gladiabot.js").Speaker} speaker
 * @property {number} asked the seat whose turn it is
 * @property {string} chosen the robot that is selected
 * @property {(name: string) => boolean} may whether touching it means something
 * @property {(name: string, event: Event) => void} touch
 */
const SCORES = ["armour", "range", "power"];

/** @param {Roster} about */
export function roster(about) {
  const seats = about.view.colours.map((_, seat) => seat).filter((seat) => about.view.colours[seat].length);
  if (!seats.length) return nothing;
  return html`<section class="roster" aria-label=${about.speaker.word("web-board-robots")}>
    ${seats.map((seat) => side(about, seat))}
  </section>`;
}

/** @param {Roster} about @param {number} seat */
function side(about, seat) {
  const { view, speaker } = about;
  const robots = Object.entries(view.robots).filter(([, robot]) => robot.seat === seat);
  const head = (/** @type {string} */ name) => html`<th scope="col" class="roster-number">${speaker.word(`gladiabot-head-${name}`)}</th>`;
  return html`<div class=${about.asked === seat ? "roster-side roster-asked" : "roster-side"}>
    <h2>
      ${view.colours[seat].map((colour) => html`<svg class="crest" viewBox="-22 -22 44 44" aria-hidden="true">${crest(colour)}</svg>`)}
      <span>${speaker.word("gladiabot-seat", { seat })}</span>
      ${view.initiative === seat ? html`<small>${speaker.word("web-board-initiative")}</small>` : nothing}
    </h2>
    ${robots.length
      ? html`<table>
          <thead><tr><th scope="col">${speaker.word("gladiabot-head-robot")}</th>${SCORES.map(head)}${head("wounds")}</tr></thead>
          <tbody>${robots.map(([name, robot]) => line(about, name, robot))}</tbody>
        </table>`
      : nothing}
  </div>`;
}

/** @param {Roster} about @param {string} name @param {Robot} robot */
function line(about, name, robot) {
  const { view, speaker } = about;
  const out = robot.at === undefined && view.round > 0;
  const spent = view.round > 0 && !out && !robot.ready;
  const classes = ["roster-robot", out ? "roster-out" : "", spent ? "roster-spent" : "", about.chosen === name ? "roster-chosen" : ""];
  return html`<tr class=${classes.filter(Boolean).join(" ")}>
    <th scope="row">
      <svg class="roster-disc" viewBox="-22 -22 44 44" aria-hidden="true">${disc(name, robot.tag)}</svg>
      <span class="roster-name">
        ${about.may(name)
          ? html`<button type="button" class="roster-touch" @click=${(/** @type {Event} */ event) => about.touch(name, event)}>${called(speaker, name)}</button>`
          : called(speaker, name)}
        <small>${state(speaker, robot, out, view.round > 0)}</small>
      </span>
    </th>
    ${SCORES.map((score) => number(speaker, robot, score))}
    <td class="roster-number roster-wounds">${robot.wounds ? html`<b>${robot.wounds}</b>` : "–"}</td>
  </tr>`;
}

/** @param {import("../games/gladiabot.js").Speaker} speaker @param {string} robot */
const called = (speaker, robot) => speaker.word("gladiabot-robot-called", { robot });

/** @param {import("../games/gladiabot.js").Speaker} speaker @param {Robot} robot @param {boolean} out @param {boolean} acting */
function state(speaker, robot, out, acting) {
  if (out) return speaker.word("gladiabot-out");
  if (robot.at === undefined) return speaker.word("web-board-aside");
  const acts = acting ? speaker.word(robot.ready ? "web-board-ready" : "web-board-spent") : "";
  return [robot.at, acts].filter(Boolean).join(" · ");
}

/** What it has now; what is printed stands behind it where that differs.
 * @param {import("../games/gladiabot.js").Speaker} speaker @param {Robot} robot @param {string} score */
function number(speaker, robot, score) {
  const printed = robot.printed[score];
  const now = robot.now[score] ?? printed;
  if (now === printed) return html`<td class="roster-number">${now}</td>`;
  return html`<td class="roster-number"><b class="roster-more">${now}</b><small>${speaker.word("web-board-printed", { printed })}</small></td>`;
}
