/** Short soft sounds, made here: on at tables with people, else when somebody wants them. */

import { settings } from "./settings.svelte";
import { isHeard } from "./settings";

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
/** Whoever looks at the page sees it anyway. */
const LOUDNESS_IN_FRONT = 0.05;

let audio: AudioContext | null = null;

/** Browsers let a page sound only after somebody has touched it, and complain before. */
function mayBegin(): boolean {
  return audio !== null || (navigator.userActivation?.hasBeenActive ?? true);
}

export function play(sound: Sound, isAmongPeople: boolean): void {
  if (!isHeard(settings.chosen, isAmongPeople) || !mayBegin()) return;
  audio ??= new AudioContext();
  if (audio.state === "suspended") void audio.resume().catch(() => undefined);
  const isInFront = !document.hidden && document.hasFocus();
  const loudness = isInFront ? LOUDNESS_IN_FRONT : LOUDNESS;
  for (const [hertz, begin, length] of SOUNDS[sound]) {
    const at = audio.currentTime + begin;
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.type = "triangle";
    tone.frequency.value = hertz;
    volume.gain.setValueAtTime(0, at);
    volume.gain.linearRampToValueAtTime(loudness, at + 0.01);
    volume.gain.exponentialRampToValueAtTime(0.001, at + length);
    tone.connect(volume).connect(audio.destination);
    tone.start(at);
    tone.stop(at + length);
  }
}
