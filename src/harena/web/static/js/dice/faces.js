// The faces of dice, painted once for each colour.
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

/** @type {Map<string, string>} */
const painted = new Map();

/** The six faces of a colour in a row, as a picture for CSS. @param {string} colour */
export function picture(colour) {
  const name = paintName(colour);
  let found = painted.get(name);
  if (!found) {
    found = `url(${atlas(PAINTS[name])})`;
    painted.set(name, found);
  }
  return found;
}

/** @param {Paint} paint */
function atlas(paint) {
  const canvas = document.createElement("canvas");
  canvas.width = SIZE * 6;
  canvas.height = SIZE;
  const pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  PIPS.forEach((pips, nth) => {
    pen.save();
    pen.translate(nth * SIZE, 0);
    pen.scale(SIZE / 100, SIZE / 100);
    ground(pen, paint);
    for (const [x, y] of pips) pip(pen, paint, x, y, pips.length === 1 ? 1.9 : 1.35);
    pen.restore();
  });
  return canvas.toDataURL();
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
