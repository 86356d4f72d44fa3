// Main: which screen the address asks for.
// It opens and closes screens and never draws into them.

import { announce, clear, h, loadSprite } from "./dom.js";
import { loadDrawing } from "./drawings.js";
import { api } from "./net.js";
import { Game } from "./game.js";
import { loadPack, loadUi, ui } from "./words.js";
import { language, loadLanguages, settings, show } from "./settings.js";
import { errorText } from "./decision/toast.js";
import { drawLibrary, drawRules } from "./library/library.js";
import { openTable } from "./panels/table.js";
import { Start } from "./start/start.js";
import { keepCompany } from "./together/company.js";
import { welcome } from "./together/welcome.js";

const app = /** @type {HTMLElement} */ (document.getElementById("app"));

/** What to do when the screen is left. @type {() => void} */
let leave = () => {};
let visit = 0;
/** The seat that a link has just given. */
let joined = "";

/** @param {string} text */
function say(text) {
  app.replaceChildren(h("main", { class: "message" }, h("h1", null, h("a", { class: "wordmark", href: "#/" }, "Ziggurat")),
    h("p", { role: "alert" }, text), h("a", { class: "button main", href: "#/" }, ui("page.to_start"))));
}

/** @param {string} token */
async function join(token) {
  const { id, role } = await api.post("/api/join", { token });
  history.replaceState(null, "", `#/game/${id}`);
  joined = /^seat:(\d+)$/.exec(role)?.[1] ?? "";
  return route();
}

/** @param {string} id @param {number} mine */
async function table(id, mine) {
  app.replaceChildren(h("p", { class: "loading", role: "status" }, ui("page.loading")));
  const game = new Game();
  leave = () => game.close();
  await game.open(id);
  if (mine !== visit) return game.close();
  const shown = openTable(app, game);
  leave = () => { game.close(); shown.close(); };
  keepCompany(app, game);
  if (joined) welcome(game, Number(joined));
  joined = "";
}

/** @param {string} name @param {boolean} rules @param {string[]} modules */
async function pages(name, rules, modules) {
  const pack = await loadPack(name, language(), modules);
  // Modules draw some of their signs themselves.
  if (!rules) await loadDrawing(pack);
  const place = h("div", { class: "page-body" });
  app.replaceChildren(h("main", { class: "page" },
    h("header", { class: "start-head" }, h("h1", null, ui(rules ? "page.rules" : "page.components", pack.title)), h("a", { class: "button", href: "#/" }, ui("page.to_start"))), place));
  document.title = `${ui(rules ? "page.rules" : "page.components", pack.title)} · Ziggurat`;
  if (rules) await drawRules(place, /** @type {any} */ ({ pack, info: { game: name } }));
  else drawLibrary(place, pack, undefined, mixes(pack));
}

/** The ways to the components of a game alone and with each of its modules. @param {import("./words.js").Pack} pack */
function mixes(pack) {
  const { modules } = pack.data;
  if (!modules.length) return null;
  const found = [{ name: "", label: ui("page.base_game") }, ...modules];
  return h("nav", { class: "mixes", "aria-label": ui("page.mixes") }, found.map(({ name, label }) =>
    h("a", { class: "quiet", href: `#/components/${pack.game}${name ? `+${name}` : ""}`, "aria-current": name === (pack.modules[0] ?? "") ? "page" : null }, label)));
}

async function route() {
  visit += 1;
  const mine = visit;
  leave();
  leave = () => {};
  for (const box of document.querySelectorAll("dialog[open]")) /** @type {HTMLDialogElement} */ (box).close();
  document.title = "Ziggurat";
  const hash = decodeURIComponent(location.hash);
  const [, screen, name, chosen] = /^#\/(game|rules|components)\/([\w-]+)((?:\+\w+)*)/.exec(hash) ?? [];
  const token = /^#join=([\w.-]+)/.exec(hash)?.[1];
  try {
    if (token) await join(token);
    else if (screen === "game") await table(name, mine);
    else if (screen) await pages(name, screen === "rules", chosen.split("+").filter(Boolean));
    else { clear(app); new Start(app); }
    if (screen) window.scrollTo(0, 0);
  } catch (error) {
    if (mine !== visit) return;
    say(errorText(error));
    announce(errorText(error));
  }
}

/** Start over in another language; a game comes back as it was. */
async function relabel() {
  await loadUi(language());
  await route();
}

show();
settings.onchange((name) => { if (name === "lang") relabel(); });
window.addEventListener("hashchange", route);
await Promise.all([loadLanguages().then(() => loadUi(language())).catch(() => {}), loadSprite()]);
await route();
