// Finding: whether a text has all the words somebody is looking for, whatever their case and
// accents. Owns this comparison, the search field and the links to what was found.

import { h, icon, on } from "../dom.js";
import { ui } from "../words.js";

const ACCENTS = /\p{Diacritic}/gu;

/** A text as it is compared.
 * @param {string} text */
export const bare = (text) => text.normalize("NFD").replace(ACCENTS, "").toLowerCase();

/** The words of a query.
 * @param {string} query */
export const wordsOf = (query) => bare(query).split(/\s+/).filter(Boolean);

/** @param {string} text a bare one @param {string[]} words */
export const hasAll = (text, words) => words.every((word) => text.includes(word));

/** A field to search with; `found` hears every change.
 * @param {string} label @param {(query: string) => void} found */
export function searchField(label, found) {
  const input = h("input", { type: "search", placeholder: label, "aria-label": label, autocomplete: "off" });
  on(input, "input", () => found(input.value));
  return h("label", { class: "search" }, icon("search"), input);
}

/** A link to one entry; from a dialog it opens elsewhere, so that the table stays.
 * @param {string} href @param {string} name @param {boolean} inDialog @param {string} className */
export function shareLink(href, name, inDialog, className) {
  const away = inDialog ? { target: "_blank", rel: "noopener" } : {};
  return h("a", { class: className, href, "aria-label": ui("panel.link_to", name), ...away }, icon("link"));
}

/** The entry that the address asks for, behind screen and game. */
export function linkedPart() {
  return decodeURIComponent(location.hash).split("/")[3] ?? "";
}
