import type { Remembered } from './remembered.ts';

/** What can be heard: a press, something landing, a win. */
export type SoundName = 'press' | 'land' | 'win';

export interface Sound {
  readonly isOn: boolean;
  /** By a press of the player: no browser lets a page sound before one. */
  switch(on: boolean): void;
  /** Nothing is heard while it is off, or where the page cannot sound. */
  play(name: SoundName): void;
}

/** Of each tone: hertz, when it begins, and how long it fades, in seconds. */
const tones: Readonly<Record<SoundName, readonly (readonly [pitch: number, at: number, fades: number])[]>> = {
  press: [[330, 0, 0.07]],
  land: [[196, 0, 0.12]],
  win: [
    [523, 0, 0.22],
    [659, 0.09, 0.22],
    [784, 0.18, 0.4],
  ],
};
const loudness = 0.12;

/**
 * Off until the player switches it on, in this visit or one before; what was chosen is remembered. `open` makes the page's one audio
 * context, and is called within a press.
 */
export function createSound(choice: Remembered, open: () => AudioContext): Sound {
  let isOn = choice.read() === 'on';
  let context: AudioContext | undefined;
  return {
    get isOn() {
      return isOn;
    },
    switch(on) {
      isOn = on;
      choice.write(on ? 'on' : 'off');
      if (!on) void context?.suspend();
    },
    play(name) {
      if (!isOn) return;
      try {
        context ??= open();
        void context.resume();
        for (const [pitch, at, fades] of tones[name]) {
          const [tone, volume] = [context.createOscillator(), context.createGain()];
          const begins = context.currentTime + at;
          tone.type = 'triangle';
          tone.frequency.value = pitch;
          volume.gain.setValueAtTime(loudness, begins);
          volume.gain.exponentialRampToValueAtTime(0.0001, begins + fades);
          tone.connect(volume).connect(context.destination);
          tone.start(begins);
          tone.stop(begins + fades);
        }
      } catch {
        // A game without sound is whole.
        isOn = false;
      }
    },
  };
}
