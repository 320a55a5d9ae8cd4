import { element } from '../../../core/page/element.ts';
import type { Frame } from './frame.ts';
import { icon } from './icon.ts';

/** The way to a deposit, which leaves the game as it is: the site opens its panel over it, and a page that stands alone links to that panel. */
export const depositWay = (label: string, frame: Pick<Frame, 'depositAddress' | 'tell'>): HTMLElement => {
  if (frame.depositAddress !== null)
    return element('a', { class: 'text-button', href: frame.depositAddress, target: '_blank', rel: 'noopener' }, label, icon('out'));
  const button = element('button', { type: 'button', class: 'text-button' }, label);
  button.addEventListener('click', () => frame.tell('game:deposit'));
  return button;
};
