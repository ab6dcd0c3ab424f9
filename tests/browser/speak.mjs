// Speaks messages for test_words.py: {source, lang, names, messages} on standard input, sentences as JSON out.
import { readFileSync } from "node:fs";
import { Speaker } from "../../src/harena/web/static/js/words.js";

const { lang, source, names, messages } = JSON.parse(readFileSync(0, "utf8"));
const speaker = new Speaker(lang, source, names);
process.stdout.write(JSON.stringify(messages.map((message) => speaker.say(message))));
