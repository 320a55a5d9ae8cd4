import { compareAmounts } from '../../kit/amount.ts';
import { element, setText } from '../../../../core/page/element.ts';
import { freeGamesAt } from './freeGames.ts';
import { outcomeOf, outcomeText } from './outcome.ts';
import type { GameState } from './state.ts';
import type { Words } from './words.ts';

/** The board under the reels: what is happening, in one line. */
export interface Plaque {
  readonly node: HTMLElement;
  /** Overrides what the state says, until null. */
  caption(text: string | null): void;
  update(state: GameState): void;
}

type Tone = 'quiet' | 'won' | 'returned';

export const createPlaque = (words: Words): Plaque => {
  const { write, money } = words;
  const text = element('p', { class: 'plaque-text' });
  const free = element('p', { class: 'plaque-free' });
  // Read out once a round by the live region instead; this board changes too often.
  const node = element('div', { class: 'plaque', 'aria-hidden': 'true' }, free, text);
  let override: string | null = null;
  let said: { readonly text: string; readonly tone: Tone } = { text: write('invite'), tone: 'quiet' };

  const show = (): void => {
    setText(text, override ?? said.text);
    node.dataset['tone'] = override === null ? said.tone : 'line';
  };
  const say = (state: GameState): typeof said => {
    const { phase, round } = state;
    if (phase === 'asking') return { text: write('spinning'), tone: 'quiet' };
    if (phase === 'showing' && round) {
      // Not before the paid spin stands: how many spins a round has must not show earlier than its reels.
      const told = state.spinIndex > 0 || compareAmounts(state.won, '0') > 0;
      return { text: told ? write('freeGamesTotal', { amount: money(state.won) }) : write('spinning'), tone: 'quiet' };
    }
    if (!round) return { text: write('invite'), tone: 'quiet' };
    const outcome = outcomeOf(round);
    return { text: outcomeText(round, words) ?? write('noWin'), tone: outcome === 'none' ? 'quiet' : outcome };
  };

  return {
    node,
    caption: (shown) => {
      override = shown;
      show();
    },
    update: (state) => {
      said = say(state);
      const games = state.phase === 'showing' && state.round ? freeGamesAt(state.round, state.spinIndex, false) : null;
      setText(
        free,
        games ? write(games.multiplier === 1 ? 'freeGame' : 'freeGameTimes', { ...games }) : state.replay ? write('replay') : '',
      );
      show();
    },
  };
};
