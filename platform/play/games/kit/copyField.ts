import { copyText } from './copyText.ts';
import { element, setText } from '../../../core/page/element.ts';
import { icon } from './icon.ts';
import type { Words } from './words.ts';

/** A value with its label, and a button that copies it. */
export const copyField = (label: string, value: HTMLElement, { write }: Pick<Words, 'write'>): HTMLElement => {
  const words = element('span', {}, write('copy'));
  const button = element(
    'button',
    { type: 'button', class: 'text-button', 'aria-label': `${write('copy')}: ${label}` },
    icon('copy'),
    words,
  );
  button.addEventListener('click', async () => {
    const copied = await copyText(value.textContent ?? '', value);
    setText(words, copied ? write('copied') : write('selected'));
  });
  return element(
    'div',
    { class: 'copy-field' },
    element('span', { class: 'label' }, label),
    element('div', { class: 'copy-row' }, value, button),
  );
};
