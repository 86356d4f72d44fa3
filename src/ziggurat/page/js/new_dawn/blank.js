// The table before there is a map: what will lie there, and the pieces of each colour while
// colours are chosen. It never chooses one.

import { h, icon, s } from "../dom.js";
import { ui } from "../words.js";
import { mark } from "../game.js";
import { fill } from "../panels/morph.js";
import { drawn } from "../board/pieces.js";

/** The pieces that are shown of a colour. */
const SHOWN = [
  { sign: "city", size: 34, x: -34, y: 4 }, { sign: "capital", size: 48, x: 0, y: 0 },
  { sign: "control", size: 30, x: 35, y: 6 },
];

export class Blank {
  /** @param {Element} root @param {any} game */
  constructor(root, game) {
    this.game = game;
    this.box = h("div", { class: "map-blank", hidden: true });
    root.append(this.box);
  }

  /** @param {boolean} shown */
  draw(shown) {
    this.box.hidden = !shown;
    if (!shown) return;
    fill(this.box, icon("terrain-2"), h("p", null, ui("board.no_map")), this.#colours());
    mark(this.box, this.game);
  }

  /** The colours that are asked for, if any are. */
  #colours() {
    const { game } = this;
    const q = game.question;
    const at = q?.options.length ? game.pack.kindsOf(q.options[0]).indexOf("colour") : -1;
    if (at < 0) return null;
    return h("div", { class: "colours" }, q.options.map((/** @type {number[]} */ choice) => {
      const colour = choice[at + 1];
      const name = game.pack.value("colour", colour);
      const pieces = SHOWN.map(({ x, y, ...piece }) =>
        s("g", { transform: `translate(${x} ${y})` }, drawn({ key: "", x: 0, y: 0, seat: colour, ...piece }, () => colour)));
      const attrs = { class: `colour seat-${colour}`, type: "button", "aria-label": name, "data-key": `colour-${colour}` };
      return h("button", { ...attrs, "data-kind": "colour", "data-value": colour },
        s("svg", { viewBox: "-54 -28 108 56", "aria-hidden": "true" }, pieces), h("span", null, name));
    }));
  }
}
