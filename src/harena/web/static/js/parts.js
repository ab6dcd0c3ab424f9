// What all elements of the interface share: light DOM, icons, the address of the static files.
import { LitElement, html } from "../vendor/lit.js";

/** Where the static files lie: `/s/<hash>/`. */
export const ROOT = document.documentElement.dataset.root ?? new URL("..", import.meta.url).pathname;

/** An element whose content is part of the page, so that one style sheet and every reader sees it. */
export class Part extends LitElement {
  createRenderRoot() {
    return this;
  }

  /** @param {string} name @param {any} [detail] */
  fire(name, detail) {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true }));
  }
}

/** @param {string} name an icon of icons.toml */
export function icon(name) {
  return html`<svg class="icon" aria-hidden="true" focusable="false"><use href="${ROOT}icons.svg#${name}"></use></svg>`;
}

/** @param {string} path @param {any} body */
export async function post(path, body) {
  const answer = await fetch(path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  const found = await answer.json().catch(() => ({}));
  if (!answer.ok) throw new Refusal(found.refused ?? { id: "web-no-answer", args: {} });
  return found;
}

/** What the server will not do, as a message. */
export class Refusal extends Error {
  /** @param {{id: string, args?: any, rule?: string}} refused */
  constructor(refused) {
    super(refused.id);
    this.refused = refused;
  }
}

/** The refusal in an error, or that nobody answered. @param {unknown} error */
export function refusedBy(error) {
  return error instanceof Refusal ? error.refused : { id: "web-no-answer", args: {} };
}
