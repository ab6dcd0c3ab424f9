// Hexagons with a corner on top, in axial coordinates: where they lie, and what lies beside them.

/** @typedef {{cell: string, q: number, r: number}} Cell */

export const SIZE = 40;
const WIDTH = Math.sqrt(3) * SIZE;
const HEIGHT = 1.5 * SIZE;
/** The six directions under the letters that lie like them on a keyboard. @type {Record<string, [number, number]>} */
const DIRECTIONS = { d: [1, 0], a: [-1, 0], e: [1, -1], w: [0, -1], z: [-1, 1], x: [0, 1] };

const short = (/** @type {number} */ value) => +value.toFixed(1);

/** @param {{q: number, r: number}} cell @returns {[number, number]} */
export const centre = ({ q, r }) => [short(WIDTH * (q + r / 2)), short(HEIGHT * r)];

/** The corners of a hexagon, for a polygon. @param {number} size */
export function corners(size) {
  const found = [];
  for (let nth = 0; nth < 6; nth++) {
    const angle = (Math.PI / 180) * (60 * nth - 30);
    found.push(`${short(size * Math.cos(angle))},${short(size * Math.sin(angle))}`);
  }
  return found.join(" ");
}

/** A board: its cells in rows, and the ways between them. */
export class Cells {
  /** @param {Cell[]} cells */
  constructor(cells) {
    this.of = new Map(cells.map((cell) => [cell.cell, cell]));
    this.at = new Map(cells.map((cell) => [`${cell.q} ${cell.r}`, cell]));
    /** @type {Map<number, Cell[]>} */
    const rows = new Map();
    for (const cell of cells) rows.set(cell.r, [...(rows.get(cell.r) ?? []), cell]);
    this.rows = [...rows].sort(([a], [b]) => a - b).map(([, row]) => row.sort((a, b) => a.q - b.q));
    this.inOrder = this.rows.flat().map((cell) => cell.cell);
    this.box = box(cells);
    this.across = this.box[2] / WIDTH;
  }

  /** The cell that a key leads to, if there is one. @param {string} from @param {string} key */
  beyond(from, key) {
    const cell = this.of.get(from);
    if (!cell) return undefined;
    const direction = DIRECTIONS[key.toLowerCase()];
    if (direction) return this.at.get(`${cell.q + direction[0]} ${cell.r + direction[1]}`)?.cell;
    if (key === "Home" || key === "End") return this.inOrder.at(key === "Home" ? 0 : -1);
    const row = this.rows.findIndex((found) => found.includes(cell));
    if (key === "ArrowLeft" || key === "ArrowRight") {
      return this.rows[row][this.rows[row].indexOf(cell) + (key === "ArrowLeft" ? -1 : 1)]?.cell;
    }
    const next = this.rows[row + ({ ArrowUp: -1, ArrowDown: 1 }[key] ?? NaN)];
    return next && nearest(next, cell)?.cell;
  }
}

/** Straight up and down lead to and fro between two columns, so that one stays in place. @param {Cell[]} row @param {Cell} cell */
function nearest(row, cell) {
  const lean = cell.r % 2 ? 0.25 : -0.25;
  const from = cell.q + cell.r / 2 + lean;
  const distance = (/** @type {Cell} */ other) => Math.abs(other.q + other.r / 2 - from);
  return row.reduce((best, other) => (distance(other) < distance(best) ? other : best));
}

/** Left, top, width and height of all. @param {Cell[]} cells @returns {[number, number, number, number]} */
function box(cells) {
  const places = cells.length ? cells.map(centre) : [[0, 0]];
  const xs = places.map(([x]) => x);
  const ys = places.map(([, y]) => y);
  const [left, top] = [Math.min(...xs) - WIDTH / 2 - 3, Math.min(...ys) - SIZE - 3];
  return [short(left), short(top), short(Math.max(...xs) + WIDTH / 2 + 3 - left), short(Math.max(...ys) + SIZE + 3 - top)];
}
