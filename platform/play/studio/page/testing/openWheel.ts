import { vi } from 'vitest';
import { element } from '../../../../core/page/element.ts';
import type { StudioRound } from '../../studioRounds.ts';
import { startWheel } from '../startWheel.ts';
import type { StudioApi } from '../studioApi.ts';
import { loadWords } from '../words.ts';

const words = await loadWords('EN', '₫');
const pockets = ['3', '0', '1', '2'];
export const visit = { elapsed: 60_000, staked: '1000', returned: '0', net: '-1000', realityCheckIn: null };
export const round = (pocket: number, payout: string): StudioRound => ({ reference: 'r', stake: '1000', pocket, payout, balance: '50000' });

/** The wheel's page, on timers that the test turns; `play` answers its turns, `look` how the visit goes, and `left` is a turn that the page was left before it showed it. */
export function openWheel(
  play: StudioApi['play'],
  isReduced = false,
  look: StudioApi['visit'] = async () => visit,
  isTrial = false,
  left: StudioRound | null = null,
  /** How often the house is asked for it before it is drawn. */
  early = 0,
  realityCheckIn: number | null = null,
) {
  const told: string[] = [];
  const root = element('main', { id: 'game' });
  document.body.append(root);
  const api = {
    open: vi.fn<StudioApi['open']>(),
    play: vi.fn(play),
    turn: vi.fn<StudioApi['turn']>(async () => {
      const isUnderWay = early > 0;
      early -= 1;
      return { turn: isUnderWay ? null : left, isUnderWay };
    }),
    shown: vi.fn<StudioApi['shown']>(async () => undefined),
    balance: vi.fn<StudioApi['balance']>(async () => '250000'),
    visit: vi.fn(look),
  } satisfies StudioApi;
  let count = 0;
  let moneyMoved: () => void = () => undefined;
  startWheel({
    root,
    words,
    api,
    session: {
      session: 'session-of-the-wallet',
      language: 'EN',
      balance: '51000',
      currencySymbol: '₫',
      stakes: ['1000', '2000'],
      pockets,
      exactReturn: '150.0000000',
      name: 'The Fair Wheel',
      shortestRound: 5_000,
      realityCheckIn,
      isTrial,
      left: left?.reference ?? null,
    },
    frame: { isFramed: false, panelAddress: () => null, tell: (type) => void told.push(type), onBalance: (hear) => (moneyMoved = hear) },
    motion: { isReduced, switch: () => undefined },
    wait: (time) => new Promise((resolve) => setTimeout(resolve, time)),
    newReference: () => `reference-${(count += 1)}`,
  });
  const button = (name: string) => [...root.querySelectorAll('button')].find(({ textContent }) => textContent === name);
  const pass = (time: number) => vi.advanceTimersByTimeAsync(time);
  const moveMoney = () => moneyMoved();
  return {
    api,
    told,
    root,
    pass,
    button,
    moveMoney,
    turn: () => button('Turn the wheel')?.click(),
    said: () => root.querySelector('.result')?.textContent,
  };
}
