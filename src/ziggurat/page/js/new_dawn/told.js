// How acts of A New Dawn look while somebody else carries them out: the focus card with its slot number, or the
// piece that is set or moved. Slots are those of the events' wordings.

/** @type {Record<string, import("../told/caption.js").Act>} */
export const acts = {
  chose_focus: { card: 1, number: 2 },
  placed: { sign: "control" },
  shifted: { sign: "control" },
  reinforced: { sign: "reinforced" },
  moved_caravan: { sign: "caravan" },
  built_city: { sign: "city" },
  dial: { sign: "tech" },
  put_token: { sign: "trade" },
  gave_token: { sign: "trade" },
  spent_trade: { sign: "trade" },
};
