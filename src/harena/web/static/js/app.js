// The entry of every page: which one it is stands on <html data-page>.
const page = document.documentElement.dataset.page === "table" ? import("./table.js") : import("./lobby.js");
page.then(({ default: tag }) => {
  document.body.prepend(document.createElement(tag));
});
