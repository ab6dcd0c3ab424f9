// The faces of dice, painted once.
import { PAINTS, paintName } from "../hex/pieces.js";

/** @typedef {import("../hex/pieces.js").Paint} Paint */

const SIZE = 112;
/** Where the pips of a face lie, in hundredths. */
const PIPS = [
  [[50, 50]],
  [[28, 28], [72, 72]],
  [[26, 26], [50, 50], [74, 74]],
  [[28, 28], [72, 28], [28, 72], [72, 72]],
  [[26, 26], [74, 26], [50, 50], [26, 74], [74, 74]],
  [[29, 24], [71, 24], [29, 50], [71, 50], [29, 76], [71, 76]],
];

const NAMES = Object.keys(PAINTS);
let painted = false;

/** Which row of the picture shows the faces of a colour. @param {string} colour */
export function rowOf(colour) {
  return NAMES.indexOf(paintName(colour));
}

/** Paint all faces, once, and let dice show them: a rule of its own, so that the picture is read once, not for each face. */
export function paintFaces() {
  if (painted) return;
  painted = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`.die-face, .die-flat { background-image: url(${picture()}) }`);
  document.adoptedStyleSheets.push(sheet);
}

/** Six faces in a row, a row for each colour. */
function picture() {
  const canvas = document.createElement("canvas");
  canvas.width = SIZE * 6;
  canvas.height = SIZE * NAMES.length;
  const pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  NAMES.forEach((name, row) => PIPS.forEach((_, nth) => face(pen, PAINTS[name], nth, row)));
  return canvas.toDataURL();
}

/** @param {CanvasRenderingContext2D} pen @param {Paint} paint @param {number} nth @param {number} row */
function face(pen, paint, nth, row) {
  const pips = PIPS[nth];
  pen.save();
  pen.translate(nth * SIZE, row * SIZE);
  pen.scale(SIZE / 100, SIZE / 100);
  ground(pen, paint);
  for (const [x, y] of pips) pip(pen, paint, x, y, pips.length === 1 ? 1.9 : 1.35);
  pen.restore();
}

/** @param {CanvasRenderingContext2D} pen @param {Paint} paint */
function ground(pen, paint) {
  pen.fillStyle = paint.body;
  pen.fillRect(0, 0, 100, 100);
  const light = pen.createRadialGradient(38, 32, 8, 50, 50, 76);
  light.addColorStop(0, "rgba(255,255,255,.22)");
  light.addColorStop(0.7, "rgba(255,255,255,0)");
  light.addColorStop(1, "rgba(0,0,0,.22)");
  pen.fillStyle = light;
  pen.fillRect(0, 0, 100, 100);
  pen.strokeStyle = paint.edge;
  pen.lineWidth = 5;
  pen.strokeRect(0, 0, 100, 100);
}

/** @param {CanvasRenderingContext2D} pen @param {Paint} paint @param {number} x @param {number} y @param {number} size */
function pip(pen, paint, x, y, size) {
  pen.save();
  pen.translate(x, y);
  pen.scale(size, size);
  pen.fillStyle = paint.ink;
  pen.fill(new Path2D(paint.cue));
  pen.restore();
}
