import { compareAmounts } from './amount.ts';
import { element, setText } from '../../../core/page/element.ts';
import { elapsedText } from './elapsedText.ts';
import { icon } from './icon.ts';
import type { Words } from './words.ts';

export interface SessionLine {
  readonly node: HTMLElement;
  update(state: { readonly net: string }): void;
  /** `elapsed` is the time since the visit began, in milliseconds. */
  tick(elapsed: number): void;
  /** Whether the keys act by themselves, as it says of them. */
  showShortcuts(areOn: boolean): void;
}

/** How long, and how much won or lost, in this visit; quiet but always there. `keys` says what the game's keys do. */
export const createSessionLine = ({ write, signed }: Words, keys: string): SessionLine => {
  const time = element('span', { class: 'figure' }, elapsedText(0));
  const net = element('span', { class: 'figure' });
  const told = element('span', { class: 'keys', 'aria-hidden': 'true' }, keys);
  const node = element(
    'p',
    { class: 'session-line' },
    element('span', { title: write('session') }, icon('clock'), element('span', { class: 'hidden-text' }, `${write('session')} `), time),
    told,
    element('span', {}, `${write('net')} `, net),
  );
  return {
    node,
    tick: (elapsed) => setText(time, elapsedText(elapsed)),
    update: (state) => {
      setText(net, signed(state.net));
      net.dataset['sign'] = String(compareAmounts(state.net, '0'));
    },
    showShortcuts: (areOn) => {
      told.hidden = !areOn;
    },
  };
};
