import { element, setText } from '../../../../core/page/element.ts';
import { icon } from '../../kit/icon.ts';
import { canSpin, type GameState } from './state.ts';
import type { Words } from './words.ts';

export interface SpinButton {
  readonly node: HTMLElement;
  update(state: GameState): void;
}

/** The page's one primary action; while a round is shown it skips, where the brand allows that. Never `disabled`, so that it keeps the focus. */
export const createSpinButton = ({ write, money }: Words, press: () => void, skipFree: () => void): SpinButton => {
  const label = element('span', { class: 'spin-label' });
  const amount = element('span', { class: 'spin-amount' });
  const picture = element('span', { class: 'spin-picture' }, icon('spin'));
  const button = element(
    'button',
    { type: 'button', class: 'spin', id: 'spin' },
    picture,
    element('span', { class: 'spin-words' }, label, ' ', amount),
  );
  const skip = element('button', { type: 'button', class: 'skip-free', hidden: true }, icon('skip'), write('skipFree'));
  button.addEventListener('click', press);
  skip.addEventListener('click', skipFree);
  let mode = '';

  return {
    node: element('div', { class: 'spin-place' }, button, skip),
    update: (state) => {
      const showing = state.phase === 'showing' && state.canStopEarly;
      const turning = state.phase === 'asking' || (state.phase === 'showing' && !state.canStopEarly);
      const next = showing ? 'skip' : 'spin';
      if (next !== mode) picture.replaceChildren(icon(next));
      mode = next;
      setText(label, showing ? (state.spinIndex > 0 ? write('skipShort') : write('skip')) : turning ? write('spinning') : write('spin'));
      setText(amount, showing || turning ? '' : money(state.stake));
      button.setAttribute('aria-disabled', String(!showing && !canSpin(state)));
      button.dataset['mode'] = turning ? 'asking' : next;
      const free = showing && state.spinIndex > 0;
      if (!free && document.activeElement === skip) button.focus();
      skip.hidden = !free;
    },
  };
};
