import { onTestFinished, vi } from 'vitest';
import { addAmounts, compareAmounts, subtractAmounts } from '../kit/amount.ts';
import { element } from '../../../core/page/element.ts';
import type { SlotApi } from '../slot/page/slotApi.ts';
import type { FrameMessage } from '../kit/frame.ts';
import { createShortcuts } from '../kit/shortcuts.ts';
import { remembered } from '../kit/remembered.ts';
import { loadWords } from '../slot/page/words.ts';
import { startGame } from '../slot/page/startGame.ts';
import type { PlayedRound, PlaySession, Round } from '../slot/slotRound.ts';
import { testRound, testSeeds, testSeedsAt, testSession, testTitle } from './playedRounds.ts';

export const title = testTitle();
export const other = testTitle(1);
const [lowest = ''] = title.stakes;
const words = await loadWords('EN', '₫');
export const winning = testRound(title, lowest, (round) => round.spins.length === 1 && compareAmounts(round.win, round.stake) > 0);

export const visitReport = { elapsed: 3_600_000, staked: '5000', returned: '4200', net: '-800', realityCheckIn: 3_600_000 };

export const answerOf = (round: Round): PlayedRound => ({
  round,
  balance: addAmounts(subtractAmounts('100000', round.stake), round.win),
  seeds: testSeedsAt(round.nonce + 1),
  net: subtractAmounts(round.win, round.stake),
});

/** The game's page, on timers that the test turns; `play` answers its rounds. */
export const openPage = (play: SlotApi['play'], session: Partial<PlaySession> = {}) => {
  const told: FrameMessage[] = [];
  const heard: string[] = [];
  const root = element('div', { id: 'game' });
  document.body.replaceChildren(root);
  const api = {
    redeem: vi.fn<SlotApi['redeem']>(),
    round: vi.fn<SlotApi['round']>(),
    titles: vi.fn<SlotApi['titles']>(async () => []),
    title: vi.fn<SlotApi['title']>(async (code) => (code === other.code ? other : title)),
    play: vi.fn(play),
    seen: vi.fn<SlotApi['seen']>(async () => undefined),
    balance: vi.fn<SlotApi['balance']>(async () => '100000'),
    visit: vi.fn<SlotApi['visit']>(async () => visitReport),
    goOn: vi.fn<SlotApi['goOn']>(async () => visitReport),
    seeds: vi.fn<SlotApi['seeds']>(async () => testSeedsAt(5)),
    changeSeeds: vi.fn<SlotApi['changeSeeds']>(async (_session, clientSeed, serverSeedHash) => ({
      revealed: { serverSeed: 'open now', serverSeedHash: testSeeds.serverSeedHash, clientSeed: testSeeds.clientSeed, rounds: 3 },
      seeds: { inUse: { serverSeedHash, clientSeed, nonce: 0 }, nextServerSeedHash: 'hash after next' },
    })),
  } satisfies SlotApi;
  let keys = 0;
  let moneyMoved: () => void = () => undefined;
  const giveKeysBack = startGame({
    root,
    title,
    words,
    api,
    session: testSession(title, session),
    frame: {
      isFramed: false,
      panelAddress: () => null,
      tell: (type) => void told.push(type),
      onBalance: (hear) => (moneyMoved = hear),
    },
    frames: { request: (step) => void setTimeout(() => step(Date.now()), 16), now: () => Date.now() },
    wait: (time) => new Promise((resolve) => setTimeout(resolve, time)),
    sound: { isOn: false, switch: () => undefined, play: (name) => void heard.push(name) },
    motion: { isReduced: false, switch: () => undefined },
    shortcuts: createShortcuts(remembered('shortcuts', () => localStorage)),
    newKey: () => `key-${(keys += 1)}`,
    randomSeed: () => 'random',
  });
  // The document is shared by all tests of the process.
  onTestFinished(() => {
    giveKeysBack();
    localStorage.clear();
  });
  const text = (selector: string): string => root.querySelector(selector)?.textContent ?? '';
  return {
    api,
    told,
    heard,
    root,
    giveKeysBack,
    text,
    /** As the site says that money has moved. */
    moveMoney: () => moneyMoved(),
    spin: () => root.querySelector<HTMLElement>('.spin')?.click(),
    meter: (name: string) => text(`.meter-${name} dd`),
    live: () => text('.hidden-text[role=status]'),
    pass: (time: number) => vi.advanceTimersByTimeAsync(time),
  };
};
