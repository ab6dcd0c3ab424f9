// One die: a cube while it tumbles, a flat span at rest.
import { picture } from "./faces.js";
import { PLACED, faces, tracks, tumble } from "./tracks.js";

/** @typedef {import("./tracks.js").Tumble} Tumble */
/** @typedef {{colour: string, face: number, track: number, rate: number}} Throw */

/** @type {Map<string, {how: Tumble, cube: KeyframeEffect, shadow: KeyframeEffect}>} */
const tumbles = new Map();

/** @param {string} name @param {Element} into */
function span(name, into) {
  const found = document.createElement("span");
  found.className = name;
  into.append(found);
  return found;
}

/** Let an element show a face. @param {HTMLElement} place @param {string} colour @param {number} face @param {number} [lean] */
export function rest(place, colour, face, lean = 0) {
  place.replaceChildren();
  place.style.setProperty("--faces", picture(colour));
  const flat = span("die-flat", place);
  flat.style.setProperty("--face", String(face - 1));
  flat.style.rotate = `${lean.toFixed(1)}deg`;
}

/** A cube on its side of the tray, with the wanted face where this tumble ends on top.
 * @param {HTMLElement} place @param {string} colour @param {number} face @param {Tumble} how @param {number} size */
export function cube(place, colour, face, how, size) {
  place.replaceChildren();
  place.style.setProperty("--faces", picture(colour));
  const shadow = span("die-shadow", place);
  const found = span("die-cube", place);
  faces(how.top, face).forEach((shown, side) => {
    const one = span("die-face", found);
    one.dataset.face = String(shown);
    one.style.setProperty("--face", String(shown - 1));
    const upright = side === how.top ? -how.turn : 0;
    one.style.transform = `${PLACED[side]} translateZ(${size / 2}px) rotate(${upright}deg)`;
  });
  return { cube: found, shadow };
}

/** The tumble of a track at a size, made once; parsing its frames is what costs. @param {number} track @param {number} size */
export async function tumbleOf(track, size) {
  const all = await tracks();
  const number = track % all.tracks.length;
  const key = `${number} ${size}`;
  let found = tumbles.get(key);
  if (!found) {
    const how = tumble(all.tracks[number], all.hz, size);
    const timing = { duration: how.duration, fill: /** @type {FillMode} */ ("both") };
    found = { how, cube: new KeyframeEffect(null, how.cube, timing), shadow: new KeyframeEffect(null, how.shadow, timing) };
    tumbles.set(key, found);
  }
  return found;
}

/** Make all tumbles of a size while nothing else happens. @param {number} size */
export async function prepare(size) {
  const all = await tracks();
  for (let track = 0; track < all.tracks.length; track++) {
    await new Promise((done) => (globalThis.requestIdleCallback ?? setTimeout)(done));
    await tumbleOf(track, size);
  }
}

/** @param {KeyframeEffect} effect @param {Element} element @param {number} rate */
function animated(effect, element, rate) {
  const own = new KeyframeEffect(effect);
  own.target = element;
  const animation = new Animation(own);
  animation.playbackRate = rate;
  animation.play();
  return animation;
}

/** Tumble, then rest. Ends at once when the signal comes.
 * @param {HTMLElement} place @param {Throw} thrown @param {number} size @param {AbortSignal} signal */
export async function roll(place, { colour, face, track, rate }, size, signal) {
  if (signal.aborted || size === 0) return rest(place, colour, face);
  const found = await tumbleOf(track, size);
  if (!signal.aborted) {
    const made = cube(place, colour, face, found.how, size);
    const running = [animated(found.cube, made.cube, rate), animated(found.shadow, made.shadow, rate)];
    const stop = () => running.forEach((animation) => animation.finish());
    signal.addEventListener("abort", stop, { once: true });
    await running[0].finished.catch(() => undefined);
    signal.removeEventListener("abort", stop);
  }
  rest(place, colour, face, found.how.lean);
}
