// The great person deck on the page: what is played on stage and what is told to newcomers. Everything else it shows
// comes in slots.

/** What is new, for whoever has not played with it. */
export const guide = [{ key: "person_cards", at: ".realm-card.mine, .tab[data-pane=seats]" }];

/** Others may have the same people. */
export const laid = ["keep_person_card"];

/** Nothing is paid. */
export const free = ["levy"];

/** What is played on stage. @type {Record<string, import("../stage/cues.js").Cue | null>} */
export const stage = {
  drew_person_card: { card: 1 },
  drew_a_person_card: { back: "person" },
  turned_up: { card: 1 },
  used_person: { card: 1 },
  discarded_person: { card: 1, loss: 0 },
  laid_lower: { card: 1 },
};
