// Layout: which pieces lie on a space, and where, so that several stay readable.
// Pure: it turns a space of the table into pieces and never touches the document.

/** @typedef {import("./geometry.js").Grid} Grid */
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

const SIZES = { control: 37, reinforced: 42, city: 43, capital: 47 };
const HALF = { caravan: 30, barbarian: 33, token: 28, wonder: 29 };
const WHOLE = { caravan: 40, barbarian: 46, resource: 35, natural: 46, state: 46 };
/** Pieces stand a little below the middle, under the number of the terrain. */
const LOW = 4;
/** Corners of a space for what lies beside its main piece. */
const [LEFT_UP, RIGHT_UP] = [[-19, -11], [18, -11]];
const SPREAD = 38;
const SHARED = 39;

/** Where the main piece, a wonder and caravans stand, depending on who is there. @param {any} space @param {number} carts */
function stand(space, carts) {
  if (space.wonder >= 0 && carts) return { main: [4, -4], wonder: [-18, 8], carts: [13, 13] };
  if (space.wonder >= 0) return { main: [8, 0], wonder: [-17, 6], carts: [0, 0] };
  if (!busy(space)) return { main: [0, 0], wonder: [0, 0], carts: [0, 0] };
  if (carts > 1) return { main: [0, -6], wonder: [0, 0], carts: [0, 14] };
  if (carts) return { main: [-8, -4], wonder: [0, 0], carts: [12, 12] };
  return { main: [space.piece && space.barbarian ? -6 : 0, 0], wonder: [0, 0], carts: [0, 0] };
}

/** Whether anything but caravans lies on a space. @param {any} space */
const busy = (space) => Boolean(space.piece || space.barbarian) || space.state >= 0 || space.natural >= 0 || space.resource >= 0;

/**
 * What lies still, the main piece of each space in the middle.
 * @param {any} table @param {Grid} grid @param {{row: (n: number) => any}} pack
 * @returns {Piece[]}
 */
export function still(table, grid, pack) {
  const carts = caravans(table);
  /** @type {Piece[]} */
  const found = [];
  for (const space of table.spaces) {
    const spot = grid.at(space.n);
    if (!spot || (!busy(space) && space.conquered < 0)) continue;
    for (const piece of lying(space, stand(space, carts.get(space.n)?.length ?? 0), pack)) {
      found.push({ ...piece, x: spot.x + piece.x, y: spot.y + LOW + piece.y });
    }
  }
  return found;
}

/**
 * The pieces of a space about its middle.
 * @param {any} space @param {{main: number[], wonder: number[]}} at @param {{row: (n: number) => any}} pack
 * @returns {Piece[]}
 */
function lying(space, at, pack) {
  /** @type {Piece[]} */
  const found = [];
  const put = (/** @type {number[]} */ [x, y], /** @type {Omit<Piece, "x" | "y">} */ piece) => found.push({ x, y, ...piece });
  const { n } = space;
  if (space.piece) {
    const sign = /** @type {keyof typeof SIZES} */ (space.piece);
    put(at.main, { key: `o${n}`, sign, size: SIZES[sign] ?? 40, seat: space.owner, ring: space.mature });
  }
  if (space.state >= 0) put(at.main, { key: `s${n}`, sign: "city-state", size: WHOLE.state, badge: `focus-${pack.row(space.state)?.type ?? 0}` });
  const aside = Boolean(space.piece || space.barbarian);
  if (space.natural >= 0) {
    const resource = pack.row(space.natural)?.resource ?? -1;
    const size = aside ? HALF.token : WHOLE.natural;
    put(aside ? LEFT_UP : at.main, { key: `n${n}`, sign: "natural", size, inner: resource >= 0 ? `resource-${resource}` : undefined });
  }
  if (space.resource >= 0) {
    const size = aside ? HALF.token : WHOLE.resource;
    put(aside ? LEFT_UP : at.main, { key: `r${n}`, sign: "token", size, inner: `resource-${space.resource}` });
  }
  if (space.conquered >= 0 && space.conquered !== space.state) put(RIGHT_UP, { key: `q${n}`, sign: "conquered", size: HALF.token });
  if (space.wonder >= 0) put(at.wonder, { key: `w${space.wonder}`, sign: "wonder", size: HALF.wonder });
  return found;
}

/**
 * What walks on the map: barbarians and caravans.
 * @param {any} table @param {Grid} grid
 * @param {Map<number, any>} spaces
 * @param {(letter: string) => number} barbarian the number of a barbarian
 * @returns {Piece[]}
 */
export function walking(table, grid, spaces, barbarian) {
  /** @type {Piece[]} */
  const found = [];
  for (const space of table.spaces) {
    if (space.barbarian) found.push(...barbarians(space, grid, barbarian));
  }
  for (const [n, carts] of caravans(table)) {
    const space = spaces.get(n);
    const spot = grid.at(n);
    if (!space || !spot) continue;
    const at = stand(space, carts.length).carts;
    const step = carts.length > 1 ? Math.min(23, SPREAD / (carts.length - 1)) : 0;
    const size = busy(space) || carts.length > 1 ? HALF.caravan : WHOLE.caravan;
    carts.forEach(({ seat, index }, place) => found.push({
      key: `c${seat}.${index}`, sign: "caravan", size, seat,
      x: spot.x + at[0] + step * (place - (carts.length - 1) / 2), y: spot.y + LOW + at[1],
      thing: { kind: "caravan", value: index, seat },
    }));
  }
  return found;
}

/** @param {any} space @param {Grid} grid @param {(letter: string) => number} number @returns {Piece[]} */
function barbarians(space, grid, number) {
  const spot = /** @type {Spot} */ (grid.at(space.n));
  const letters = [...space.barbarian];
  const aside = Boolean(space.piece) || space.state >= 0;
  const shared = space.natural >= 0 || space.resource >= 0;
  const [dx, dy] = aside ? RIGHT_UP : shared ? [8, 3] : [0, 0];
  return letters.map((letter, place) => ({
    key: `b${letter}`, sign: "barbarian", letter,
    size: aside || letters.length > 1 ? HALF.barbarian : shared ? SHARED : WHOLE.barbarian,
    x: spot.x + dx + 24 * (place - (letters.length - 1) / 2), y: spot.y + LOW + dy,
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
