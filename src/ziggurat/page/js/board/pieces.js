// Pieces on the map: each is one group that keeps its key, so that what moves glides and what
// is new drops into place. It never decides where a piece stands (`layout.js`) nor what it may do.

import { s, symbol } from "../dom.js";

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
 * @property {import("./kinds.js").Standing} [standing] what it stands for, if it can be chosen
 */
/** @typedef {{el: SVGGElement, nature: string, look: string, place: string}} Shown */

/** Where the emblem of the owner is on a piece, and how large, as shares of its size. */
/** @type {Record<string, number[]>} */
const EMBLEM = {
  any: [0, 0.3, 0.36], wonder: [], "wonder-plate": [], natural: [], token: [], attack: [], close: [], control: [0, 0, 0.5], reinforced: [0, 0, 0.44], city: [0, 0.16, 0.42], capital: [0, 0.2, 0.38], caravan: [0, -0.14, 0.36],
};
const ROOFS = 64;
/** How large what is drawn on a piece is and how far to its side, as shares of its size. @type {Record<string, number[]>} */
const INNER = { token: [0.66], "wonder-plate": [0.74], "state-plate": [0.56, -0.1] };

/**
 * A symbol about the origin.
 * @param {string} name @param {number} size @param {string} [className] @param {number} [x]
 * @param {number} [y]
 */
export function sign(name, size, className, x = 0, y = 0) {
  return s("use", { href: symbol(name), x: x - size / 2, y: y - size / 2, width: size, height: size, class: className });
}

/** A piece drawn about the origin. @param {Piece} piece @param {(seat: number) => number} colour @returns {SVGElement[]} */
export function drawn(piece, colour) {
  const { size } = piece;
  /** @type {SVGElement[]} */
  const parts = [];
  if (piece.ring) parts.push(sign("roofs", ROOFS));
  const disc = { r: size / 2 };
  if (piece.sign === "token") parts.push(s("circle", { class: "token-shade", cy: 2, ...disc }), s("circle", { class: "token", ...disc }));
  else parts.push(sign(piece.sign, size));
  if (piece.inner) {
    if (piece.sign === "natural") parts.push(s("circle", { class: "token-face", r: size * 0.25 }));
    const [share, aside = 0] = INNER[piece.sign] ?? [0.42];
    parts.push(sign(piece.inner, size * share, undefined, size * aside));
  }
  const place = EMBLEM[piece.sign] ?? EMBLEM.any;
  if (place.length && piece.seat !== undefined) {
    parts.push(sign(`emblem-${colour(piece.seat)}`, size * place[2], "device", size * place[0], size * place[1]));
  }
  if (piece.letter) parts.push(s("text", { class: "letter", y: size * 0.335, "font-size": size * 0.42 }, piece.letter));
  if (piece.badge) {
    const [x, y] = [size * 0.4, size * -0.1];
    parts.push(s("circle", { class: "token", cx: x, cy: y, r: size * 0.28 }), sign(piece.badge, size * 0.43, "badge", x, y));
  }
  return parts;
}

/**
 * What a piece is: if that changes, it has become another one.
 * @param {Piece} piece @param {(seat: number) => number} colour
 */
const natureOf = (piece, colour) => `${piece.sign}/${piece.letter ?? ""}/${piece.seat === undefined ? "" : colour(piece.seat)}`;

/** The look of a piece, without where it stands. @param {Piece} piece @param {(seat: number) => number} colour */
const lookOf = (piece, colour) => [natureOf(piece, colour), piece.size, piece.inner, piece.badge, piece.ring].join("/");

/** One layer of pieces. */
export class Pieces {
  /** @param {SVGGElement} root */
  constructor(root) {
    this.root = root;
    /** @type {Map<string, Shown>} */
    this.shown = new Map();
    this.settled = false;
  }

  /**
   * Show exactly these pieces.
   * @param {Piece[]} pieces
   * @param {(seat: number) => number} colour
   * @param {(piece: Piece) => string} [label] of pieces that can be chosen by themselves
   */
  draw(pieces, colour, label) {
    const gone = new Set(this.shown.keys());
    for (const piece of pieces) {
      gone.delete(piece.key);
      this.#one(piece, colour, label);
    }
    for (const key of gone) {
      this.shown.get(key)?.el.remove();
      this.shown.delete(key);
    }
    this.settled = true;
  }

  /** Forget everything, so that the next drawing moves nothing. */
  reset() {
    this.root.replaceChildren();
    this.shown.clear();
    this.settled = false;
  }

  /** @param {Piece} piece @param {(seat: number) => number} colour @param {((piece: Piece) => string) | undefined} label */
  #one(piece, colour, label) {
    let held = this.shown.get(piece.key);
    const look = lookOf(piece, colour);
    if (!held || held.look !== look) held = this.#dress(piece, colour, look, held);
    const place = `translate(${Math.round(piece.x * 10) / 10}px, ${Math.round(piece.y * 10) / 10}px)`;
    if (held.place !== place) {
      held.el.style.transform = place;
      held.place = place;
    }
    if (piece.thing && label) {
      const told = label(piece);
      if (held.el.getAttribute("aria-label") !== told) held.el.setAttribute("aria-label", told);
    }
  }

  /**
   * Draw a piece anew; it drops into place if it came or turned into something else.
   * @param {Piece} piece @param {(seat: number) => number} colour @param {string} look
   * @param {Shown | undefined} held @returns {Shown}
   */
  #dress(piece, colour, look, held) {
    const nature = natureOf(piece, colour);
    const { kind, value, seat } = piece.thing ?? {};
    const el = held?.el ?? s("g", { "data-kind": kind, "data-value": value, "data-seat": seat });
    el.setAttribute("class", `piece is-${piece.sign}${piece.seat === undefined ? "" : ` seat-${colour(piece.seat)}`}`);
    const body = s("g", { class: this.settled && held?.nature !== nature ? "body fresh" : "body" }, drawn(piece, colour));
    el.replaceChildren(...(piece.thing ? [s("circle", { class: "halo", r: piece.size * 0.56 })] : []), body);
    if (!held) this.root.append(el);
    const shown = { el, nature, look, place: held?.place ?? "" };
    this.shown.set(piece.key, shown);
    return shown;
  }
}
