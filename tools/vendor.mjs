// Makes the files that the browser needs from npm packages: run by a maintainer on an upgrade, then committed.
//   npm ci && npm run vendor
// Nobody who installs or runs Harena needs Node.
import { createHash } from "node:crypto";
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { build } from "esbuild";

const STATIC = new URL("../src/harena/web/static/", import.meta.url);
const MODULES = new URL("../node_modules/", import.meta.url);
const read = (path) => readFileSync(new URL(path, MODULES), "utf8");
const version = (name) => JSON.parse(read(`${name}/package.json`)).version;

const LIT = `
export { LitElement, html, svg, nothing, noChange, render } from "lit";
export { repeat } from "lit/directives/repeat.js";
export { classMap } from "lit/directives/class-map.js";
export { live } from "lit/directives/live.js";
export { ref, createRef } from "lit/directives/ref.js";
export { keyed } from "lit/directives/keyed.js";
export { guard } from "lit/directives/guard.js";
`;
const FLUENT = `export { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";`;

async function bundled(contents, file, banner) {
  const result = await build({
    stdin: { contents, resolveDir: new URL("..", STATIC).pathname, loader: "js" },
    nodePaths: [MODULES.pathname],
    bundle: true,
    format: "esm",
    target: "es2022",
    minify: true,
    legalComments: "none",
    conditions: ["production", "browser"],
    write: false,
  });
  const text = `/*! ${banner} */\n${result.outputFiles[0].text}`;
  writeFileSync(new URL(`vendor/${file}`, STATIC), text);
  return text;
}

// Only key = "value" under [name]: all that icons.toml uses.
function icons() {
  const found = [];
  for (const line of readFileSync(new URL("icons.toml", STATIC), "utf8").split("\n")) {
    const head = /^\[([a-z-]+)\]$/.exec(line);
    const pair = /^([a-z]+) = "(.*)"$/.exec(line);
    if (head) found.push({ name: head[1] });
    else if (pair) found.at(-1)[pair[1]] = pair[2];
  }
  return found;
}

function sprite() {
  const sets = {};
  const symbols = icons().map(({ name, set, icon }) => {
    sets[set] ??= JSON.parse(read(`@iconify-json/${set}/icons.json`));
    const { icons: all, width = 16, height = width } = sets[set];
    const found = all[icon];
    if (!found) throw new Error(`${set} has no icon ${icon}`);
    const box = `0 0 ${found.width ?? width} ${found.height ?? height}`;
    return `<symbol id="${name}" viewBox="${box}">${found.body}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join("\n")}\n</svg>\n`;
}

mkdirSync(new URL("vendor/", STATIC), { recursive: true });
mkdirSync(new URL("fonts/", STATIC), { recursive: true });
const made = {
  "lit.js": await bundled(LIT, "lit.js", `Lit ${version("lit")}, BSD-3-Clause: see lit.LICENSE`),
  "fluent.js": await bundled(
    FLUENT,
    "fluent.js",
    `@fluent/bundle ${version("@fluent/bundle")}, Apache-2.0: see fluent.LICENSE`,
  ),
};
copyFileSync(new URL("lit/LICENSE", MODULES), new URL("vendor/lit.LICENSE", STATIC));
const marcellus = "@fontsource/marcellus";
const atkinson = "@fontsource-variable/atkinson-hyperlegible-next";
for (const [from, to] of [
  [`${marcellus}/files/marcellus-latin-400-normal.woff2`, "marcellus.woff2"],
  [`${marcellus}/LICENSE`, "marcellus.LICENSE"],
  [`${atkinson}/files/atkinson-hyperlegible-next-latin-wght-normal.woff2`, "atkinson.woff2"],
  [`${atkinson}/LICENSE`, "atkinson.LICENSE"],
]) {
  copyFileSync(new URL(from, MODULES), new URL(`fonts/${to}`, STATIC));
}
writeFileSync(new URL("icons.svg", STATIC), sprite());
for (const [file, text] of Object.entries(made)) {
  console.log(file, text.length, createHash("sha256").update(text).digest("hex"));
}
