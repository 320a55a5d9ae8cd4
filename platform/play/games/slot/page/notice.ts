import { element, setText } from '../../../../core/page/element.ts';
import type { PlaySession } from '../../../round/round.ts';
import type { Frame } from '../../kit/frame.ts';
import { moneyWay } from '../../kit/moneyWay.ts';
import { insufficientBalanceTexts, refusalText } from '../../kit/refusalText.ts';
import type { GameState } from './state.ts';
import type { Words } from './words.ts';

export interface Notice {
  readonly node: HTMLElement;
  update(state: GameState): void;
}

/** Says what stands in the way of playing, and what to do about it. */
export const createNotice = (words: Words, session: Pick<PlaySession, 'isTrial' | 'wallet'>, frame: Frame): Notice => {
  const { write } = words;
  const text = element('p', { role: 'status' });
  const topUp = moneyWay(words, frame, session.wallet);
  const node = element('div', { class: 'notice', hidden: true }, text, topUp);

  const say = (state: GameState): string | null => {
    if (state.refusal !== null)
      return refusalText(state.refusal, words, insufficientBalanceTexts(session), { studio: session.wallet ?? '' });
    if (state.early) return write('early');
    return state.late ? write('late') : null;
  };
  return {
    node,
    update: (state) => {
      const said = say(state);
      node.hidden = said === null;
      topUp.hidden = state.refusal?.code !== 'insufficient_balance' || session.isTrial;
      setText(text, said ?? '');
    },
  };
};
