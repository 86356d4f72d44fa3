// The table: lays out map, panels, decision bar and focus row for one open game and has them
// redrawn when something changed. Owns the layout and the order of drawing; what a game has besides
// is up to its own script, each part draws itself, and nothing here knows a rule.

import { h, on } from "../dom.js";
import { install } from "../game.js";
import { ui } from "../words.js";
import { DecisionBar } from "../decision/bar.js";
import { Numbers } from "../decision/numbers.js";
import { Log } from "../history/log.js";
import { Reading } from "../history/reading.js";
import { Replay } from "../history/replay.js";
import { openRules } from "../library/library.js";
import { Stage } from "../stage/stage.js";
import { Strip } from "../told/strip.js";
import { Detail } from "./detail.js";
import { Header } from "./header.js";
import { openMenu } from "./menu.js";
import { Panes } from "./panes.js";
import { SlotPanels } from "./slots.js";
import { Spread } from "./spread.js";

/** Show an open game in an element.
 * @param {HTMLElement} root @param {any} game
 * @returns {{close: () => void}} */
export function openTable(root, game) {
  return new Table(root, game);
}

class Table {
  /** @param {HTMLElement} root @param {any} game */
  constructor(root, game) {
    this.root = root;
    this.game = game;
    this.is = game.position?.table?.is ?? "plain";
    this.el = h("div", { class: `table table-${this.is}` });
    this.panes = new Panes(this.el);
    /** @type {{draw: () => void}[]} */
    this.parts = [];
    this.pending = new Set();
    const { log, bar, detail } = this.#build();
    this.log = log;
    this.bar = bar;
    this.detail = detail;
    root.replaceChildren(this.el);
    this.stops = [
      install(this.el, game),
      on(game, "change", (event) => this.#changed(event.detail?.why ?? "position")),
      on(game, "log", () => this.log.open()),
      // A screen takes the place of a sheet, and a sheet that of a screen.
      on(game, "screen", (event) => { if (event.detail && this.panes.open && this.panes.open !== event.detail) this.panes.show("", false); }),
      on(this.panes.tabs, "click", (event) => { if (game.screen && !event.target.closest(`[data-pane="${game.screen}"]`)) game.openScreen(""); }),
    ];
    this.#draw();
  }

  close() {
    for (const stop of this.stops) stop();
    this.detail.close();
    this.reading.close();
    this.stage.close();
    this.strip.stop();
    this.bar.close();
    this.el.remove();
  }

  // Layout

  #build() {
    const { game, el, panes } = this;
    const head = h("header", {});
    this.header = this.part(new Header(head, game, this.#acts()));
    const map = h("main", { class: "table-map", tabindex: "-1" });
    const side = h("aside", { class: "table-side" });
    const foot = h("footer", { class: "table-foot" });
    for (const { layout } of game.drawing.scripts) layout?.(this, map, side, foot);
    if (game.info.modules?.length) this.part(new SlotPanels(panes, game));
    const log = this.part(new Log(panes.add("log", "log"), game));
    side.prepend(...panes.all.filter((pane) => !foot.contains(pane.el)).map((pane) => pane.el));
    const spread = h("section", { class: "over-map", hidden: true });
    const replay = h("div", { class: "table-replay" });
    const low = h("div", { class: "table-bar" });
    const [reading, stage] = [h("aside", {}), h("section", {})];
    el.append(head, map, spread, side, panes.tabs, reading, stage, replay, low, foot);
    this.reading = new Reading(reading, game);
    this.part(new Replay(replay, game));
    this.stage = new Stage(stage, game, el, this.reading);
    this.strip = this.part(new Strip(this.header.line, game));
    this.part(new Spread(spread, game, el));
    const bar = this.part(new DecisionBar(low, game));
    const detail = this.part(new Detail(el, game));
    this.part(panes);
    this.part(new Numbers(el, game));
    return { log, bar, detail };
  }

  /** Have a part drawn with the others, in this order.
   * @template {{draw: () => void}} P @param {P} part @returns {P} */
  part(part) {
    this.parts.push(part);
    return part;
  }

  #acts() {
    const { game } = this;
    return {
      log: () => this.log.toggle(),
      rules: () => openRules(game),
      menu: () => openMenu(game),
    };
  }

  // Drawing

  /** What changes in one moment is drawn once.
   * @param {string} why */
  #changed(why) {
    if (!this.pending.size) queueMicrotask(() => this.#draw());
    this.pending.add(why);
  }

  #draw() {
    const whys = [...this.pending];
    this.pending.clear();
    if (!this.el.isConnected) return;
    const { position, viewing, busy } = this.game;
    this.el.dataset.phase = position?.table?.phase ?? "";
    // The entry after which the table is shown, for whoever looks from outside.
    this.el.dataset.shown = String(position?.at ?? position?.last ?? "");
    this.el.classList.toggle("past", viewing !== null);
    if (whys.length && whys.every((why) => why === "log")) {
      this.strip.draw();
      return this.log.draw();
    }
    if (busy) this.panes.makeRoom();
    // What is on its way comes back at once with something new to draw; until then only the bar changes.
    if (busy && !whys.includes("position")) return this.bar.draw();
    for (const part of this.parts) part.draw();
  }
}
