import { element } from '../../../core/page/element.ts';
import type { PlaySession } from '../../round/round.ts';
import type { Frame } from './frame.ts';
import { icon } from './icon.ts';
import type { KitTexts } from './kitTexts.ts';
import type { TextKey } from '../../../core/text/catalogue.ts';
import type { Words } from './words.ts';

/**
 * The way to money for a stake, which leaves the game as it is: to a deposit, or to the wallets where stakes come from one that a deposit does not
 * go into. The site opens its panel over the game, and a page that stands alone links to that panel.
 */
export const moneyWay = (
  { write }: Pick<Words<TextKey<KitTexts>>, 'write'>,
  frame: Pick<Frame, 'panelAddress' | 'tell'>,
  wallet: PlaySession['wallet'],
): HTMLElement => {
  const [label, panel, message] =
    wallet === null
      ? ([write('topUp'), 'depositv2', 'game:deposit'] as const)
      : ([write('toWallets'), 'transferFund', 'game:wallets'] as const);
  const address = frame.panelAddress(panel);
  if (address !== null) return element('a', { class: 'text-button', href: address, target: '_blank', rel: 'noopener' }, label, icon('out'));
  const button = element('button', { type: 'button', class: 'text-button' }, label);
  button.addEventListener('click', () => frame.tell(message));
  return button;
};
