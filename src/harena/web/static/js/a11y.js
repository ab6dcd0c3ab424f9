// Says what happens to those who do not see it, and hears single keys.

/** @param {string} politeness */
function region(politeness) {
  const element = document.createElement("div");
  element.className = "unseen";
  element.setAttribute("aria-live", politeness);
  element.setAttribute("role", politeness === "assertive" ? "alert" : "status");
  document.body.append(element);
  return element;
}

/** @type {{polite: HTMLElement, assertive: HTMLElement} | null} */
let regions = null;

/** One sentence, once; urgent ones interrupt. @param {string} text @param {boolean} [urgent] */
export function announce(text, urgent = false) {
  if (!text) return;
  regions ??= { polite: region("polite"), assertive: region("assertive") };
  const element = urgent ? regions.assertive : regions.polite;
  const line = document.createElement("p");
  line.textContent = text;
  element.append(line);
  // What was said is not to be found again by reading on.
  setTimeout(() => line.remove(), 8000);
}

const TYPING = "input, select, textarea, [contenteditable], dialog";

/**
 * Hear single keys outside of forms and dialogs.
 * @param {() => boolean} wanted whether the reader has them on
 * @param {Record<string, () => void>} keys
 */
export function hearKeys(wanted, keys) {
  /** @param {KeyboardEvent} event */
  const heard = (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || !wanted()) return;
    const target = /** @type {Element} */ (event.target);
    if (target.closest?.(TYPING) || document.querySelector("dialog[open]")) return;
    const act = keys[event.key.toLowerCase()];
    if (!act) return;
    event.preventDefault();
    act();
  };
  document.addEventListener("keydown", heard);
  return () => document.removeEventListener("keydown", heard);
}
