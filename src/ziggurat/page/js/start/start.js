// Start: the first screen: play at once, set a game up, go on with one, bring one along.
// It never knows a game's rules: packs say what there is to choose.

import { h, icon } from "../dom.js";
import { api } from "../net.js";
import { loadPack, ui } from "../words.js";
import { language, settings } from "../settings.js";
import { errorText } from "../decision/toast.js";
import { handOut } from "../together/links.js";
import { companionEntry } from "../companion/begin.js";
import { art } from "./art.js";
import { goOn, ownGames, packsOf } from "./own.js";
import { openSettings } from "./preferences.js";
import { Setup, firstMap } from "./setup.js";
import { Solo } from "./solo.js";

/** @typedef {import("../words.js").Pack} Pack */

const FIRST_GAME = "new-dawn";
const LARGEST = 2 * 1024 * 1024;

export class Start {
  /** @param {HTMLElement} root */
  constructor(root) {
    this.problem = h("p", { class: "problem", role: "alert" });
    this.own = h("div", { class: "own-place" }, h("p", { class: "faint" }, ui("page.loading")));
    this.setup = h("div", null);
    this.busy = h("p", { class: "busy small", role: "status" });
    /** @type {Pack[]} */
    this.packs = [];
    /** @type {string[]} */
    this.levels = [];
    this.first = h("div", { class: "go-on-place" });
    this.solo = h("div", { class: "solo-place" });
    this.beside = h("div", { class: "companion-place" });
    this.now = h("button", { type: "button", class: "button big", onclick: () => this.#playNow() }, icon("play"), ui("start.now"));
    root.replaceChildren(h("div", { class: "start" }, this.#head(), h("main", null, this.#hero(), this.problem,
      h("div", { class: "start-columns" },
        h("section", { class: "sheet", "aria-labelledby": "start-own" }, h("h2", { id: "start-own" }, ui("start.games")), this.own, this.#bring()),
        h("section", { class: "sheet", "aria-labelledby": "start-new" }, h("h2", { id: "start-new" }, ui("start.new")), this.setup))),
    this.#foot()));
    this.#load();
  }

  #head() {
    return h("header", { class: "start-head" }, h("h1", null, h("span", { class: "wordmark" }, "Ziggurat")),
      h("nav", { "aria-label": ui("start.links") },
        h("a", { class: "quiet", href: `#/rules/${FIRST_GAME}` }, icon("rules"), h("span", null, ui("start.rules"))),
        h("a", { class: "quiet", href: `#/components/${FIRST_GAME}` }, icon("wonder"), h("span", null, ui("start.components"))),
        h("button", { type: "button", class: "quiet", onclick: () => openSettings() }, icon("focus-3"), h("span", null, ui("settings.title")))));
  }

  #hero() {
    return h("section", { class: "hero" }, art(), h("div", { class: "hero-text" },
      h("p", { class: "hero-line" }, ui("start.tagline")), this.first, this.solo, this.now, h("p", { class: "small" }, ui("start.now_hint")), this.beside));
  }

  /** A save, or a link that somebody sent. */
  #bring() {
    const link = h("input", { type: "text", placeholder: ui("start.link_place"), "aria-label": ui("start.link"), autocomplete: "off" });
    const file = h("input", { type: "file", class: "unseen", tabindex: "-1", "aria-hidden": "true", onchange: () => file.files?.[0] && this.#import(file.files[0]) });
    const join = h("form", {
      class: "join", onsubmit: (/** @type {Event} */ event) => {
        event.preventDefault();
        const token = /join=([^&\s]+)/.exec(link.value)?.[1] ?? link.value.trim();
        if (token) location.hash = `#join=${token}`;
      },
    }, link, h("button", { class: "button", type: "submit" }, icon("link"), ui("start.join")));
    this.brings = h("button", { type: "button", class: "quiet", onclick: () => file.click() }, icon("log"), ui("start.import"));
    return h("div", { class: "bring" }, join, file, this.brings, this.busy);
  }

  #foot() {
    return h("footer", { class: "start-foot small faint" }, h("p", null, ui("start.notice")));
  }

  async #load() {
    try {
      const [about, mine] = await Promise.all([api.get("/api/about"), api.get("/api/games")]);
      this.levels = about.bots;
      const names = about.games.map((/** @type {any} */ game) => game.name)
        .sort((/** @type {string} */ a, /** @type {string} */ b) => Number(b === FIRST_GAME) - Number(a === FIRST_GAME));
      this.packs = await Promise.all(names.map((/** @type {string} */ name) => loadPack(name, language())));
      for (const pack of this.packs) pack.names = [];
      new Solo(this.solo, this.packs, (body) => this.#start(body), (error) => this.#fail(error));
      this.beside.replaceChildren(...[companionEntry(this.packs)].filter((el) => el !== null));
      new Setup(this.setup, this.packs, this.levels, (body) => this.#start(body), (error) => this.#fail(error));
      await this.#showOwn(mine);
    } catch (error) {
      this.#fail(error);
    }
  }

  /** Whoever has begun a game most likely came to go on with it. @param {any[]} games */
  async #showOwn(games) {
    const worded = await packsOf(games, this.packs);
    const open = Boolean(this.own.querySelector("details[open]"));
    this.own.replaceChildren(ownGames(worded, async () => this.#showOwn(await api.get("/api/games"))));
    const archive = this.own.querySelector("details");
    if (archive) archive.open = open;
    const first = goOn(worded);
    this.first.replaceChildren(...(first ? [first] : []));
    if (!first) return;
    for (const other of this.solo.querySelectorAll(".main")) other.classList.remove("main");
  }

  /** You against the best bot, two seats, the map for beginners. */
  async #playNow() {
    this.now.disabled = true;
    const pack = this.packs[0] ?? await loadPack(FIRST_GAME, language()).catch(() => null);
    if (!pack) { this.now.disabled = false; return; }
    const name = settings.get("name");
    const map = firstMap(pack);
    await this.#start({
      game: pack.game, options: map ? { map } : {},
      seats: [{ kind: "you", ...(name ? { name } : {}) }, { kind: "bot", level: this.levels[this.levels.length - 1] ?? "greedy" }],
    });
    this.now.disabled = false;
  }

  /** @param {any} body */
  async #start(body) {
    this.problem.textContent = "";
    try {
      const made = await api.post("/api/games", body);
      const go = () => { location.hash = `#/game/${made.id}`; };
      const pack = this.packs.find((found) => found.game === body.game);
      handOut(made.links ?? {}, (seat) => body.seats[seat]?.name || pack?.value("seat", seat) || String(seat), go);
    } catch (error) {
      this.#fail(error);
    }
  }

  /** @param {File} file */
  async #import(file) {
    this.problem.textContent = "";
    if (file.size > LARGEST) return this.#tell(ui("start.too_large"));
    this.#wait(true);
    try {
      const { id } = await api.raw("/api/games/import", await file.arrayBuffer());
      location.hash = `#/game/${id}`;
    } catch (error) {
      this.#fail(error);
    }
    this.#wait(false);
  }

  /** Say that a save is being read: a long game takes a while. @param {boolean} busy */
  #wait(busy) {
    this.busy.textContent = busy ? ui("lobby.importing") : "";
    if (this.brings) this.brings.disabled = busy;
  }

  /** @param {unknown} error */
  #fail(error) {
    this.#tell(errorText(error));
  }

  /** Say what went wrong where it is seen, from wherever on the page it was done. @param {string} text */
  #tell(text) {
    this.problem.textContent = text;
    this.problem.scrollIntoView({ block: "center" });
  }
}
