import { element } from '../../../core/page/element.ts';
import { icon } from './icon.ts';

/** A button that is pressed or not, with a drawing and its name for those who do not see it. */
export const switchButton = (
  name: Parameters<typeof icon>[0],
  label: string,
  { isOn, turn }: { readonly isOn: () => boolean; readonly turn: (on: boolean) => void },
): HTMLButtonElement => {
  const button = element('button', { type: 'button', class: 'head-button switch', 'aria-label': label, title: label }, icon(name));
  const show = (): void => button.setAttribute('aria-pressed', String(isOn()));
  button.addEventListener('click', () => {
    turn(!isOn());
    show();
  });
  show();
  return button;
};
