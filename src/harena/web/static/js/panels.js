// What is not always there: an invitation, a stranger's door, a hint, the list of keys.
import { html, nothing } from "../vendor/lit.js";
import { icon, key, percent } from "./parts.js";
import { prefs } from "./settings.js";

/** @typedef {import("./words.js").Speaker} Speaker */
/** @typedef {import("./store.js").State} State */

/** The single keys of a table, in the order of their words. */
export const KEYS = ["u", "h", "l", "s", "o", "g", "/", "?"];
const MOST_THOUGHTS = 3;

/** @param {Speaker} speaker @param {State} state @param {{play(a: string): void, close(): void}} acts */
export function thoughts(speaker, { thoughts: found }, acts) {
  if (!found) return nothing;
  return html`<section class="panel thoughts" aria-label=${speaker.word("web-hint")}>
    <h2>${speaker.word("web-hint-title")}</h2>
    <ol>${found.slice(0, MOST_THOUGHTS).map(
      ({ a, label, share, visits }) => html`<li>
        <button class="answer" @click=${() => acts.play(a)}><span>${speaker.say(label)}</span></button>
        <meter min="0" max="1" .value=${share} aria-label=${speaker.word("web-share")}></meter>
        <small>${speaker.word("web-share-of", { percent: percent(share), visits })}</small>
      </li>`,
    )}</ol>
    <button class="plain" aria-label=${speaker.word("web-close")} @click=${acts.close}>${icon("close")}</button>
  </section>`;
}

/** @param {Speaker} speaker @param {string} table @param {import("./parts.js").Refused | null} refused @param {(event: SubmitEvent) => void} join */
export function invited(speaker, table, refused, join) {
  return html`<form class="panel card join" @submit=${join}>
    <h1>${speaker.word("web-invited")}</h1>
    <p>${speaker.word("web-invited-about", { table })}</p>
    <label class="field">${speaker.word("web-your-name")}
      <input name="name" required maxlength="40" autocomplete="nickname" .value=${prefs.now.name} /></label>
    ${refused ? html`<p class="refused" role="alert">${speaker.refusal(refused)}</p>` : nothing}
    <button class="main">${speaker.word("web-sit-down")}</button>
  </form>`;
}

/** @param {Speaker} speaker */
export function stranger(speaker) {
  return html`<section class="panel card join">
    <h1>${speaker.word("web-stranger")}</h1><p>${speaker.word("web-stranger-about")}</p>
    <a class="button main" href="/">${speaker.word("web-to-lobby")}</a>
  </section>`;
}

/** @param {Speaker} speaker */
export function keyList(speaker) {
  return html`<dialog class="sheet keys" aria-labelledby="keys-title"><form method="dialog">
    <header><h2 id="keys-title">${speaker.word("web-keys")}</h2><button class="plain" aria-label=${speaker.word("web-close")}>${icon("close")}</button></header>
    <dl>${KEYS.map((name, nth) => html`<div><dt>${key(name.toUpperCase())}</dt><dd>${speaker.word(`web-key-${nth + 1}`)}</dd></div>`)}</dl>
    <p class="muted">${speaker.word(prefs.now.keys ? "web-keys-on" : "web-keys-off")}</p>
  </form></dialog>`;
}
