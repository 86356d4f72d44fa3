// Chat: what people say to each other at one table.
// It never blocks the table: it is a drawer beside it.

import { announce, h, icon } from "../dom.js";
import { ui } from "../words.js";
import { seatName } from "../decision/refs.js";

/** @typedef {import("../game.js").Game} Game */

const LONGEST = 500;

export class Chat {
  /** @param {Element} root where the button goes @param {Game} game */
  constructor(root, game) {
    this.game = game;
    this.seen = game.chatLines.length;
    this.drawn = 0;
    this.count = h("span", { class: "badge", hidden: true });
    this.button = h("button", {
      type: "button", class: "quiet chat-button", "aria-expanded": "false", onclick: () => this.toggle(),
    }, icon("chat"), this.count);
    this.list = h("ol", null);
    this.said = h("div", { class: "chat-lines", tabindex: "0", role: "log", "aria-label": ui("together.chat") }, this.list);
    this.text = h("input", { type: "text", maxlength: String(LONGEST), "aria-label": ui("together.say"), placeholder: ui("together.say"), autocomplete: "off" });
    this.form = h("form", { onsubmit: (/** @type {Event} */ event) => { event.preventDefault(); this.#send(); } },
      this.text, h("button", { class: "button", type: "submit" }, ui("together.send")));
    this.drawer = h("aside", { class: "chat-drawer sheet", hidden: true, "aria-label": ui("together.chat"), onkeydown: (/** @type {KeyboardEvent} */ event) => { if (event.key === "Escape") { event.preventDefault(); this.toggle(); } } },
      h("header", null, h("h2", null, ui("together.chat")),
        h("button", { type: "button", class: "quiet", "aria-label": ui("page.close"), onclick: () => this.toggle() }, icon("close"))),
      this.said, this.form);
    root.append(this.button);
    document.body.append(this.drawer);
    game.addEventListener("close", () => this.drawer.remove());
  }

  draw() {
    const { game } = this;
    const lines = game.chatLines;
    for (const line of lines.slice(this.drawn)) this.list.append(this.#line(line));
    if (lines.length > this.drawn) this.said.scrollTop = this.said.scrollHeight;
    const fresh = lines.slice(Math.max(this.drawn, this.seen));
    if (this.drawn && fresh.length) announce(fresh.map((/** @type {any} */ line) => `${line.seat < 0 ? ui("together.watcher") : game.name(line.seat)}: ${line.text}`).join(". "));
    this.drawn = lines.length;
    if (!this.drawer.hidden) this.seen = lines.length;
    const { seats, spectators } = game.info;
    const alone = !seats.some((/** @type {any} */ seat) => seat.kind === "person" && !seat.mine);
    this.button.hidden = alone && !spectators && lines.length === 0;
    const unread = lines.length - this.seen;
    this.count.hidden = unread === 0;
    this.count.textContent = String(unread);
    this.button.setAttribute("aria-label", unread ? ui("together.unread", unread) : ui("together.chat"));
    this.button.title = ui("together.chat");
  }

  toggle() {
    this.drawer.hidden = !this.drawer.hidden;
    this.button.setAttribute("aria-expanded", String(!this.drawer.hidden));
    this.draw();
    if (this.drawer.hidden) this.button.focus();
    else this.text.focus();
    this.said.scrollTop = this.said.scrollHeight;
  }

  async #send() {
    const text = this.text.value.trim();
    if (!text) return;
    if (await this.game.chat(text) !== null) this.text.value = "";
  }

  /** @param {any} line */
  #line(line) {
    return h("li", null, line.seat < 0 ? h("span", null, ui("together.watcher")) : seatName(this.game, line.seat), h("span", null, line.text));
  }
}
