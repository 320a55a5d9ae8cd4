import type { Remembered } from './remembered.ts';

/** Whether keys act wherever the focus is: whoever speaks to the machine, or presses what they did not mean, can do without. */
export interface PageKeys {
  readonly isOn: boolean;
  switch(on: boolean): void;
}

export const createPageKeys = (choice: Remembered): PageKeys => ({
  get isOn() {
    return choice.read() !== 'off';
  },
  switch: (on) => choice.write(on ? 'on' : 'off'),
});
