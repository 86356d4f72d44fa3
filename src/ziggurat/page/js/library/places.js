// Places: where a rule stands, in the person's language. The ledger names books, headings and
// cards in English; the page's words know what they are called elsewhere.

import { ui, uiKeys } from "../words.js";

const KEY = "place.";

/** A wording of places in the language in force: the longest part that is known goes first. @returns {(place: string) => string} */
export function placeWords() {
  const known = uiKeys(KEY).map((key) => key.slice(KEY.length)).sort((a, b) => b.length - a.length);
  if (!known.length) return (place) => place;
  const parts = known.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|");
  // Ids of other rules stay as they are.
  const found = new RegExp(`(?<![\\w.])(?:${parts})(?!\\w)`, "g");
  return (place) => place.replace(found, (part) => ui(KEY + part));
}
