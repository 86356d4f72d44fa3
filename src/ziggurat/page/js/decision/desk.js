// Desk: the requests of one game as one seat, with patience and a memory for what cannot change.
// It never keeps state of the table: answers go to whoever asked.

import { ApiError, api } from "../net.js";

const RETRIES = 30;
const MOST_KEPT = 60;
const FIRST_WAIT = 200;
const LONGEST_WAIT = 1000;

/** @param {number} ms */
export const sleep = (ms) => new Promise((done) => { setTimeout(done, ms); });

/** A name for one attempt to move, so that sending it twice moves once. */
function moveId() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6] & 15) | 64;
  bytes[8] = (bytes[8] & 63) | 128;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

export class Desk {
  /** @param {string} id @param {number} seat */
  constructor(id, seat) {
    this.id = id;
    this.seat = seat;
    /** @type {Map<string, Promise<any>>} */
    this.kept = new Map();
  }

  /** @param {string} [rest] */
  path(rest = "") {
    return `/api/games/${encodeURIComponent(this.id)}${rest}`;
  }

  info() {
    return api.get(this.path());
  }

  /** The position now. @returns {Promise<any>} */
  position() {
    return api.get(this.path(`/position?seat=${this.seat}`));
  }

  /** The position after an entry. @param {number} at @returns {Promise<any>} */
  at(at) {
    return this.#once(`at ${at}`, () => api.get(this.path(`/position?seat=${this.seat}&at=${at}`)));
  }

  /** @param {number} since @returns {Promise<any>} */
  log(since) {
    return api.get(this.path(`/log?seat=${this.seat}&since=${since}`));
  }

  /** @param {number[]} choice @param {number} last the newest entry the person has seen @param {boolean} rest whether it stands until the turn ends */
  choose(choice, last, rest) {
    const more = rest ? { rest_of_turn: true } : {};
    return this.#patient("/choices?position=1", { seat: this.seat, choice, expect: last + 1, move_id: moveId(), ...more });
  }

  /** Tell what chance did at a real table. @param {number[]} choice @param {number} last */
  tell(choice, last) {
    return this.#patient("/choices", { seat: -1, choice, expect: last + 1, move_id: moveId() });
  }

  /** Let the program answer for chance, once or every time until somebody is asked. @param {boolean} every @param {number} last @returns {Promise<any>} */
  roll(every, last) {
    return this.#patient(`/roll?seat=${this.seat}`, { every, expect: last + 1, move_id: moveId() });
  }

  /** What can be stated of a real table, as it is now. @returns {Promise<any>} */
  facts() {
    return api.get(this.path("/facts"));
  }

  /** What a fact of a real table could be instead, or also. @param {any} item @returns {Promise<number[]>} */
  async choices({ fact, args, values }) {
    return (await api.post(this.path("/facts/choices"), { fact, args, values })).choices;
  }

  /** State what lies on a real table, or whose turn begins. @param {any} said @param {number} last @returns {Promise<any>} */
  state(said, last) {
    return this.#patient(`/facts?seat=${this.seat}`, { ...said, expect: last + 1, move_id: moveId() });
  }

  /** Be asked again what was declined until the turn ends. @param {string} topic */
  withdraw(topic) {
    return api.post(this.path("/withdraw"), { seat: this.seat, topic });
  }

  /** @param {number} last @param {boolean} [told] what was told last, by whomever: of a real table */
  undo(last, told = false) {
    return this.#patient(`/undo${told ? "" : "?position=1"}`, { seat: told ? -1 : this.seat, expect: last + 1, move_id: moveId() });
  }

  /** @param {any} about a whole choice, or a kind and a value */
  why(about) {
    return api.post(this.path("/why"), { seat: this.seat, ...about });
  }

  /** What a choice would do after an entry. @param {number[]} choice @param {number} last @returns {Promise<any>} */
  preview(choice, last) {
    return this.#once(`preview ${last} ${choice.join()}`, () =>
      api.post(this.path("/preview"), { seat: this.seat, choice }));
  }

  /** @param {string} rest @param {any} [body] */
  post(rest, body) {
    return api.post(this.path(rest), body);
  }

  /** Ask once, and remember the answers that were used last. @param {string} key @param {() => Promise<any>} ask */
  #once(key, ask) {
    let told = this.kept.get(key);
    if (!told) {
      told = ask();
      told.catch(() => this.kept.delete(key));
    }
    this.kept.delete(key);
    this.kept.set(key, told);
    if (this.kept.size > MOST_KEPT) this.kept.delete(/** @type {string} */ (this.kept.keys().next().value));
    return told;
  }

  /** While the line is down, the same move is offered again. @param {string} rest @param {unknown} body */
  async #patient(rest, body) {
    for (let tries = 0; ; tries += 1) {
      try {
        return await api.post(this.path(rest), body);
      } catch (error) {
        const lost = error instanceof ApiError && (error.code === "offline" || error.status >= 502);
        if (!lost || tries >= RETRIES) throw error;
        await sleep(Math.min(FIRST_WAIT * 2 ** tries, LONGEST_WAIT));
      }
    }
  }
}
