// The types of vendor/fluent.js, from the package it is made of; for `npm run types` only.
export { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";
