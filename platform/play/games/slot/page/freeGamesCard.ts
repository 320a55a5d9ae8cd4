import { element, setText } from '../../../../core/page/element.ts';
import type { Spin } from '../slotRound.ts';
import type { SlotModel } from '../title.ts';
import type { Words } from './words.ts';

/** The card that tells how many free games a spin won. */
export interface FreeGamesCard {
  readonly node: HTMLElement;
  show(spin: Spin, again: boolean): void;
  hide(): void;
}

export const createFreeGamesCard = ({ write }: Words, model: () => SlotModel): FreeGamesCard => {
  const title = element('p', { class: 'card-title' });
  const note = element('p', { class: 'card-note' });
  const node = element('div', { class: 'free-card', 'aria-hidden': 'true', hidden: true }, title, note);
  return {
    node,
    show: (spin, again) => {
      setText(title, write(again ? 'freeGamesMore' : 'freeGamesWon', { count: spin.freeGamesWon }));
      const { multiplier } = model().freeGames;
      setText(note, multiplier === 1 ? '' : write('freeGamesTimes', { multiplier }));
      node.hidden = false;
    },
    hide: () => {
      node.hidden = true;
    },
  };
};
