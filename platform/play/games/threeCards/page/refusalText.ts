import type { Words } from './words.ts';

const texts = {
  insufficient_balance: 'insufficient',
  site_closed: 'closed',
  game_maintenance: 'maintenance',
  money_maintenance: 'moneyMaintenance',
  reality_check: 'realityWaits',
  limit_reached: 'limitReached',
  play_paused: 'playPaused',
  seeds_changed: 'handChanged',
  already_seated: 'alreadySeated',
  not_seated: 'notSeated',
  too_soon: 'tooSoon',
  lost: 'lost',
} as const;

const isKnown = (code: string): code is keyof typeof texts => Object.hasOwn(texts, code);

/** What a refusal means to the player; one without a text of its own is named by its code. */
export const refusalText = (code: string, { write }: Words): string => (isKnown(code) ? write(texts[code]) : write('refused', { code }));
