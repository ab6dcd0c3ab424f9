// Dice: cubes while they tumble, flat spans at rest.
import { paintFaces, rowOf } from "./faces.js";
import { PLACED, faces, tracks, tumble } from "./tracks.js";

/** @typedef {import("./tracks.js").Tumble} Tumble */
/** @typedef {{place: HTMLElement, colour: string, face: number, track: number}} Thrown */

/** One die starts so much after the other, in milliseconds. */
const STAGGER = 14;

/** @type {Map<string, {how: Tumble, effect: KeyframeEffect}>} */
const tumbles = new Map();
/** Cubes that lie in the drawer: making six sides anew costs more than turning old ones. @type {HTMLElement[]} */
const drawer = [];

/** @param {string} name @param {Element} into */
function span(name, into) {
  const found = document.createElement("span");
  found.className = name;
  into.append(found);
  return found;
}

/** Let an element show a face. @param {HTMLElement} place @param {string} colour @param {number} face @param {number} [lean] */
export function rest(place, colour, face, lean = 0) {
  const used = /** @type {HTMLElement | null} */ (place.querySelector(".die-cube"));
  if (used) drawer.push(used);
  place.replaceChildren();
  paintFaces();
  place.style.setProperty("--row", String(rowOf(colour)));
  const flat = span("die-flat", place);
  flat.style.setProperty("--face", String(face - 1));
  flat.style.rotate = `${lean.toFixed(1)}deg`;
}

function sixSides() {
  const found = document.createElement("span");
  found.className = "die-cube";
  for (let side = 0; side < 6; side++) span("die-face", found);
  return found;
}

/** A cube in its place in the tray, with the wanted face where this tumble ends on top.
 * @param {HTMLElement} place @param {string} colour @param {number} face @param {Tumble} how @param {number} size */
export function cube(place, colour, face, how, size) {
  paintFaces();
  place.style.setProperty("--row", String(rowOf(colour)));
  const found = drawer.pop() ?? sixSides();
  faces(how.top, face).forEach((shown, side) => {
    const one = /** @type {HTMLElement} */ (found.children[side]);
    one.dataset.face = String(shown);
    one.style.setProperty("--face", String(shown - 1));
    const upright = side === how.top ? -how.turn : 0;
    one.style.transform = `${PLACED[side]} translateZ(${size / 2}px) rotate(${upright}deg)`;
  });
  place.replaceChildren(found);
  return found;
}

/** The tumble of a track at a size, made once; parsing its frames is what costs. @param {number} track @param {number} size */
async function tumbleOf(track, size) {
  const all = await tracks();
  const number = track % all.tracks.length;
  const key = `${number} ${size}`;
  let found = tumbles.get(key);
  if (!found) {
    const how = tumble(all.tracks[number], all.hz, size);
    found = { how, effect: new KeyframeEffect(null, how.frames, { duration: how.duration, fill: "both" }) };
    tumbles.set(key, found);
  }
  return found;
}

/** Make all tumbles of a size, and some cubes, while nothing else happens. @param {number} size @param {number} cubes */
export async function prepare(size, cubes) {
  paintFaces();
  const all = await tracks();
  while (drawer.length < cubes) drawer.push(sixSides());
  for (let track = 0; track < all.tracks.length; track++) {
    await new Promise((done) => (globalThis.requestIdleCallback ?? setTimeout)(done));
    await tumbleOf(track, size);
  }
}

/** Tumble together, then rest together: while anything moves, nothing is built. Ends at once when the signal comes.
 * @param {Thrown[]} dice @param {number} rate @param {number} size @param {AbortSignal} signal */
export async function roll(dice, rate, size, signal) {
  const hows = signal.aborted || !size ? [] : await Promise.all(dice.map(({ track }) => tumbleOf(track, size)));
  if (hows.length && !signal.aborted) {
    const cubes = dice.map(({ place, colour, face }, nth) => cube(place, colour, face, hows[nth].how, size));
    const running = cubes.map((one, nth) => started(hows[nth].effect, one, rate, nth * STAGGER));
    const stop = () => running.forEach((animation) => animation.finish());
    signal.addEventListener("abort", stop, { once: true });
    await Promise.all(running.map((animation) => animation.finished.catch(() => undefined)));
    signal.removeEventListener("abort", stop);
    running.forEach((animation) => animation.cancel());
  }
  dice.forEach(({ place, colour, face }, nth) => rest(place, colour, face, hows[nth]?.how.lean));
}

/** @param {KeyframeEffect} effect @param {Element} element @param {number} rate @param {number} delay */
function started(effect, element, rate, delay) {
  const own = new KeyframeEffect(effect);
  own.target = element;
  own.updateTiming({ delay });
  const animation = new Animation(own);
  animation.playbackRate = rate;
  animation.play();
  return animation;
}
