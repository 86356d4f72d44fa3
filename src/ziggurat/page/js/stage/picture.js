// Pictures of cards: which symbol of the sprite draws a row, if there is one. Owns how these symbols are
// named: by the first letters of the game's folder, the last word of the family and the name of the row.

/** @param {any} pack @param {number} number @returns {string} the symbol, or nothing */
export function pictureOf(pack, number) {
  const { family, name } = pack.row(number) ?? {};
  if (!family) return "";
  const game = pack.data.folder.split("_").map((/** @type {string} */ word) => word.charAt(0)).join("");
  const symbol = `${game}-${family.split("_").pop()}-${name}`;
  return document.getElementById(symbol) ? symbol : "";
}
