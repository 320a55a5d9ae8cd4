import { element } from '../../../core/page/element.ts';
import type { Shortcuts } from './shortcuts.ts';
import type { Words } from './words.ts';

/** Where a game says what its keys do, in `told`, and whether they are to. */
export const shortcutSwitch = ({ write }: Words, told: string, shortcuts: Shortcuts, onSwitched: () => void): HTMLElement => {
  const input = element('input', { type: 'checkbox', role: 'switch', id: 'shortcuts', 'aria-describedby': 'shortcuts-help' });
  input.checked = shortcuts.isOn;
  input.addEventListener('change', () => {
    shortcuts.switch(input.checked);
    onSwitched();
  });
  return element(
    'section',
    {},
    element('h3', {}, write('keysTitle')),
    element('p', {}, told),
    element('label', { class: 'shortcut-switch', for: input.id }, input, write('useKeys')),
    element('p', { class: 'help', id: 'shortcuts-help' }, write('keysOff')),
  );
};
