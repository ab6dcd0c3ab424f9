// Choosing an answer by touching what it touches. No rule stands here: what may be touched next is what the
// answers that are left touch next.

/** @typedef {{id: string, args?: Record<string, any>}} Message */
/** @typedef {{a: string, label: Message, touches: string[]}} Option */
/** @typedef {{options: Option[], marks: Set<string>}} Next answers that touch a place next, and how */

/** Answers narrowed by what was touched so far. Never changes. */
export class Choosing {
  /**
   * @param {Option[]} options
   * @param {(touch: string) => string} placeOf where a touched thing lies; things on one cell lie in one place
   * @param {string[]} [path] the places touched so far
   */
  constructor(options, placeOf, path) {
    this.all = options;
    this.placeOf = placeOf;
    /** What all answers touch first need not be touched. */
    this.start = shared(options, placeOf);
    this.path = path ?? this.start;
    this.options = options.filter((option) => this.path.every((place, nth) => this.place(option, nth) === place));
    /** Answers that touch nothing else. */
    this.ready = this.options.filter((option) => option.touches.length === this.path.length);
    this.next = this.#next();
  }

  /** @param {Option} option @param {number} nth */
  place(option, nth) {
    return option.touches[nth] === undefined ? undefined : this.placeOf(option.touches[nth]);
  }

  #next() {
    /** @type {Map<string, Next>} */
    const found = new Map();
    const depth = this.path.length;
    for (const option of this.options) {
      const place = this.place(option, depth);
      if (place === undefined) continue;
      const next = found.get(place) ?? { options: [], marks: new Set() };
      next.options.push(option);
      next.marks.add(mark(option.touches, depth));
      found.set(place, next);
    }
    return found;
  }

  /** After touching a place. @param {string} place */
  touch(place) {
    return new Choosing(this.all, this.placeOf, [...this.path, place]);
  }

  /** Whether something was touched that can be let go. */
  get begun() {
    return this.path.length > this.start.length;
  }

  /** Before anything was touched. */
  get anew() {
    return new Choosing(this.all, this.placeOf);
  }

  /** The answer, if the last touch decided it. Touching what stands on the board only selects it. */
  get decided() {
    const alone = this.options.length === 1 && this.ready.length === 1;
    const selects = this.path.length === 1 && this.path[0].startsWith("@");
    return alone && this.begun && !selects ? this.ready[0] : undefined;
  }
}

/** @param {Option[]} options @param {(touch: string) => string} placeOf */
function shared(options, placeOf) {
  if (options.length < 2 || options.some((option) => option.touches.length === 0)) return [];
  const first = placeOf(options[0].touches[0]);
  const deep = options.some((option) => option.touches.length > 1);
  return deep && options.every((option) => placeOf(option.touches[0]) === first) ? [first] : [];
}

/**
 * How a thing is marked: what is chosen first; a crate that goes on somewhere, and where to; what is aimed at;
 * where one goes.
 * @param {string[]} touches @param {number} depth
 */
function mark(touches, depth) {
  const kind = kindOf(touches[depth]);
  if (kind === "cell") return depth > 1 ? "shift" : "go";
  if (depth === 0) return "choose";
  return touches.length > depth + 1 ? "push" : "aim";
}

/** The word that says what is touched. @param {string} touch */
export const kindOf = (touch) => touch.slice(0, touch.indexOf(" "));

/** Which one is touched. @param {string} touch */
export const nameOf = (touch) => touch.slice(touch.indexOf(" ") + 1);
