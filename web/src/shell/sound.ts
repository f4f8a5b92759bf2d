/** Short sounds, made on the spot: no files, and none at all unless switched on. */
import { settings } from './settings.svelte';

export type Sound = 'turn' | 'piece' | 'money' | 'era';

/** Notes one after the other: pitch in hertz, length in seconds, and the shape of the wave. */
const NOTES: Record<
  Sound,
  { pitch: number[]; length: number; wave: OscillatorType; loud: number }
> = {
  turn: { pitch: [523, 784], length: 0.16, wave: 'sine', loud: 0.16 },
  piece: { pitch: [210], length: 0.07, wave: 'triangle', loud: 0.22 },
  money: { pitch: [1319, 1760], length: 0.06, wave: 'sine', loud: 0.09 },
  era: { pitch: [392, 494, 587, 784], length: 0.2, wave: 'sine', loud: 0.14 },
};

let context: AudioContext | undefined;

export function play(sound: Sound) {
  // Before the page was touched, tones would only wait to be heard all at once.
  if (settings.sound.value === 'off' || navigator.userActivation?.hasBeenActive === false) return;
  context ??= new AudioContext();
  const { pitch, length, wave, loud } = NOTES[sound];
  pitch.forEach((hertz, i) => {
    const start = context!.currentTime + i * length * 0.8;
    const tone = new OscillatorNode(context!, { type: wave, frequency: hertz });
    const volume = new GainNode(context!, { gain: 0 });
    volume.gain.setValueAtTime(loud, start);
    volume.gain.exponentialRampToValueAtTime(0.001, start + length);
    tone.connect(volume).connect(context!.destination);
    tone.start(start);
    tone.stop(start + length);
  });
}
