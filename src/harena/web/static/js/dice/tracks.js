// Recorded tumbles and the geometry of a cube: which side ends on top, and which face goes where.

/** @typedef {{hz: number, tracks: number[][]}} Recording each track is differences, see tools/bake_tracks.mjs */
/**
 * @typedef {object} Tumble a track at a size
 * @property {Keyframe[]} frames
 * @property {number} top the side that ends on top: 0 to 5 are +x -x +y -y +z -z
 * @property {number} turn by how much a face on that side must be turned to stand upright, in degrees
 * @property {number} lean the small turn that remains, in degrees
 * @property {number} duration in milliseconds
 */

const VALUES = 7;
/** How each side of the cube comes from its front: the last three numbers of a row are where it looks. */
const SIDES = [
  [0, 0, -1, 0, 1, 0, 1, 0, 0],
  [0, 0, 1, 0, 1, 0, -1, 0, 0],
  [1, 0, 0, 0, 0, -1, 0, 1, 0],
  [1, 0, 0, 0, 0, 1, 0, -1, 0],
  [1, 0, 0, 0, 1, 0, 0, 0, 1],
  [1, 0, 0, 0, -1, 0, 0, 0, -1],
];
/** The same for CSS. */
export const PLACED = ["rotateY(90deg)", "rotateY(-90deg)", "rotateX(-90deg)", "rotateX(90deg)", "", "rotateX(180deg)"];

/** @type {Promise<Recording> | undefined} */
let recording;

/** The tracks, fetched once. @returns {Promise<Recording>} */
export function tracks() {
  recording ??= fetch(new URL("../../dice/tracks.json", import.meta.url)).then((answer) => {
    if (!answer.ok) throw new Error(`dice/tracks.json: ${answer.status}`);
    return answer.json();
  });
  recording.catch(() => (recording = undefined));
  return recording;
}

/** The frames of a track. @param {number[]} track @returns {number[][]} */
export function frames(track) {
  const found = [];
  let last = new Array(VALUES).fill(0);
  for (let at = 0; at < track.length; at += VALUES) {
    const before = last;
    last = before.map((value, nth) => value + track[at + nth]);
    found.push(last.map((value) => value / 1000));
  }
  return found;
}

/** Two turns, one after the other; columns first. @param {number[]} a @param {number[]} b */
function product(a, b) {
  const found = [];
  for (let column = 0; column < 3; column++) {
    const [x, y, z] = b.slice(column * 3, column * 3 + 3);
    for (let row = 0; row < 3; row++) found.push(a[row] * x + a[3 + row] * y + a[6 + row] * z);
  }
  return found;
}

/** @typedef {[number, number, number, number]} Turn a quaternion */

/** An orientation of the recording, whose y goes up, as one of CSS, whose y goes down. @param {number[]} given @returns {Turn} */
function turned(given) {
  const length = Math.hypot(...given);
  const [x, y, z, w] = given.map((value) => value / length);
  return [-x, y, -z, w];
}

/** Browsers blend turns more cheaply than matrices. @param {Turn} turn */
function rotation([x, y, z, w]) {
  return `rotate3d(${short(x)}, ${short(y)}, ${short(z)}, ${short(2 * Math.atan2(Math.hypot(x, y, z), w))}rad)`;
}

/** @param {Turn} turn */
function matrix([x, y, z, w]) {
  return [
    1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w),
    2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w),
    2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y),
  ];
}

const short = (/** @type {number} */ value) => +value.toFixed(4);

/** What the browser animates. @param {number[]} track @param {number} hz @param {number} size @returns {Tumble} */
export function tumble(track, hz, size) {
  const all = frames(track);
  /** @type {Keyframe[]} */
  const found = [];
  /** @type {Turn} */
  let last = [0, 0, 0, 1];
  all.forEach((frame, nth) => {
    const offset = nth / (all.length - 1);
    const [x, y, z] = [frame[0] * size, -frame[1] * size, frame[2] * size];
    last = turned(frame.slice(3));
    found.push({ offset, transform: `translate3d(${short(x)}px, ${short(y)}px, ${short(z)}px) ${rotation(last)}` });
  });
  return { frames: found, ...resting(matrix(last)), duration: ((all.length - 1) / hz) * 1000 };
}

/** How a die lies at the end. @param {number[]} orientation */
function resting(orientation) {
  const looks = SIDES.map((side) => product(orientation, side));
  const heights = looks.map((look) => look[8]);
  const top = heights.indexOf(Math.max(...heights));
  const yaw = (Math.atan2(looks[top][1], looks[top][0]) * 180) / Math.PI;
  const turn = Math.round(yaw / 90) * 90;
  return { top, turn, lean: yaw - turn };
}

/**
 * The faces of the six sides when one of them must end on top. Opposite faces make seven, as on every die.
 * @param {number} top @param {number} face 1 to 6 @returns {number[]}
 */
export function faces(top, face) {
  const found = new Array(6).fill(0);
  found[top] = face;
  found[top ^ 1] = 7 - face;
  const pairs = [1, 2, 3].filter((low) => low !== face && low !== 7 - face);
  for (let side = 0; side < 6; side += 2) {
    if (found[side]) continue;
    const low = /** @type {number} */ (pairs.shift());
    found[side] = low;
    found[side + 1] = 7 - low;
  }
  return found;
}
