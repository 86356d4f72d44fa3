// What all panels share: a panel is built anew only when what it shows has changed; what can
// be chosen on it is marked every time. Owns this decision; what is built is up to the panel.

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

  /** Everything that a panel shows depends on these.
   * @returns {unknown[]} */
  depends() {
    const { position, pack, seat, info } = this.game;
    return [position, pack, seat, info?.seats];
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
