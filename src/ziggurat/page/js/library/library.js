// The library: all components of a game by family, with a search over names and texts, and
// the way to its rules. Owns the component browser; what a card looks like is `card.js`.

import { dialog, h, on } from "../dom.js";
import { ui } from "../words.js";
import { face, familyName } from "../panels/card.js";
import { bare, hasAll, linkedPart, searchField, shareLink, wordsOf } from "./find.js";
import { showRules } from "./rules.js";

export { drawRules } from "./rules.js";

/** Show all components in a dialog.
 * @param {any} pack @param {{family?: string, row?: number}} [at] */
export function openLibrary(pack, at = {}) {
  const body = h("div", { class: "library" });
  const box = dialog({ title: ui("panel.components"), body, class: "wide", closeLabel: ui("panel.close") });
  new Library(body, pack, at, true);
  return box;
}

/** Show the rules in a dialog.
 * @param {any} game a game on the table, or the name of one @param {{id?: string}} [at] */
export function openRules(game, at = {}) {
  const body = h("div", { class: "library" });
  const box = dialog({ title: ui("panel.rules"), body, class: "wide", closeLabel: ui("panel.close") });
  showRules(body, game, at, true);
  return box;
}

/** Show all components in an element.
 * @param {Element} root @param {any} pack @param {{family?: string, row?: number}} [at] @param {Element | null} [mixes] the ways to other mixes */
export function drawLibrary(root, pack, at = linked(), mixes = null) {
  new Library(root, pack, at, false, mixes);
}

/** The card that the address asks for. */
function linked() {
  const row = linkedPart();
  return row ? { row: Number(row) } : {};
}

class Library {
  /** @param {Element} root @param {any} pack @param {{family?: string, row?: number}} at @param {boolean} inDialog @param {Element | null} [mixes] */
  constructor(root, pack, at, inDialog, mixes = null) {
    this.pack = pack;
    this.inDialog = inDialog;
    /** What is searched for. @type {string[]} */
    this.words = [];
    // What has neither a text nor a list has nothing to show but its name.
    /** @type {[string, number[]][]} */
    const families = Object.entries(pack.data.families).map(([family, rows]) => [family, rows.filter((/** @type {number} */ row) => pack.rowText(row) || pack.row(row).criteria)]);
    this.families = families.filter(([, rows]) => rows.length);
    this.family = at.family ?? (at.row === undefined ? "" : pack.family(at.row));
    this.tabs = h("nav", { class: "families", "aria-label": ui("panel.families") });
    this.shelf = h("div", { class: "shelf" });
    this.none = h("p", { class: "faint", hidden: true }, ui("panel.nothing_found"));
    root.replaceChildren(
      h("div", { class: "library-head" }, mixes, searchField(ui("panel.search_components"), (query) => this.#find(query)), this.tabs),
      this.none,
      this.shelf,
    );
    on(this.tabs, "click", (event) => this.#turn(event));
    this.#fill();
    this.#show();
    if (at.row !== undefined) this.#goTo(at.row);
  }

  #fill() {
    const all = h("button", { type: "button", class: "quiet", "data-family": "" }, ui("panel.all"));
    const tabs = this.families.map(([family, rows]) =>
      h("button", { type: "button", class: "quiet", "data-family": family }, familyName(this.pack, family), h("small", {}, String(rows.length))));
    this.tabs.append(all, ...tabs);
    for (const [family, rows] of this.families) {
      const cards = rows.map((/** @type {number} */ row) => this.#card(row));
      this.shelf.append(h("section", { "data-family": family }, h("h3", {}, familyName(this.pack, family)), h("div", { class: "faces" }, cards)));
    }
  }

  /** @param {number} row */
  #card(row) {
    const { title, text, name } = this.pack.row(row);
    const card = face(this.pack, row);
    card.setAttribute("tabindex", "-1");
    card.dataset.text = bare(`${title} ${text} ${name} ${card.textContent}`);
    card.append(shareLink(`#/components/${[this.pack.game, ...this.pack.modules].join("+")}/${row}`, title, this.inDialog, "face-link"));
    return card;
  }

  /** @param {any} event */
  #turn(event) {
    const tab = event.target.closest("[data-family]");
    if (!tab) return;
    this.family = tab.dataset.family;
    this.#show();
  }

  /** @param {string} query */
  #find(query) {
    this.words = wordsOf(query);
    this.#show();
  }

  #show() {
    for (const tab of this.tabs.children) tab.setAttribute("aria-pressed", String(tab.getAttribute("data-family") === this.family));
    let found = 0;
    for (const shelf of this.shelf.children) {
      const open = !this.family || shelf.getAttribute("data-family") === this.family;
      let here = 0;
      for (const card of shelf.querySelectorAll(".face")) {
        const shown = open && hasAll(card.getAttribute("data-text") ?? "", this.words);
        card.toggleAttribute("hidden", !shown);
        here += Number(shown);
      }
      shelf.toggleAttribute("hidden", !here);
      found += here;
    }
    this.none.hidden = found > 0;
  }

  /** @param {number} row */
  #goTo(row) {
    const card = this.shelf.querySelector(`.face[data-row="${row}"]`);
    if (!(card instanceof HTMLElement)) return;
    card.classList.add("sought");
    // A screen that is being opened scrolls to its top first.
    requestAnimationFrame(() => {
      card.scrollIntoView({ block: "center" });
      card.focus({ preventScroll: true });
    });
  }
}
