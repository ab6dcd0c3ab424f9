// A board of hexagons in SVG, for eyes, fingers, keys and screen readers. It knows no game: cells come with
// their labels, marks and what stands on them.
import { LitElement, html, nothing, svg } from "../../vendor/lit.js";
import { Cells, SIZE, centre, corners } from "./geometry.js";

/** @typedef {import("./geometry.js").Cell} Cell */
/**
 * @typedef {object} Look how a cell looks
 * @property {string} label
 * @property {string} ground classes: border, last
 * @property {Set<string>} marks choose, go, aim, push, shift
 * @property {boolean} chosen
 * @property {boolean} wanted the target that waits to be confirmed
 */
/** @typedef {{name: string, zoom: string, zoomIn: string, zoomOut: string, fit: string}} Words */

const WHOLE = corners(SIZE - 0.75);
const INNER = corners(SIZE - 4);
const FOCUS = corners(SIZE - 3.5);
/** A hexagon on the screen is this wide at least, or the board can be enlarged. */
const COMFORT = 40;
const STEP = 1.4;
const MOST = 4;

export class HexBoard extends LitElement {
  static properties = {
    cells: { attribute: false },
    look: { attribute: false },
    pieces: { attribute: false },
    lines: { attribute: false },
    words: { attribute: false },
    cursor: { state: true },
    zoom: { state: true },
    small: { state: true },
  };

  constructor() {
    super();
    /** @type {Cell[]} */
    this.cells = [];
    /** @type {(cell: Cell) => Look} */
    this.look = () => ({ label: "", ground: "", marks: new Set(), chosen: false, wanted: false });
    /** @type {unknown} */
    this.pieces = nothing;
    /** @type {unknown} */
    this.lines = nothing;
    /** @type {Words} */
    this.words = { name: "", zoom: "", zoomIn: "", zoomOut: "", fit: "" };
    this.cursor = "";
    this.zoom = 1;
    this.small = false;
    this.map = new Cells([]);
    this.watch = new ResizeObserver(() => this.measure());
  }

  createRenderRoot() {
    return this;
  }

  connectedCallback() {
    super.connectedCallback();
    this.watch.observe(this);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.watch.disconnect();
  }

  measure() {
    this.small = this.clientWidth / this.map.across < COMFORT;
    if (!this.small) this.zoom = 1;
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (!changed.has("cells")) return;
    this.map = new Cells(this.cells);
    if (!this.map.of.has(this.cursor)) this.cursor = this.map.inOrder[0] ?? "";
  }

  /** @param {Map<string, unknown>} changed */
  updated(changed) {
    if (changed.has("cells")) this.measure();
    this.style.setProperty("--zoom", String(this.zoom));
  }

  /** Put the cursor on a cell, but not the focus. @param {string} cell */
  stand(cell) {
    if (this.map.of.has(cell)) this.cursor = cell;
  }

  /** Put the cursor on a cell, and the focus. @param {string} cell @param {FocusOptions} [how] */
  async go(cell, how) {
    if (!this.map.of.has(cell)) return;
    this.cursor = cell;
    await this.updateComplete;
    const found = this.querySelector(`[data-cell="${CSS.escape(cell)}"]`);
    /** @type {SVGElement | null} */ (found)?.focus(how);
  }

  /** The next cell with a mark, in the order of reading. @param {number} by 1, or -1 for the one before */
  nextMarked(by) {
    const order = this.map.inOrder;
    const from = order.indexOf(this.cursor);
    for (let steps = 1; steps <= order.length; steps++) {
      const cell = order[(from + by * steps + order.length * steps) % order.length];
      if (this.look(/** @type {Cell} */ (this.map.of.get(cell))).marks.size) return cell;
    }
    return undefined;
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const { key } = event;
    if (key === "Enter" || key === " ") this.tell("pick", this.cursor);
    else if (key === "Escape") this.tell("cancel", this.cursor);
    else {
      const marked = key.toLowerCase() === "m";
      const cell = marked ? this.nextMarked(event.shiftKey ? -1 : 1) : this.map.beyond(this.cursor, key);
      if (cell === undefined && !marked && !key.startsWith("Arrow")) return;
      if (cell !== undefined) void this.go(cell);
    }
    event.preventDefault();
    event.stopPropagation();
  }

  /** @param {string} name @param {string} cell */
  tell(name, cell) {
    this.dispatchEvent(new CustomEvent(name, { detail: { cell } }));
  }

