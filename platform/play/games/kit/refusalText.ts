import type { TextKey } from '../../../core/text/catalogue.ts';
import type { PlaySession } from '../../round/round.ts';
import type { KitTexts } from './kitTexts.ts';
import type { ReachedLimit } from './reachedLimit.ts';
import type { Words } from './words.ts';

type KitWords<Key extends string = TextKey<KitTexts>> = Pick<Words<Key>, 'write' | 'money'>;

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
  no_answer: 'notAsked',
};

/** What a trial's play funds are refused by otherwise: nobody can add to them. */
export const trialRefusals = { insufficient_balance: 'insufficientTrial' } as const;

/** How too little for a stake is told, by what it would be staked from. */
export const insufficientBalanceTexts = ({
  isTrial,
  wallet,
}: Pick<PlaySession, 'isTrial' | 'wallet'>): Readonly<Record<string, TextKey<KitTexts>>> => {
  if (isTrial) return trialRefusals;
  return wallet === null ? {} : { insufficient_balance: 'insufficientInWallet' };
};

/** A refusal, as a page keeps it. */
export interface Refused {
  readonly code: string;
  readonly limit?: ReachedLimit | undefined;
}

/** Which limit is in the way, what it leaves, and when there is room again: of time nothing is left, or it would be in nobody's way. */
const limitText = ({ kind, period, left }: ReachedLimit, { write, money }: KitWords): string => {
  const limit = write(`limits.${kind}.${period}`);
  return kind === 'SESSION' ? write('timeUsedUp', { limit }) : write('limitLeaves', { limit, left: money(left) });
};

/**
 * What a refusal means to the player; `own` are the texts of those that a game alone has, with `values` to fill them in. One without a text is named
 * by its code.
 */
export function refusalText<Own extends string = never>(
  { code, limit }: Refused,
  words: KitWords<TextKey<KitTexts> | Own>,
  own: Readonly<Record<string, Own | TextKey<KitTexts>>> = {},
  values: Readonly<Record<string, string>> = {},
): string {
  if (limit) return limitText(limit, words);
  const key = Object.entries({ ...common, ...own }).find(([each]) => each === code)?.[1];
  return key === undefined ? words.write('refused', { code }) : words.write(key, values);
}
