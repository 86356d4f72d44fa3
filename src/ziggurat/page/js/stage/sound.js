// Sounds: quiet ones, made here with Web Audio: dice, wood, coin, horn, bell. Owns how each is made
// and that nothing is heard unless somebody chose it; when something sounds is up to others.

import { settings } from "../settings.js";

/** @typedef {"dice"|"knock"|"card"|"coin"|"horn"|"drum"|"bell"} Sound */

const VOLUME = 0.16;

/** @type {AudioContext | null} */
let audio = null;
/** @type {AudioBuffer | null} */
let hiss = null;

/** A moment of noise, the same each time. @param {AudioContext} to */
function noise(to) {
  if (hiss) return hiss;
  hiss = to.createBuffer(1, to.sampleRate / 4, to.sampleRate);
  const data = hiss.getChannelData(0);
  for (let at = 0; at < data.length; at += 1) data[at] = Math.random() * 2 - 1;
  return hiss;
}

/** @param {AudioContext} to @param {number} at @param {number} loud @param {number} lasts */
function fading(to, at, loud, lasts) {
  const gain = to.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loud * VOLUME, at + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + lasts);
  gain.connect(to.destination);
  return gain;
}

/** @param {AudioContext} to @param {number} at @param {number} pitch @param {number} lasts @param {number} [loud] @param {OscillatorType} [type] */
function tone(to, at, pitch, lasts, loud = 1, type = "sine") {
  const voice = to.createOscillator();
  voice.type = type;
  voice.frequency.value = pitch;
  voice.connect(fading(to, at, loud, lasts));
  voice.start(at);
  voice.stop(at + lasts);
}

/** @param {AudioContext} to @param {number} at @param {number} pitch @param {number} lasts @param {number} [loud] */
function tap(to, at, pitch, lasts, loud = 1) {
  const source = to.createBufferSource();
  source.buffer = noise(to);
  const band = to.createBiquadFilter();
  band.type = "bandpass";
  band.frequency.value = pitch;
  band.Q.value = 2.5;
  source.connect(band).connect(fading(to, at, loud, lasts));
  source.start(at);
  source.stop(at + lasts);
}

/** @type {Record<Sound, (to: AudioContext, at: number) => void>} */
const SOUNDS = {
  dice: (to, at) => [0, 0.09, 0.17, 0.28, 0.42, 0.6, 0.72].forEach((late, count) => tap(to, at + late, 1500 + (count % 3) * 500, 0.05, 1.6 - count * 0.15)),
  knock: (to, at) => { tap(to, at, 700, 0.06, 1.4); tone(to, at, 190, 0.09, 0.6); },
  card: (to, at) => tap(to, at, 3200, 0.12, 0.6),
  coin: (to, at) => { tone(to, at, 2090, 0.28, 0.35); tone(to, at + 0.06, 2790, 0.4, 0.3); },
  horn: (to, at) => [[0, 196], [0.24, 294], [0.48, 392]].forEach(([late, pitch]) => { tone(to, at + late, pitch, 0.5, 0.5, "triangle"); tone(to, at + late, pitch * 2, 0.4, 0.14); }),
  drum: (to, at) => [0, 0.22].forEach((late) => { tone(to, at + late, 72, 0.32, 1.4); tap(to, at + late, 220, 0.1, 0.8); }),
  bell: (to, at) => [[659, 1], [1318, 0.35], [1978, 0.14]].forEach(([pitch, loud]) => tone(to, at, pitch, 1.1, loud * 0.7)),
};

/** Let a sound be heard, if sounds are wanted.
 * @param {Sound} name
 * @param {boolean} [anyway] to hear what it is like */
export function sound(name, anyway = false) {
  if ((settings.get("sound") !== "on" && !anyway) || !("AudioContext" in window)) return;
  audio ??= new AudioContext();
  // Browsers let a page sound only after somebody has touched it.
  if (audio.state === "suspended") audio.resume().catch(() => {});
  SOUNDS[name](audio, audio.currentTime + 0.01);
}
