// Puts the table on the page and plays what it asks for. What happened is kept for tests in window.page.
import { Speaker } from "/js/words.js";
import tag from "/js/games/gladiabot.js";

const wanted = new URLSearchParams(location.search);
const lang = wanted.get("lang") ?? "en";
document.documentElement.lang = lang;
document.documentElement.dataset.theme = wanted.get("theme") ?? "day";

const read = async (path, options) => {
  const answer = await fetch(path, options);
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
  return answer.json();
};
const words = await (await fetch(`/words/${lang}`)).text();
const table = await read("/snap");
const element = document.createElement(tag);
element.speaker = new Speaker(lang, words, table.names);
element.prefs = { dice: wanted.get("dice") ?? "full", motion: wanted.get("motion") !== "no", confirm: wanted.has("confirm") };
element.table = { ...table, mine: !wanted.has("watch") };
const page = { element, plays: [], said: [] };
element.addEventListener("say", (event) => {
  page.said.push(event.detail.text);
  document.querySelector("#said").textContent = event.detail.text;
});
element.addEventListener("play", async (event) => {
  page.plays.push(event.detail.a);
  element.table = { ...element.table, pending: true };
  element.table = await read("/play", { method: "POST", body: event.detail.a });
});
document.querySelector("#table").append(element);
await element.updateComplete;
await customElements.whenDefined("harena-dice-tray");
window.page = page;
document.documentElement.dataset.ready = "1";
