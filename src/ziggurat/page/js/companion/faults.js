// Faults: what the server has against a text, in the language of the page. Owns which of its sentences there are
// words for; any other is told as it came, in English.

import { ui } from "../words.js";

/** What each sentence begins with or looks like; what is caught goes into the words. @type {[string, RegExp][]} */
const KNOWN = [
  ["no_scene", /^there is no scene in this file/],
  ["not_yaml", /^is not YAML: (.*)$/s],
  ["needs", /^a scene needs '(.*)'$/],
  ["number", /^'(.*)' is not of kind '.*': write a whole number from (-?\d+) to (-?\d+)$/],
  ["kind", /^'(.*)' is not of kind '.*'; known: (.*)$/s],
  ["fact", /^'(.*)' is not a fact of this game; known: (.*)$/s],
  ["here", /^'(.*)' is not here; known: (.*)$/s],
  ["single", /^'(.*)' takes a single value/],
  ["list", /^'(.*)' takes a list/],
  ["lines", /^'(.*)' takes 'key: value' lines/],
  ["twice", /^'(.*)' is there twice/],
  ["impossible", /^(?:this position is impossible|is an impossible position): (.*)$/s],
  ["fit", /^'(.*)' does not fit: write '(.*)'$/s],
  ["empty", /^'(.*)' is empty/],
  ["game", /^there is no game '(.*)'; there are: (.*)$/],
  ["module", /^.* has no module '(.*)'; there are: (.*)$/],
  ["key", /^unknown key '(.*)' in '.*'; known: (.*)$/s],
  ["order", /^seats are taken in the game's order: (.*)$/],
  ["plain", /^scenes use no /],
  ["pair", /^write a fact and its value/],
  ["follows", /^'(.*)' follows from the rest/],
  ["set", /^'(.*)' cannot be set up like this: (.*)$/s],
  ["word", /^'(.*)' is neither a whole number nor a word/],
];

/** @param {string} text @returns {string} */
export function faultWords(text) {
  for (const [key, shape] of KNOWN) {
    const found = shape.exec(text);
    if (found) return ui(`companion.fault.${key}`, ...found.slice(1));
  }
  return text;
}
