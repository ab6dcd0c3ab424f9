// The throws of a step, from its events: attacks in pairs, the initiative, a robot that holds on.

import "./tray.js";

/** @typedef {import("./tray.js").Throw} Throw */
/** @typedef {import("../games/gladiabot.js").Speaker} Speaker */
/** @typedef {import("../games/gladiabot.js").Step} Step */
/** @typedef {import("../hex/choosing.js").Message} Message */

/** Colours of dice where a seat has none. */
const NEITHER = "white";

/** @param {Step} step @param {string[][]} colours of each seat @param {Speaker} speaker @returns {Throw[]} */
export function throwsOf(step, colours, speaker) {
  /** @type {Throw[]} */
  const found = [];
  step.events.forEach((event, nth) => {
    const key = `${step.s} ${nth}`;
    const before = step.events[nth - 1];
    if (event.id === "gladiabot-fought") found.push(fought(event, before, key, colours, speaker));
    else if (event.id === "gladiabot-rider-rolled") found.push(held(event, key, colours, speaker));
    else if (event.id === "gladiabot-initiative-rolled" && before?.id !== event.id) {
      found.push(initiative(step.events.slice(nth), key, colours, speaker));
    }
  });
  return found;
}

/** @param {string[][]} colours @param {number} seat */
const colourOf = (colours, seat) => colours[seat]?.[0] ?? NEITHER;

/** @param {Message} event @param {Message | undefined} before @param {string} key @param {string[][]} colours @param {Speaker} speaker */
function fought({ args = {} }, before, key, colours, speaker) {
  const { seat, target_seat, attack, defence, pairs, wounds } = args;
  const robot = before?.args?.robot;
  const target = before?.args?.target_robot;
  const list = (/** @type {number[]} */ dice) => dice.join(", ");
  return {
    key,
    caption: before ? speaker.say(before) : "",
    label: speaker.word("web-board-fought", {
      seat, target_seat, wounds, attack: list(attack), defence: list(defence), pairs: list(pairs),
    }),
    rows: [
      { label: speaker.word("web-board-attack", { seat }), colour: robot && target ? robot.split(" ")[0] : colourOf(colours, seat), dice: attack },
      { label: speaker.word("web-board-defence", { seat: target_seat }), colour: target?.split(" ")[0] ?? colourOf(colours, target_seat), dice: defence },
    ],
    pairs,
    total: speaker.word("web-board-wounds", { wounds }),
  };
}

/** @param {Message} event @param {string} key @param {string[][]} colours @param {Speaker} speaker */
function held(event, key, colours, speaker) {
  const { robot, seat, face } = event.args ?? {};
  const label = speaker.word("gladiabot-robot-called", { robot });
  const colour = robot?.split(" ")[0] ?? colourOf(colours, seat);
  return { key, caption: speaker.say(event), label: speaker.say(event), rows: [{ label, colour, dice: [face] }] };
}

/** Everybody's dice up to the one that won; ties are rolled off. @param {Message[]} events @param {string} key @param {string[][]} colours @param {Speaker} speaker */
function initiative(events, key, colours, speaker) {
  const end = events.findIndex((event) => event.id !== events[0].id);
  const rolls = end < 0 ? events : events.slice(0, end);
  /** @type {Map<number, number[]>} */
  const dice = new Map();
  for (const { args = {} } of rolls) dice.set(args.seat, [...(dice.get(args.seat) ?? []), args.face]);
  const won = events[rolls.length];
  const rows = [...dice].map(([seat, faces]) => ({ label: speaker.word("gladiabot-seat", { seat }), colour: colourOf(colours, seat), dice: faces }));
  return { key, caption: won ? speaker.say(won) : "", label: [...rolls, ...(won ? [won] : [])].map((event) => speaker.say(event)).join(" "), rows };
}
