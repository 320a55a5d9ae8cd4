import type { Remembered } from './remembered.ts';

/** Keys that act wherever the focus is: whoever speaks to the machine, or presses what they did not mean, can do without. */
export interface Shortcuts {
  readonly isOn: boolean;
  switch(on: boolean): void;
}

/** On until the player switches them off, in this visit or one before. */
export const createShortcuts = (choice: Remembered): Shortcuts => ({
  get isOn() {
    return choice.read() !== 'off';
  },
  switch: (on) => choice.write(on ? 'on' : 'off'),
});
