// The hand of tiles while the map is built, and those that are laid later: which one, which side, how far turned.
// It shows what can be chosen and leaves choosing to the table.

import { h } from "../dom.js";
import { ui } from "../words.js";
import { fill } from "../panels/morph.js";
import { emblem } from "../panels/look.js";
import { TURNS } from "./geometry.js";
import { tilePicture } from "./tile.js";

export class Hand {
  /** @param {Element} root @param {any} game */
  constructor(root, game) {
    this.game = game;
    this.box = h("section", { class: "hand", "aria-label": ui("board.hand"), hidden: true });
    root.append(this.box);
    /** @type {import("./laying.js").Laying | null} */
    this.laying = null;
    this.key = "";
  }

  /** @param {number} turns how far the map is turned on the screen */
  draw(turns) {
    const { game } = this;
    const table = game.position.table;
    const held = table.phase === "building" && (table.hands ?? []).some((/** @type {number[]} */ hand) => hand.length);
    this.box.hidden = !held && !Object.keys(this.#asked()).length && !game.question?.ghost;
    if (this.box.hidden) return;
    const way = this.laying?.way;
    const asked = [game.question?.topic, JSON.stringify(game.picked), way?.tile, way?.side, way?.rotation];
    const key = [game.position.at, game.seat, turns, game.pack.data?.lang, ...asked].join("/");
    if (key === this.key) return;
    this.key = key;
    const tile = this.#tileAsked();
    fill(this.box, tile > 0 ? this.#turning(table, tile, turns) : held ? this.#hands(table, turns) : this.#among(table, turns));
  }

  /** The tiles that the open question is about, by number. @returns {Record<string, any>} */
  #asked() {
    return this.game.question?.tiles ?? {};
  }

  /** Both sides of a tile. @param {any} table @param {number} tile */
  #sides(table, tile) {
    return (this.#asked()[tile] ?? table.tiles?.[tile])?.sides ?? [];
  }

  /** The tiles to choose among, which lie in nobody's hand. @param {any} table @param {number} turns */
  #among(table, turns) {
    const tiles = Object.keys(this.#asked()).map(Number);
    return h("div", { class: "hand-of own", "data-key": "among" },
      h("div", { class: "hand-tiles" }, tiles.map((tile) => this.#tile(table, tile, this.game.seat, turns))));
  }

  /** The tile that the open question is about, if it is about one. */
  #tileAsked() {
    const { game } = this;
    const q = game.question;
    const part = q ? game.pack.topicParts(q).find((/** @type {any} */ found) => found.kind === "tile_number") : null;
    return part ? part.value : 0;
  }

  /** All hands, one's own first. @param {any} table @param {number} turns */
  #hands(table, turns) {
    const seats = table.hands.map((/** @type {number[]} */ _hand, /** @type {number} */ seat) => seat);
    const own = Math.max(this.game.seat, 0);
    const order = [...seats.slice(own), ...seats.slice(0, own)];
    return order.filter((seat) => table.hands[seat].length).map((seat) =>
      h("div", { class: seat === this.game.seat ? "hand-of own" : "hand-of", "data-key": `seat-${seat}` },
        h("h2", null, emblem(table, seat), h("span", null, this.game.name(seat))),
        h("div", { class: "hand-tiles" }, table.hands[seat].map((/** @type {number} */ tile) => this.#tile(table, tile, seat, turns)))));
  }

  /** One tile of a hand, both sides. @param {any} table @param {number} tile @param {number} seat @param {number} turns */
  #tile(table, tile, seat, turns) {
    const label = ui("board.tile", this.game.pack.value("tile_number", tile));
    const placing = seat === this.game.seat && this.game.question?.placing;
    if (placing) return h("div", { class: "hand-pair", role: "group", "aria-label": label, "data-key": `tile-${tile}` }, this.#pair(table, tile, turns, label));
    const pictures = this.#sides(table, tile).map((/** @type {any} */ side) => tilePicture(this.game.pack, side.spaces, turns));
    const attrs = { class: "hand-tile", type: "button", "aria-label": label, "data-key": `tile-${tile}` };
    const thing = { "data-kind": "tile_number", "data-value": tile, "data-seat": seat };
    return h("button", { ...attrs, ...thing }, h("span", { class: "pictures" }, pictures), h("span", { class: "hand-name" }, label));
  }

  /** Both sides of a tile that can be taken up; what is carried lies as it is turned. @param {any} table @param {number} tile @param {number} turns @param {string} label */
  #pair(table, tile, turns, label) {
    const chosen = this.#tileAsked() === tile;
    const way = this.laying?.way;
    return this.#sides(table, tile).map((/** @type {any} */ found, /** @type {number} */ at) => {
      const name = ui("board.side", this.game.pack.value("side", at));
      const held = way?.tile === tile && way.side === at;
      const thing = chosen ? { "data-kind": "side", "data-value": at } : { "data-kind": "tile_number", "data-value": tile, "data-seat": this.game.seat };
      const attrs = { class: held ? "hand-tile held" : "hand-tile", type: "button", "data-tile": tile, "data-side": at, "data-key": `side-${at}`, "aria-pressed": String(held) };
      return h("button", { ...attrs, ...thing, "aria-label": `${label}, ${name}` },
        tilePicture(this.game.pack, found.spaces, turns + (held ? way.rotation : 0)), h("span", { class: "hand-name" }, chosen ? name : `${tile} ${this.game.pack.value("side", at)}`));
    });
  }

  /** The chosen tile: its sides, then its turns. @param {any} table @param {number} tile @param {number} turns */
  #turning(table, tile, turns) {
    const { game } = this;
    const sides = this.#sides(table, tile);
    const ghost = game.question.ghost;
    const label = ui("board.tile", game.pack.value("tile_number", tile));
    if (game.question.placing && !ghost) {
      return h("div", { class: "hand-of own", "data-key": "among" }, h("h2", null, label), h("div", { class: "hand-tiles" }, h("div", { class: "hand-pair" }, this.#pair(table, tile, turns, label))));
    }
    if (ghost) return [h("p", { class: "hand-hint" }, tilePicture(this.game.pack, ghost.spaces, turns), ui("board.lay_here"))];
    const side = game.picked.find((/** @type {any} */ thing) => thing.kind === "side")?.value ?? -1;
    const choose = sides.map((/** @type {any} */ found, /** @type {number} */ at) => {
      const name = ui("board.side", game.pack.value("side", at));
      return choice("side", at, name, name, tilePicture(this.game.pack, found.spaces, turns));
    });
    /** @type {HTMLElement[]} */
    const steps = Array.from({ length: side < 0 ? 0 : TURNS }, (_, at) =>
      choice("rotation", at, ui("board.turned", at * 60), `${at * 60}°`, tilePicture(this.game.pack, sides[side].spaces, turns + at)));
    if (side < 0) steps.push(h("p", { class: "hand-hint" }, ui("board.side_first")));
    return [
      h("div", { class: "hand-of own", "data-key": "sides" }, h("h2", null, ui("board.which_side")), h("div", { class: "hand-tiles" }, choose)),
      h("div", { class: "hand-of", "data-key": "turns" }, h("h2", null, ui("board.which_way")), h("div", { class: "hand-tiles" }, steps)),
    ];
  }
}

/**
 * A picture that can be chosen.
 * @param {string} kind @param {number} value @param {string} label @param {string} name @param {SVGElement} picture
 */
function choice(kind, value, label, name, picture) {
  const attrs = { class: "hand-tile", type: "button", "data-key": `${kind}-${value}`, "aria-label": label };
  return h("button", { ...attrs, "data-kind": kind, "data-value": value }, picture, h("span", { class: "hand-name" }, name));
}
