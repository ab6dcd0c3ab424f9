// What browser and server say to each other. Made by tools/protocol.py: change
// src/harena/web/protocol.py, and make it anew.

export type Version = 1;

/** The first message: which table, by which right, and what the browser has seen of it. */
export interface Hello {
  t: "hello";
  p: number;
  table: string;
  token: string;
  last?: number;
  epoch?: number;
}

/** An answer in notation; `k` names this attempt for ever, `b` is the last step that was seen. */
export interface Act {
  t: "act";
  k: string;
  b: number;
  a: string;
}

/** Take the latest move back. */
export interface Undo {
  t: "undo";
  k: string;
  b: number;
}

/** Ask what a bot would do. */
export interface Hint {
  t: "hint";
  k: string;
}

/** Ask for the record of the game. */
export interface RecordWanted {
  t: "record";
  k: string;
}

/** Ask for what came after a step. */
export interface Sync {
  t: "sync";
  last: number;
}

/** The answer to a ping. */
export interface Pong {
  t: "pong";
  n: number;
}

/** The answer to hello; then follow the missing steps, or one snap. */
export interface Welcome {
  t: "welcome";
  p: number;
  seats: number[];
  epoch: number;
  mode: "tail" | "snap";
  table: string;
  game: string;
  names: string[];
  players: string[];
  settings: Record<string, unknown>;
  creator: boolean;
  set: string | null;
}

/** The whole table, for who has missed too much. */
export interface Snap {
  t: "snap";
  s: number;
  h: string;
  view: Record<string, unknown>;
  log: Told[];
  turn: Turn;
  names: string[];
  players: string[];
}

/** One thing that happened; `s` grows by exactly one. `names` and `players` come with kind `seat`. */
export interface Step {
  t: "step";
  s: number;
  h: string;
  kind: "begin" | "move" | "undo" | "seat";
  seat: number;
  a: string;
  events: Words[];
  view: Record<string, unknown>;
  turn: Turn;
  names?: string[];
  players?: string[];
}

/** An act or undo was carried out, as step `s`, and is kept for good. */
export interface Ok {
  t: "ok";
  k: string;
  s: number;
}

/** A message was refused, and nothing changed. */
export interface No {
  t: "no";
  k: string;
  e: "malformed" | "unauthorised" | "not_your_turn" | "illegal" | "stale" | "over" | "rate" | "busy" | "storage";
  s: number;
  m: Why;
}

/** The answer to hint, the best first. */
export interface Thoughts {
  t: "thoughts";
  k: string;
  of: Thought[];
}

/** The answer to record. */
export interface Text {
  t: "text";
  k: string;
  name: string;
  text: string;
}

/** Are you there? */
export interface Ping {
  t: "ping";
  n: number;
}

/** A sentence as data. */
export interface Words {
  id: string;
  args: Record<string, unknown>;
}

/** One possible answer. */
export interface Choice {
  a: string;
  label: Words;
  touches: string[];
}

/** Whether the latest move can be taken back by this reader, and which it is, or why not. */
export interface Undoing {
  may: boolean;
  label: Words | null;
  why: Words | null;
}

/** How the game ended. */
export interface Over {
  reason: string;
  places: number[];
}

/** Who is asked what. Options are told to whoever holds that seat, and to nobody else. */
export interface Turn {
  seat: number;
  prompt: Words | null;
  rule: string;
  options: Choice[];
  undo: Undoing;
  over: Over | null;
  thinking: boolean;
}

/** A step without the table after it. */
export interface Told {
  s: number;
  kind: "begin" | "move" | "undo" | "seat";
  seat: number;
  a: string;
  events: Words[];
}

/** Why something was refused: a rule's id or none, and a sentence. */
export interface Why {
  rule: string;
  id: string;
  args: Record<string, unknown>;
}

/** What a bot makes of one answer: the share of a win that it expects, after so many games tried. */
export interface Thought {
  a: string;
  label: Words;
  share: number;
  visits: number;
}

/** Who shall sit on a seat: me, same (somebody else at my device), bot, or link (whoever is invited). */
export interface SeatWish {
  kind: "me" | "same" | "bot" | "link";
  name?: string;
  bot?: string;
}

/** A new table. */
export interface TableWish {
  game: string;
  seats: SeatWish[];
  settings?: Record<string, unknown>;
  seed?: number | null;
  spectators?: boolean;
}

/** An invite for a token. */
export interface Exchange {
  table: string;
  invite: string;
  name?: string;
}

/** A bot for a seat that waits for somebody. */
export interface Replace {
  token: string;
  seat: number;
  bot: string;
}

/** A new invite for a seat that waits for somebody. */
export interface InviteWish {
  token: string;
  seat: number;
}

/** A path that seats whoever opens it first. */
export interface Invite {
  seat: number;
  path: string;
}

/** A new table, and the token of who opened it. */
export interface Opened {
  table: string;
  token: string;
  seats: number[];
  invites: Invite[];
  watch: string | null;
}

/** A token, and the seats it holds. */
export interface Seated {
  token: string;
  seats: number[];
}

/** It has been done. */
export interface Done {
  ok: boolean;
}

export type FromBrowser = Hello | Act | Undo | Hint | RecordWanted | Sync | Pong;

export type FromServer = Welcome | Snap | Step | Ok | No | Thoughts | Text | Ping;
