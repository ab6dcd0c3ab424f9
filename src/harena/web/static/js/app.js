// The entry of every page: which one it is stands on <html data-page>.
const page = document.documentElement.dataset.page === "table" ? import("./table.js") : import("./lobby.js");
page.then(({ default: tag }) => {
  const element = document.createElement(tag);
  const plain = document.getElementById("app");
  if (plain) plain.replaceWith(element);
  else document.body.prepend(element);
});
