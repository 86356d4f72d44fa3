// How acts of The Board Game look while somebody else carries them out: the card that it is about, or the piece that
// is set or moved. Slots are those of the events' wordings.

/** @type {Record<string, import("../told/caption.js").Act>} */
export const acts = {
  moved: { sign: "army" },
  made_room: { sign: "army" },
  makes_army: { sign: "army" },
  recruited: { sign: "army" },
  makes_scout: { sign: "scout" },
  sent_scout: { sign: "scout" },
  capital: { sign: "capital" },
  founded: { sign: "city" },
  grown: { sign: "city" },
  makes_building: { card: 2 },
  makes_unit: { sign: "production" },
  production: { sign: "production" },
  makes_art: { sign: "culture" },
  devoted: { sign: "culture" },
  culture: { sign: "culture" },
  advanced: { sign: "culture" },
  trade: { sign: "trade" },
  spent_dial: { sign: "trade" },
  deal: { sign: "trade" },
  proposed: { sign: "trade" },
};