  render() {
    return html`<div class="board-frame">
      <svg class="board" viewBox=${this.map.box.join(" ")} role="grid" aria-label=${this.words.name}
        aria-rowcount=${this.map.rows.length} @keydown=${this.key}>
        ${this.map.rows.map((row, nth) => svg`<g role="row" aria-rowindex=${nth + 1}>${row.map((cell, at) => this.cell(cell, at))}</g>`)}
        <g class="board-over" aria-hidden="true">${this.pieces}${this.lines}${this.marks()}</g>
      </svg>
    </div>
    ${this.small ? this.zooming() : nothing}`;
  }

  zooming() {
    const by = (/** @type {number} */ zoom) => () => this.enlarge(zoom);
    return html`<div class="board-zoom" role="group" aria-label=${this.words.zoom}>
      <button type="button" aria-label=${this.words.zoomOut} ?disabled=${this.zoom <= 1} @click=${by(this.zoom / STEP)}>−</button>
      <button type="button" ?disabled=${this.zoom === 1} @click=${by(1)}>${this.words.fit}</button>
      <button type="button" aria-label=${this.words.zoomIn} ?disabled=${this.zoom >= MOST} @click=${by(this.zoom * STEP)}>+</button>
    </div>`;
  }

  /** The cursor stays in the middle. @param {number} zoom */
  async enlarge(zoom) {
    this.zoom = Math.min(MOST, Math.max(1, zoom));
    await this.updateComplete;
    const frame = this.querySelector(".board-frame");
    const box = this.querySelector('[tabindex="0"]')?.getBoundingClientRect();
    if (!frame || !box) return;
    const around = frame.getBoundingClientRect();
    frame.scrollBy(box.x + box.width / 2 - around.x - around.width / 2, box.y + box.height / 2 - around.y - around.height / 2);
  }

  /** @param {Cell} cell @param {number} at */
  cell(cell, at) {
    const look = this.look(cell);
    const classes = ["hex", look.ground, look.marks.size ? "hex-marked" : "", look.chosen ? "hex-chosen" : "", look.wanted ? "hex-wanted" : ""];
    return svg`<g role="gridcell" class=${classes.filter(Boolean).join(" ")} data-cell=${cell.cell} aria-colindex=${at + 1}
      tabindex=${this.cursor === cell.cell ? 0 : -1} aria-selected=${look.chosen} aria-label=${look.label}
      transform="translate(${centre(cell).join(" ")})"
      @click=${() => this.clicked(cell.cell)} @focus=${() => this.focused(cell.cell)}
      @pointerenter=${() => this.tell("look", cell.cell)} @pointerleave=${() => this.tell("look", "")}>
      <polygon class="hex-ground" points=${WHOLE} /><polygon class="hex-edge" points=${INNER} />
      <text class="hex-name" y=${-SIZE + 15} aria-hidden="true">${cell.cell}</text>
      <polygon class="hex-focus" points=${FOCUS} /></g>`;
  }

  /** @param {string} cell */
  clicked(cell) {
    this.cursor = cell;
    this.tell("pick", cell);
  }

  /** @param {string} cell */
  focused(cell) {
    this.cursor = cell;
    this.tell("look", cell);
  }

  marks() {
    return this.cells.map((cell) => {
      const { marks } = this.look(cell);
      return marks.size ? svg`<g transform="translate(${centre(cell).join(" ")})">${[...marks].map(drawnMark)}</g>` : nothing;
    });
  }
}

/** A dot to go to, a ring to aim at, brackets round what is pushed, a hollow square where that goes.
 * @param {string} mark */
export function drawnMark(mark) {
  if (mark === "go") return svg`<circle class="mark mark-go" r="8" />`;
  if (mark === "aim") return svg`<g class="mark mark-aim"><circle r="26" /><path d="M-23-23-14-14M23-23 14-14M-23 23-14 14M23 23 14 14" /></g>`;
  if (mark === "push") return svg`<path class="mark mark-push" d="M-28-14V-27H-15M15-27H28V-14M28 14V27H15M-15 27H-28V14" />`;
  if (mark === "shift") return svg`<rect class="mark mark-shift" x="-9" y="-9" width="18" height="18" />`;
  return svg`<path class="mark mark-choose" d="M-8 23H8L0 33Z" />`;
}

/** Whether the reader asked the system for less motion. */
export function reduced() {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

customElements.define("harena-hex-board", HexBoard);
