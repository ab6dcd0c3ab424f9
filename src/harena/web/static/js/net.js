// The line to the server: every act is answered once, steps come in order, and a cut line is mended.

/** @typedef {"connecting" | "live" | "lost" | "replaced" | "refused" | "old"} Status */
/** @typedef {import("../../../../../types/protocol.js").FromServer} FromServer */
/** @typedef {{k: string, message: Record<string, any>, sent: number}} Waiting */

export const PROTOCOL = 1;
const RESEND = 2000;
const SILENCE = 15000;
/** So long a step may come after the answer that speaks of it. */
const PATIENCE = 1500;
const FIRST_DELAY = 250;
const LONGEST_DELAY = 5000;
/** A line that broke sooner is no good line: the next try does not come at once. */
const STEADY = 3000;
const FINAL = /** @type {Record<number, Status>} */ ({ 4001: "replaced", 4002: "refused", 4003: "old" });

/** 128 random bits: the same act sent twice is played once. */
export function newKey() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** A line to one table. It tells `heard(message)` of each message in order, `changed(status)` of its state. */
export class Line {
  /**
   * @param {{table: string, token: string}} whom
   * @param {(message: FromServer) => void} heard
   * @param {(status: Status) => void} changed
   */
  constructor(whom, heard, changed) {
    this.whom = whom;
    this.heard = heard;
    this.changed = changed;
    /** @type {WebSocket | null} */
    this.socket = null;
    this.last = -1;
    this.epoch = 0;
    this.tries = 0;
    this.latest = 0;
    this.asked = false;
    this.owed = -1;
    this.owedSince = 0;
    this.welcomed = false;
    this.lost = false;
    this.since = 0;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
    /** @type {Map<string, Waiting>} */
    this.waiting = new Map();
    setInterval(() => this.#look(), 500);
    document.addEventListener("visibilitychange", () => document.hidden || this.#send({ t: "sync", last: this.last }));
    addEventListener("online", () => this.lost && this.#again(0));
  }

  connect() {
    this.changed(this.tries ? "lost" : "connecting");
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${scheme}//${location.host}/ws`);
    this.socket = socket;
    this.welcomed = false;
    this.asked = false;
    this.latest = Date.now();
    socket.onopen = () => {
      const { last, epoch } = this;
      socket.send(JSON.stringify({ t: "hello", p: PROTOCOL, ...this.whom, last, epoch }));
    };
    socket.onmessage = (event) => this.#hear(JSON.parse(event.data));
    socket.onclose = (event) => socket === this.socket && this.#closed(event.code);
  }

  /** Ask something that is answered once. @param {Record<string, any>} message @returns {string} its key */
  ask(message) {
    const k = newKey();
    const waiting = { k, message: { ...message, k }, sent: Date.now() };
    this.waiting.set(k, waiting);
    if (this.welcomed) this.#send(waiting.message);
    return k;
  }

  /** @param {FromServer} message */
  #hear(message) {
    this.latest = Date.now();
    if (message.t === "ping") this.#send({ t: "pong", n: message.n });
    else if (message.t === "welcome") this.#welcome(message);
    else if (message.t === "snap") this.#snap(message);
    else if (message.t === "step") this.#step(message);
    else {
      this.waiting.delete(message.k);
      if ("s" in message && message.s > this.last) this.#owe(message.s);
      this.heard(message);
    }
  }

  /** @param {import("../../../../../types/protocol.js").Welcome} message */
  #welcome(message) {
    this.since = Date.now();
    this.welcomed = true;
    this.epoch = message.epoch;
    this.heard(message);
    this.changed("live");
    for (const waiting of this.waiting.values()) this.#resend(waiting);
  }

  /** @param {import("../../../../../types/protocol.js").Snap} message */
  #snap(message) {
    this.last = message.s;
    this.asked = false;
    this.heard(message);
  }

  /** What is known already is dropped; behind a gap nothing is guessed. @param {import("../../../../../types/protocol.js").Step} message */
  #step(message) {
    if (message.s <= this.last) return;
    if (message.s > this.last + 1) {
      if (!this.asked) this.#send({ t: "sync", last: this.last });
      this.asked = true;
      return;
    }
    this.last = message.s;
    this.asked = false;
    this.heard(message);
  }

  /** An answer spoke of a step that is not here yet. @param {number} s */
  #owe(s) {
    this.owed = s;
    this.owedSince = Date.now();
  }

  /** @param {Record<string, any>} message */
  #send(message) {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /** @param {Waiting} waiting */
  #resend(waiting) {
    waiting.sent = Date.now();
    this.#send(waiting.message);
  }

  #look() {
    if (!this.welcomed) return;
    if (Date.now() - this.latest > SILENCE) {
      this.#drop();
      return;
    }
    if (this.owed > this.last && Date.now() - this.owedSince > PATIENCE) {
      this.owedSince = Date.now();
      this.#send({ t: "sync", last: this.last });
    }
    for (const waiting of this.waiting.values()) if (Date.now() - waiting.sent > RESEND) this.#resend(waiting);
  }

  /** A line that has gone silent is given up; the close of a dead one may take minutes. */
  #drop() {
    const socket = this.socket;
    this.socket = null;
    socket?.close();
    this.#closed(1006);
  }

  /** @param {number} code */
  #closed(code) {
    this.socket = null;
    this.welcomed = false;
    const final = FINAL[code];
    this.lost = !final;
    if (final) {
      this.changed(final);
      return;
    }
    this.changed("lost");
    if (this.since && Date.now() - this.since > STEADY) this.tries = 0;
    this.since = 0;
    const delay = FIRST_DELAY * 2 ** (this.tries - 1) * (1 + Math.random());
    this.#again(this.tries ? Math.min(LONGEST_DELAY, delay) : 0);
  }

  /** The first try comes at once, the others later and later, and not all readers' together. @param {number} delay */
  #again(delay) {
    if (this.socket) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      if (this.socket) return;
      this.tries += 1;
      this.connect();
    }, delay);
  }

  /** Take the seat back from another tab. */
  takeOver() {
    this.tries = 0;
    this.connect();
  }
}
