// What all panels share: a panel is built anew only when what it shows has changed, else its nodes
// stay as they are; what can be chosen on it is marked every time. Owns this decision; what is built
// is up to the panel.

import { mark } from "../game.js";

export class Part {
  /** @param {HTMLElement} root @param {any} game @param {string} name the class of its root */
  constructor(root, game, name) {
    this.root = root;
    this.game = game;
    /** @type {unknown[]} */
    this.drawn = [];
    root.classList.add(name);
  }

  /** What a panel shows of the table: as long as this reads the same, a new position changes nothing on it.
   * @param {any} _table @returns {unknown} undefined if it may show anything */
  shows(_table) {
    return undefined;
  }

  /** Everything that a panel shows depends on these.
   * @returns {unknown[]} */
  depends() {
    const { position, pack, seat, info } = this.game;
    const shown = position?.table ? this.shows(position.table) : undefined;
    const told = shown === undefined ? position : JSON.stringify([shown, position.turn, pack.names]);
    return [told, pack, seat, info?.seats];
  }

  draw() {
    const now = this.depends();
    if (now.length !== this.drawn.length || now.some((one, at) => one !== this.drawn[at])) {
      this.drawn = now;
      this.build();
    }
    mark(this.root, this.game);
  }

  /** Draw everything into the root. */
  build() {}
}
