import type { Remembered } from './remembered.ts';

/** Whether the page moves: as the system asks, unless the player has said otherwise here. */
export interface Motion {
  readonly isReduced: boolean;
  switch(reduced: boolean): void;
}

/** Keeps `data-motion` of the page's root, by which its styles rest. */
export function createMotion(root: HTMLElement, choice: Remembered, system: { readonly matches: boolean }): Motion {
  const isReduced = (): boolean => {
    const chosen = choice.read();
    return chosen === null ? system.matches : chosen === 'reduced';
  };
  const tell = (): void => {
    root.dataset['motion'] = isReduced() ? 'reduced' : 'full';
  };
  tell();
  return {
    get isReduced() {
      return isReduced();
    },
    switch(reduced) {
      choice.write(reduced ? 'reduced' : 'full');
      tell();
    },
  };
}
