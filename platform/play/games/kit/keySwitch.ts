import { element } from '../../../core/page/element.ts';
import type { PageKeys } from './pageKeys.ts';
import type { Words } from './words.ts';

/** Where a game says what its keys do, in `told`, and whether they are to. */
export const keySwitch = ({ write }: Words, told: string, keys: PageKeys, onSwitched: () => void): HTMLElement => {
  const input = element('input', { type: 'checkbox', role: 'switch', id: 'page-keys', 'aria-describedby': 'page-keys-help' });
  input.checked = keys.isOn;
  input.addEventListener('change', () => {
    keys.switch(input.checked);
    onSwitched();
  });
  return element(
    'section',
    {},
    element('h3', {}, write('keysTitle')),
    element('p', {}, told),
    element('label', { class: 'key-switch', for: input.id }, input, write('useKeys')),
    element('p', { class: 'help', id: 'page-keys-help' }, write('keysOff')),
  );
};
