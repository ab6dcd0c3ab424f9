// The types of vendor/lit.js, from the packages it is made of; for `npm run types` only.
export { LitElement, html, svg, nothing, noChange, render } from "lit";
export { repeat } from "lit/directives/repeat.js";
export { classMap } from "lit/directives/class-map.js";
export { live } from "lit/directives/live.js";
export { ref, createRef } from "lit/directives/ref.js";
export { keyed } from "lit/directives/keyed.js";
export { guard } from "lit/directives/guard.js";
