// One die: a cube while it tumbles, a flat span at rest.
import { picture } from "./faces.js";
import { PLACED, faces, tracks, tumble } from "./tracks.js";

/** @typedef {import("./tracks.js").Tumble} Tumble */
/** @typedef {{colour: string, face: number, track: number, rate: number}} Throw */

/** @type {Map<string, Tumble>} */
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

/** The tumble of a track at a size, made once. @param {number} track @param {number} size */
export async function tumbleOf(track, size) {
  const key = `${track} ${size}`;
  let found = tumbles.get(key);
  if (!found) {
    const all = await tracks();
    found = tumble(all.tracks[track % all.tracks.length], all.hz, size);
    tumbles.set(key, found);
  }
  return found;
}

/** Tumble, then rest. Ends at once when the signal comes.
 * @param {HTMLElement} place @param {Throw} thrown @param {AbortSignal} signal */
export async function roll(place, { colour, face, track, rate }, signal) {
  const size = place.clientWidth;
  const how = await tumbleOf(track, size);
  if (!signal.aborted && size > 0) {
    const made = cube(place, colour, face, how, size);
    const timing = { duration: how.duration, fill: /** @type {FillMode} */ ("both") };
    const running = [made.cube.animate(how.cube, timing), made.shadow.animate(how.shadow, timing)];
    for (const animation of running) animation.playbackRate = rate;
    const stop = () => running.forEach((animation) => animation.finish());
    signal.addEventListener("abort", stop, { once: true });
    await running[0].finished.catch(() => undefined);
    signal.removeEventListener("abort", stop);
  }
  rest(place, colour, face, how.lean);
}
