// Company: everything around a table that concerns people: who is there, chat, turns, cover, coach.
// It adds to the table that panels/table.js lays out and never changes that layout.

import { keepRolling } from "../companion/telling.js";
import { keepUp } from "../history/catchup.js";
import { openEnd } from "../history/end.js";
import { Attention } from "./attention.js";
import { Chat } from "./chat.js";
import { Coach } from "./coach.js";
import { Cover } from "./cover.js";
import { Presence } from "./presence.js";

/** @typedef {import("../game.js").Game} Game */

/** @param {Element} root the table @param {Game} game */
export function keepCompany(root, game) {
  const place = root.querySelector(".head-middle") ?? root;
  const parts = [new Presence(place, game), new Chat(place, game), new Attention(game), new Cover(game), new Coach(game)];
  let over = game.over;
  const draw = () => {
    for (const part of parts) part.draw();
    if (game.over && !over && !game.busy) { over = true; openEnd(game); }
  };
  game.addEventListener("change", draw);
  draw();
  game.addEventListener("close", keepUp(game), { once: true });
  if (game.tells) keepRolling(game);
}
