import type { Motion } from './motion.ts';
import type { Sound } from './sound.ts';
import { switchButton } from './switchButton.ts';
import type { Words } from './words.ts';

/** The switches that stand in the head of every game: sound, and less motion. */
export const pageSwitches = (
  { write }: Words,
  { sound, motion }: { readonly sound: Sound; readonly motion: Motion },
): readonly HTMLElement[] => [
  switchButton('sound', write('sound'), {
    isOn: () => sound.isOn,
    turn: (on) => {
      sound.switch(on);
      sound.play('press');
    },
  }),
  switchButton('still', write('lessMotion'), { isOn: () => motion.isReduced, turn: (on) => motion.switch(on) }),
];
