import { compareAmounts } from '../../kit/amount.ts';
import { element, setText } from '../../../../core/page/element.ts';
import type { CountUp } from '../../kit/countUp.ts';
import { outcomeOf } from './outcome.ts';
import type { GameState } from './state.ts';
import type { Words } from './words.ts';

export interface Meters {
  readonly node: HTMLElement;
  update(state: GameState): void;
}

/** Balance, stake and win of the round that is shown. */
export const createMeters = ({ write, money }: Words, countUp: CountUp): Meters => {
  const value = () => element('dd', { class: 'figure' });
  const [balance, stake, win] = [value(), value(), value()];
  const meter = (name: string, label: string, figure: HTMLElement) =>
    element('div', { class: `meter meter-${name}` }, element('dt', {}, label), figure);
  const node = element(
    'dl',
    // A code such as that of a trial's funds takes more room than a sign does.
    { class: /\p{L}/u.test(money('0')) ? 'meters lettered' : 'meters' },
    meter('balance', write('balance'), balance),
    meter('stake', write('stake'), stake),
    meter('win', write('win'), win),
  );
  let counted: string | null = null;

  return {
    node,
    update: (state) => {
      const { phase, round } = state;
      const celebrated = phase === 'idle' && round !== null && outcomeOf(round) === 'won';
      setText(balance, money(state.balance));
      // While a round of an earlier visit is shown, its own stake stands here.
      setText(stake, money(state.replay && round ? round.stake : state.stake));
      node.classList.toggle('celebrated', celebrated);
      node.classList.toggle('gained', compareAmounts(state.won, '0') > 0);
      if (celebrated && counted !== round.id) {
        counted = round.id;
        countUp.start(state.won, (amount) => setText(win, money(amount)));
      } else if (!celebrated) {
        countUp.stop();
        setText(win, money(state.won));
      }
    },
  };
};
