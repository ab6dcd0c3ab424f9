// A reader at a table: the right to sit there, the line, and what has been shown so far.
import { Line } from "./net.js";
import { post } from "./parts.js";
import { keep, kept, prefs } from "./settings.js";
import { after, empty, isMine } from "./store.js";

/** @typedef {import("../../../../../types/protocol.js").FromServer} FromServer */
/** @typedef {import("../../../../../types/protocol.js").Step} Step */
/** @typedef {import("../../../../../types/protocol.js").Welcome} Welcome */
/**
 * @typedef {object} Host what shows it
 * @property {(welcome: Welcome) => void} welcomed
 * @property {(step: Step) => void} told a step as it comes, before its turn to be shown
 * @property {(message: FromServer) => void} shown
 * @property {(status: Status) => void} turned
 * @property {() => Promise<unknown>} drawn
 */
/** @typedef {import("./net.js").Status | "invited" | "stranger"} Status */

/** Another's step stays on the screen so long before the next one comes. */
const PACE = 450;

/** What this device keeps of a table. @param {string} table */
export function tableKey(table) {
  return `harena:table:${table}`;
}

export class Session {
  /** @param {string} table @param {Host} host */
  constructor(table, host) {
    this.table = table;
    this.host = host;
    this.state = empty();
    /** @type {Status} */
    this.status = "connecting";
    /** @type {Step[]} */
    this.queue = [];
    this.playing = false;
    /** @type {import("./settings.js").Kept | null} */
    this.kept = kept(tableKey(table));
    this.invite = "";
    /** @type {Line | null} */
    this.line = null;
    this.#secrets();
  }

  /** The secret in the address is taken out of it at once. */
  #secrets() {
    const secrets = new URLSearchParams(location.hash.slice(1) || sessionStorage.getItem(this.table) || "");
    if (!secrets.size) return;
    // Until it is used, an invite outlives a reload of its tab, and nothing else.
    sessionStorage.setItem(this.table, secrets.toString());
    history.replaceState(null, "", location.pathname);
    const watch = secrets.get("w");
    if (watch && !this.kept) this.keep({ token: watch, watching: true });
    if (!this.kept || this.kept.watching) this.invite = secrets.get("i") ?? "";
    if (this.invite) this.kept = null;
  }

  /** @param {Record<string, unknown>} what */
  keep(what) {
    this.kept = { ...this.kept, ...what, table: this.table, when: Date.now() };
    keep(tableKey(this.table), this.kept);
  }

  start() {
    if (this.kept?.token) this.#connect();
    else this.#turn(this.invite ? "invited" : "stranger");
  }

  #connect() {
    this.line = new Line(
      { table: this.table, token: this.kept?.token ?? "" },
      (message) => this.#hear(message),
      (status) => this.#turn(status),
    );
    this.line.connect();
  }

  /** @param {Status} status */
  #turn(status) {
    this.status = status;
    this.host.turned(status);
  }

  /** Sit down where one was invited. @param {string} name */
  async join(name) {
    const seat = await post("/api/exchange", { table: this.table, invite: this.invite, name });
    prefs.set({ name });
    this.invite = "";
    sessionStorage.removeItem(this.table);
    this.keep({ ...seat, watching: false });
    this.#connect();
  }

  /** Steps come to the screen one after the other; answers at once. @param {FromServer} message */
  #hear(message) {
    if (message.t === "step") {
      this.host.told(message);
      this.queue.push(message);
      this.#drain();
      return;
    }
    if (message.t === "snap") this.queue = [];
    this.#show(message);
    if (message.t === "welcome") this.host.welcomed(message);
  }

  async #drain() {
    if (this.playing) return;
    this.playing = true;
    for (let step = this.queue.shift(); step; step = this.queue.shift()) {
      this.#show(step);
      await this.host.drawn();
      const others = step.kind === "move" && !this.state.seats.includes(step.seat);
      if (this.queue.length && others && !document.hidden && prefs.board.motion) await pause(PACE);
    }
    this.playing = false;
    this.host.turned(this.status);
  }

  /** @param {FromServer} message */
  #show(message) {
    this.state = after(this.state, message);
    const { turn, welcome, names } = this.state;
    if (turn && welcome) this.keep({ game: welcome.game, names, mine: isMine(this.state), over: Boolean(turn.over) });
    this.host.shown(message);
  }

  /** Whether an answer that is given now is sent. */
  get mayAct() {
    return isMine(this.state) && !this.state.pending && !this.queue.length && this.status === "live";
  }

  /** @param {string} a */
  play(a) {
    if (!this.line || !this.mayAct) return;
    const k = this.line.ask({ t: "act", b: this.state.seq, a });
    this.state = { ...this.state, pending: { k, a, until: -1 }, refused: null, thoughts: null };
  }

  undo() {
    if (!this.line || this.state.pending) return;
    const k = this.line.ask({ t: "undo", b: this.state.seq });
    this.state = { ...this.state, pending: { k, a: "", until: -1 }, refused: null };
  }

  /** Ask for a hint; false if one is not to be had now. */
  hint() {
    if (!this.line || !isMine(this.state) || this.state.asking) return false;
    this.state = { ...this.state, asking: this.line.ask({ t: "hint" }), thoughts: null, refused: null };
    return true;
  }

  forgetHint() {
    this.state = { ...this.state, thoughts: null };
  }
}

/** @param {number} time */
function pause(time) {
  return new Promise((done) => setTimeout(done, time));
}
