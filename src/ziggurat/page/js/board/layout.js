// Layout: which pieces lie on a space, and where, so that several stay readable.
// Pure: it turns a space of the table into pieces and never touches the document.

/** @typedef {import("./geometry.js").Spot} Spot */
/**
 * A piece to draw: a symbol of the sprite, how large, and what is written on it.
 * @typedef {object} Piece
 * @property {string} key the same piece keeps its key, wherever it moves
 * @property {string} sign
 * @property {number} x
 * @property {number} y
 * @property {number} size
 * @property {number} [seat] whose it is
 * @property {string} [letter]
 * @property {string} [inner] a symbol drawn on it
 * @property {string} [badge] a symbol in a small frame at its side
 * @property {boolean} [ring] with roofs around it
 * @property {{kind: string, value: number, seat?: number}} [thing] what it can be chosen as
 */

const SIZES = { control: 37, reinforced: 42, city: 43, capital: 50 };
const HALF = { caravan: 30, barbarian: 31, token: 27, wonder: 27 };
const WHOLE = { caravan: 40, barbarian: 44, resource: 35, natural: 46, state: 46 };
/** Corners of a space for what lies beside its main piece. */
const [LEFT_UP, RIGHT_UP, LEFT_DOWN] = [[-20, -13], [20, -13], [-20, 16]];
const ROW = 19;
/** Pieces stand a little below the middle, under the number of the terrain. */
const LOW = 4;
const SPREAD = 40;

/**
 * The pieces of a space, the main one in the middle.
 * @param {any} space
 * @param {Spot} spot
 * @param {{row: (n: number) => any}} pack
 * @returns {Piece[]}
 */
export function still(space, spot, pack) {
  /** @type {Piece[]} */
  const found = [];
  const put = (/** @type {Piece} */ piece) => found.push({ ...piece, x: spot.x + piece.x, y: spot.y + LOW + piece.y });
  const { n } = space;
  if (space.piece) {
    const sign = /** @type {keyof typeof SIZES} */ (space.piece);
    put({ key: `o${n}`, sign, size: SIZES[sign] ?? 40, x: 0, y: 0, seat: space.owner, ring: space.mature });
  }
  if (space.state >= 0) {
    put({ key: `s${n}`, sign: "city-state", size: WHOLE.state, x: 0, y: 0, badge: `focus-${pack.row(space.state)?.type ?? 0}` });
  }
  const token = tokenOf(space, pack);
  if (token) {
    const aside = Boolean(space.piece) || space.barbarian;
    const [x, y] = aside ? LEFT_UP : [0, 0];
    put({ ...token, x, y, size: aside ? HALF.token : token.size });
  }
  if (space.conquered >= 0 && space.conquered !== space.state) {
    put({ key: `q${n}`, sign: "conquered", size: HALF.token, x: RIGHT_UP[0], y: RIGHT_UP[1], badge: undefined });
  }
  if (space.wonder >= 0) put({ key: `w${space.wonder}`, sign: "wonder", size: HALF.wonder, x: LEFT_DOWN[0], y: LEFT_DOWN[1] });
  return found;
}

/** What was printed on a space and still lies there. @param {any} space @param {{row: (n: number) => any}} pack @returns {Piece | null} */
function tokenOf(space, pack) {
  const at = { x: 0, y: 0 };
  if (space.natural >= 0) {
    const resource = pack.row(space.natural)?.resource ?? -1;
    return { ...at, key: `n${space.n}`, sign: "natural", size: WHOLE.natural, inner: resource >= 0 ? `resource-${resource}` : undefined };
  }
  if (space.resource < 0) return null;
  return { ...at, key: `r${space.n}`, sign: "token", size: WHOLE.resource, inner: `resource-${space.resource}` };
}

/**
 * Whether something lies in the middle of a space.
 * @param {any} space
 */
const taken = (space) => Boolean(space.piece) || space.state >= 0;

/**
 * What walks on the map: barbarians and caravans.
 * @param {any} table
 * @param {(n: number) => Spot | undefined} at
 * @param {Map<number, any>} spaces
 * @param {(letter: string) => number} barbarian the number of a barbarian
 * @returns {Piece[]}
 */
export function walking(table, at, spaces, barbarian) {
  /** @type {Piece[]} */
  const found = [];
  for (const space of spaces.values()) {
    if (space.barbarian) found.push(...barbarians(space, at, barbarian));
  }
  for (const [n, carts] of caravans(table)) {
    const space = spaces.get(n);
    const spot = at(n);
    if (!space || !spot) continue;
    const busy = taken(space) || space.barbarian || space.natural >= 0 || space.resource >= 0;
    const step = carts.length > 1 ? Math.min(22, SPREAD / (carts.length - 1)) : 0;
    const size = busy || carts.length > 1 ? HALF.caravan : WHOLE.caravan;
    const middle = space.wonder >= 0 ? 12 : 0;
    carts.forEach(({ seat, index }, place) => found.push({
      key: `c${seat}.${index}`, sign: "caravan", size, seat,
      x: spot.x + (busy && carts.length === 1 ? Math.max(middle, 6) : middle) + step * (place - (carts.length - 1) / 2),
      y: spot.y + (busy ? ROW : LOW),
      thing: { kind: "caravan", value: index, seat },
    }));
  }
  return found;
}

/** @param {any} space @param {(n: number) => Spot | undefined} at @param {(letter: string) => number} number @returns {Piece[]} */
function barbarians(space, at, number) {
  const spot = /** @type {Spot} */ (at(space.n));
  const letters = [...space.barbarian];
  const aside = taken(space);
  return letters.map((letter, place) => ({
    key: `b${letter}`, sign: "barbarian", letter,
    size: aside || letters.length > 1 ? HALF.barbarian : WHOLE.barbarian,
    x: spot.x + (aside ? RIGHT_UP[0] : 0) + 24 * (place - (letters.length - 1) / 2),
    y: spot.y + LOW + (aside ? RIGHT_UP[1] : 0),
    thing: { kind: "barbarian", value: number(letter) },
  }));
}

/** Caravans by space. @param {any} table @returns {Map<number, {seat: number, index: number}[]>} */
function caravans(table) {
  /** @type {Map<number, {seat: number, index: number}[]>} */
  const found = new Map();
  for (const realm of table.realms) {
    (realm.caravans ?? []).forEach((/** @type {number} */ n, /** @type {number} */ index) => {
      if (n >= 0) found.set(n, [...(found.get(n) ?? []), { seat: realm.seat, index }]);
    });
  }
  return found;
}
