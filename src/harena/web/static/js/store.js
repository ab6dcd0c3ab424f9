// What a screen shows: a function of the steps that the server confirmed, and of what waits for an answer.

/** @typedef {import("./words.js").Message} Message */
/** @typedef {import("../../../../../types/protocol.js").FromServer} FromServer */
/** @typedef {import("../../../../../types/protocol.js").Snap} Snap */
/** @typedef {import("../../../../../types/protocol.js").Step} Step */
/** @typedef {import("../../../../../types/protocol.js").Told} Told */
/** @typedef {import("../../../../../types/protocol.js").Turn} Turn */
/** @typedef {import("../../../../../types/protocol.js").Choice} Option */
/** @typedef {import("../../../../../types/protocol.js").Undoing} Undo */
/** @typedef {Told & {undone?: boolean}} Entry */
/** @typedef {{k: string, a: string, until: number} | null} Pending */
/**
 * @typedef {object} State
 * @property {import("../../../../../types/protocol.js").Welcome | null} welcome
 * @property {number} seq
 * @property {Record<string, unknown> | null} view
 * @property {Turn | null} turn
 * @property {string[]} names
 * @property {string[]} players
 * @property {number[]} seats
 * @property {Entry[]} log
 * @property {Step | null} step the step that has just arrived; none after a snapshot
 * @property {number} barrier the last entry that cannot be taken back
 * @property {Pending} pending
 * @property {(Message & {rule?: string}) | null} refused
 * @property {import("../../../../../types/protocol.js").Thought[] | null} thoughts
 * @property {string} asking the key of a hint that is awaited
 */

/** @returns {State} */
export function empty() {
  return {
    welcome: null,
    seq: -1,
    view: null,
    turn: null,
    names: [],
    players: [],
    seats: [],
    log: [],
    step: null,
    barrier: -1,
    pending: null,
    refused: null,
    thoughts: null,
    asking: "",
  };
}

/** @param {State} state @param {FromServer} message @returns {State} */
export function after(state, message) {
  switch (message.t) {
    case "welcome":
      return { ...state, welcome: message, seats: message.seats, names: message.names, players: message.players };
    case "snap":
      return snapped(state, message);
    case "step":
      return stepped(state, message);
    case "ok":
      return answered(state, message);
    case "no":
      return refused(state, message);
    case "thoughts":
      return message.k === state.asking ? { ...state, asking: "", thoughts: message.of } : state;
    default:
      return state;
  }
}

/** @param {State} state @param {Snap} snap @returns {State} */
function snapped(state, snap) {
  /** @type {Entry[]} */
  let log = [];
  for (const entry of snap.log) log = extended(log, entry);
  const { names, players } = { ...state, ...snap };
  const pending = state.pending && state.pending.until <= snap.s && state.pending.until >= 0 ? null : state.pending;
  const barrier = snap.turn.undo.may ? -1 : snap.s;
  return { ...state, seq: snap.s, view: snap.view, turn: snap.turn, names, players, log, step: null, pending, barrier };
}

/** @param {State} state @param {Step} step @returns {State} */
function stepped(state, step) {
  const { view, turn, s } = step;
  const done = state.pending && state.pending.until >= 0 && s >= state.pending.until;
  return {
    ...state,
    view,
    turn,
    step,
    seq: s,
    names: step.names ?? state.names,
    players: step.players ?? state.players,
    log: extended(state.log, step),
    pending: done ? null : state.pending,
    barrier: step.kind === "move" && !turn.undo.may ? s : state.barrier,
    refused: null,
    thoughts: null,
  };
}

/** What an answer says of what waited: it is gone once its step is on the screen. @param {State} state @param {import("../../../../../types/protocol.js").Ok} ok @returns {State} */
function answered(state, ok) {
  const { pending } = state;
  if (pending?.k !== ok.k) return state;
  return { ...state, pending: pending && ok.s > state.seq ? { ...pending, until: ok.s } : null };
}

/** @param {State} state @param {import("../../../../../types/protocol.js").No} no @returns {State} */
function refused(state, no) {
  const pending = state.pending?.k === no.k ? null : state.pending;
  const asking = state.asking === no.k ? "" : state.asking;
  return { ...state, pending, asking, refused: no.m };
}

/** The chronicle with one entry more; what is taken back stays, and is marked. @param {Entry[]} log @param {Told} step @returns {Entry[]} */
function extended(log, step) {
  const { s, kind, seat, a, events } = step;
  const entry = { s, kind, seat, a: a ?? "", events: events ?? [] };
  if (kind !== "undo") return [...log, entry];
  const nth = log.findLastIndex((old) => old.kind === "move" && !old.undone);
  return [...log.map((old, at) => (at === nth ? { ...old, undone: true } : old)), entry];
}

/** Whether this reader is asked now. @param {State} state */
export function isMine(state) {
  return Boolean(state.turn && !state.turn.over && state.seats.includes(state.turn.seat));
}
