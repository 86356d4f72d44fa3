// Net: requests to the server and the stream of a game's news.
// It never interprets an answer beyond telling success from failure.

/** An answer that is no success; `code` and `facts` are the server's, or "offline". */
export class ApiError extends Error {
  /**
   * @param {number} status
   * @param {string} code
   * @param {string} message
   * @param {any} facts
   */
  constructor(status, code, message, facts) {
    super(message);
    this.status = status;
    this.code = code;
    this.facts = facts ?? {};
  }
}

/**
 * @param {string} method
 * @param {string} path
 * @param {BodyInit | undefined} body
 * @param {string} [type]
 * @returns {Promise<any>}
 */
async function request(method, path, body, type) {
  let answer;
  try {
    answer = await fetch(path, {
      method, body, credentials: "same-origin",
      headers: type ? { "content-type": type, accept: "application/json" } : { accept: "application/json" },
    });
  } catch (error) {
    throw new ApiError(0, "offline", String(error), {});
  }
  const json = (answer.headers.get("content-type") ?? "").includes("json");
  if (answer.ok) return answer.status === 204 ? null : json ? answer.json() : answer.arrayBuffer();
  const told = json ? (await answer.json().catch(() => ({})))?.error : null;
  throw new ApiError(answer.status, told?.code ?? "failed", told?.message ?? answer.statusText, told?.facts);
}

export const api = {
  /** @param {string} path */
  get: (path) => request("GET", path, undefined),
  /** @param {string} path @param {unknown} [body] */
  post: (path, body) => request("POST", path, JSON.stringify(body ?? {}), "application/json"),
  /** @param {string} path @param {BodyInit} bytes */
  raw: (path, bytes) => request("POST", path, bytes, "application/octet-stream"),
  /** @param {string} path */
  del: (path) => request("DELETE", path, undefined),
};

const FIRST_WAIT = 250;
const LONGEST_WAIT = 1000;
const PING_EVERY = 20000;

/** A stream of news that comes back by itself; `since` moves on with what has arrived. */
export class Live {
  /**
   * @param {string} game
   * @param {number} seat
   * @param {number} since
   * @param {{onmessage: (message: any) => void, onstate?: (state: "open" | "lost" | "gone") => void}} told
   */
  constructor(game, seat, since, told) {
    this.game = game;
    this.seat = seat;
    this.since = since;
    this.told = told;
    this.wait = FIRST_WAIT;
    this.closed = false;
    /** @type {WebSocket | null} */
    this.socket = null;
    this.timer = 0;
    this.ping = window.setInterval(() => this.#send({ type: "ping" }), PING_EVERY);
    this.wake = () => { if (!document.hidden) this.#hurry(); };
    window.addEventListener("online", this.wake);
    document.addEventListener("visibilitychange", this.wake);
    this.#connect();
  }

  close() {
    this.closed = true;
    clearTimeout(this.timer);
    clearInterval(this.ping);
    window.removeEventListener("online", this.wake);
    document.removeEventListener("visibilitychange", this.wake);
    this.socket?.close();
  }

  #connect() {
    if (this.closed) return;
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(
      `${scheme}//${location.host}/api/games/${this.game}/events?seat=${this.seat}&since=${this.since}`);
    this.socket = socket;
    socket.onopen = () => { this.wait = FIRST_WAIT; this.told.onstate?.("open"); };
    socket.onmessage = (event) => {
      if (this.closed) return;
      const message = JSON.parse(event.data);
      if (typeof message.last === "number") this.since = Math.max(this.since, message.last);
      this.told.onmessage(message);
    };
    socket.onclose = (event) => this.#lost(event.code);
  }

  /** @param {number} code */
  #lost(code) {
    if (this.closed) return;
    // The server said that this seat is no longer ours; asking again would not help.
    const gone = code === 1008 || (code >= 4400 && code < 4500);
    this.told.onstate?.(gone ? "gone" : "lost");
    if (gone) return;
    this.timer = window.setTimeout(() => this.#connect(), this.wait);
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  #hurry() {
    if (this.closed || !this.socket || this.socket.readyState <= WebSocket.OPEN) return;
    clearTimeout(this.timer);
    this.wait = FIRST_WAIT;
    this.#connect();
  }

  /** @param {unknown} message */
  #send(message) {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }
}
