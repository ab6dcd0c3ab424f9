// The colours of a box and their glyphs, and the faces of its dice, painted once for each colour.

/** @typedef {{body: string, edge: string, ink: string, cue: string}} Paint */

/** Colours that colour-blind eyes tell apart, each with a glyph; a glyph is a path about 14 wide.
 * @type {Record<string, Paint>} */
const PAINTS = {
  red: { body: "#8F2A17", edge: "#56170B", ink: "#FFF4EC", cue: "M-2.4-7h4.8v4.6H7v4.8H2.4V7h-4.8V2.4H-7v-4.8h4.6Z" },
  blue: { body: "#143F85", edge: "#0B2550", ink: "#F2F7FF", cue: "M0-8 7 0 0 8-7 0Z" },
  green: { body: "#57A85F", edge: "#2C5E33", ink: "#10240F", cue: "M0-7 7.5 6H-7.5Z" },
  yellow: { body: "#F2C230", edge: "#A87A05", ink: "#2B1D00", cue: "M-6-6H6V6H-6Z" },
  white: { body: "#F7F0DF", edge: "#C9B78F", ink: "#2B211A", cue: "M6 0A6 6 0 1 0-6 0A6 6 0 1 0 6 0Z" },
  violet: { body: "#A06AA8", edge: "#5E3A66", ink: "#160A1C", cue: "M0-8 2.2-2.4 8-2.2 3.5 1.6 5 7.4 0 4.2-5 7.4-3.5 1.6-8-2.2-2.2-2.4Z" },
};
const SPARE = ["white", "violet", "green", "red", "yellow", "blue"];

/** The paint of a colour; a colour that somebody invented gets one of ours, always the same.
 * @param {string} colour @returns {Paint} */
export function paintOf(colour) {
  return PAINTS[paintName(colour)];
}

/** @param {string} colour */
export function paintName(colour) {
  if (colour in PAINTS) return colour;
  let sum = 0;
  for (const sign of colour) sum += sign.codePointAt(0) ?? 0;
  return SPARE[sum % SPARE.length];
}

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
