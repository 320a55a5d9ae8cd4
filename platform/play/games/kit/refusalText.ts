import type { TextKey } from '../../../core/text/catalogue.ts';
import type { Write } from '../../../core/text/texts.ts';
import type { KitTexts } from './kitTexts.ts';

/** Refusals that every game words alike. */
const common: Readonly<Record<string, TextKey<KitTexts>>> = {
  insufficient_balance: 'insufficient',
  site_closed: 'closed',
  game_maintenance: 'maintenance',
  game_withdrawn: 'withdrawn',
  money_maintenance: 'moneyMaintenance',
  reality_check: 'realityWaits',
  limit_reached: 'limitReached',
  play_paused: 'playPaused',
};

/** What a trial's play funds are refused by otherwise: nobody can add to them. */
export const trialRefusals = { insufficient_balance: 'insufficientTrial' } as const;

/** What a refusal means to the player; `own` are the texts of those that a game alone has. One without a text is named by its code. */
export function refusalText<Own extends string = never>(
  code: string,
  write: Write<TextKey<KitTexts> | Own>,
  own: Readonly<Record<string, Own | TextKey<KitTexts>>> = {},
): string {
  const key = Object.entries({ ...common, ...own }).find(([each]) => each === code)?.[1];
  return key === undefined ? write('refused', { code }) : write(key);
}
