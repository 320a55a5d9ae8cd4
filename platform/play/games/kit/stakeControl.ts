import { element } from '../../../core/page/element.ts';
import { icon } from './icon.ts';
import type { Words } from './words.ts';

export interface StakeActions {
  choose(stake: string): void;
  step(by: 1 | -1): void;
}
/** Which stake is chosen, and whether another may be. */
export interface StakeState {
  readonly stake: string;
  readonly canChoose: boolean;
}
export interface StakeControl {
  readonly node: HTMLElement;
  update(state: StakeState): void;
}

/** Less, the offered stakes as a radio group, more. */
export const createStakeControl = ({ write, short, money }: Words, stakes: readonly string[], actions: StakeActions): StakeControl => {
  const less = element('button', { type: 'button', class: 'round-button', 'aria-label': write('lessStake') }, icon('less'));
  const more = element('button', { type: 'button', class: 'round-button', 'aria-label': write('moreStake') }, icon('more'));
  const inputs = stakes.map((stake) => element('input', { type: 'radio', name: 'stake', value: stake, 'aria-label': money(stake) }));
  const chips = element(
    'div',
    { class: 'chips', role: 'radiogroup', 'aria-label': write('stake') },
    ...inputs.map((input) => element('label', { class: 'chip' }, input, element('span', { 'aria-hidden': 'true' }, short(input.value)))),
  );
  // Never `disabled`: the focus would fall to the page, where the next press of the same key plays a round.
  const stepper = (button: HTMLButtonElement, by: 1 | -1): void =>
    button.addEventListener('click', () => {
      if (button.getAttribute('aria-disabled') !== 'true') actions.step(by);
    });
  stepper(less, -1);
  stepper(more, 1);
  chips.addEventListener('change', (event) => {
    if (event.target instanceof HTMLInputElement) actions.choose(event.target.value);
  });
  let chosen: string | null = null;

  return {
    node: element('div', { class: 'stake-control' }, less, chips, more),
    update: (state) => {
      const open = state.canChoose;
      const index = stakes.indexOf(state.stake);
      less.setAttribute('aria-disabled', String(!open || index <= 0));
      more.setAttribute('aria-disabled', String(!open || index >= stakes.length - 1));
      // The focus follows the choice: the chip that had it may be disabled below.
      if (inputs.some((input) => input === document.activeElement)) inputs[index]?.focus();
      for (const input of inputs) {
        input.checked = input.value === state.stake;
        // Only the others: the chosen one stays reachable, so that the focus is not lost while the reels turn.
        input.disabled = !open && !input.checked;
      }
      if (chosen === state.stake) return;
      chosen = state.stake;
      const chip = inputs[index]?.parentElement;
      if (chip) chips.scrollTo({ left: chip.offsetLeft - (chips.clientWidth - chip.offsetWidth) / 2 });
    },
  };
};
