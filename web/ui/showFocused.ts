import type { FocusEvent } from 'react';

/**
 * For a row that scrolls sideways: what the keyboard comes to is brought into sight as a whole. The browser leaves alone what is seen
 * in part; and under a pointer nothing may move.
 */
export const showFocused = ({ target }: FocusEvent<HTMLElement>): void => {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
};
