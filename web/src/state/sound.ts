/** Short sounds, made here; off until somebody wants them. */

import { settings } from "./settings.svelte";

export type Sound = "move" | "turn" | "over" | "no";

/** Notes as [hertz, begin, length] in seconds. */
const SOUNDS: Record<Sound, readonly (readonly [number, number, number])[]> = {
  move: [[392, 0, 0.06]],
  turn: [
    [523, 0, 0.08],
    [659, 0.09, 0.12],
  ],
  over: [
    [523, 0, 0.12],
    [659, 0.13, 0.12],
    [784, 0.26, 0.24],
  ],
  no: [[196, 0, 0.12]],
};

const LOUDNESS = 0.12;

let audio: AudioContext | null = null;

export function play(sound: Sound): void {
  if (!settings.chosen.sound) return;
  audio ??= new AudioContext();
  for (const [hertz, begin, length] of SOUNDS[sound]) {
    const at = audio.currentTime + begin;
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.type = "triangle";
    tone.frequency.value = hertz;
    volume.gain.setValueAtTime(0, at);
    volume.gain.linearRampToValueAtTime(LOUDNESS, at + 0.01);
    volume.gain.exponentialRampToValueAtTime(0.001, at + length);
    tone.connect(volume).connect(audio.destination);
    tone.start(at);
    tone.stop(at + length);
  }
}
