import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseAmount, writeAmount } from '../../../../core/ledger/amount.ts';
import { seedTitles } from '../../../../seed/titles/seedTitles.ts';
import { commitTo, drawStream } from '../../../family/drawStream.ts';
import { playRound } from '../../slot/playRound.ts';
import type { Round, Spin } from '../../slot/slotRound.ts';
import type { SlotTitle } from '../../slot/title.ts';
import { checkRound } from './checkRound.ts';

const serverSeed = '5f2c'.repeat(16);

const titleAt = (index: number): SlotTitle => {
  const title = seedTitles[index % seedTitles.length];
  if (!title) throw new Error('no titles');
  return title;
};
const played = (title: SlotTitle, nonce: number, clientSeed = 'hoa sen'): Round => {
  const stake = title.stakes[0] ?? '200';
  const outcome = playRound(title.model, parseAmount(stake), drawStream({ serverSeed, clientSeed, nonce }));
  return {
    id: '0190',
    titleCode: title.code,
    titleVersion: title.version,
    stake,
    win: writeAmount(outcome.win),
    currency: 'PLAY',
    spins: outcome.spins,
    serverSeedHash: commitTo(serverSeed),
    clientSeed,
    nonce,
    playedAt: 0,
  };
};
/** A round with line wins and free games, so that every field has something to change. */
const richRound = (title: SlotTitle): Round => {
  for (let nonce = 0; ; nonce += 1) {
    const round = played(title, nonce);
    if (round.spins.length > 2 && round.spins.some((spin) => spin.lineWins.length > 0)) return round;
  }
};

test('every true round of every title is found genuine', () => {
  fc.assert(
    fc.property(fc.nat(200), fc.nat(100_000), fc.string({ unit: 'grapheme', maxLength: 64 }), (index, nonce, clientSeed) => {
      const title = titleAt(index);
      expect(checkRound(played(title, nonce, clientSeed), serverSeed, title).genuine).toBe(true);
    }),
  );
});

test('a record that went through JSON with its fields in another order is still genuine', () => {
  const title = titleAt(3);
  const round = richRound(title);
  const turned = round.spins.map((spin) => Object.fromEntries(Object.entries(spin).reverse()) as unknown as Spin);
  expect(checkRound({ ...round, spins: turned }, serverSeed, title).genuine).toBe(true);
});

describe('one change is enough to be found out', () => {
  const title = titleAt(0);
  const round = richRound(title);
  const inSpin = (change: (spin: Spin) => Spin): Round => {
    const at = round.spins.findIndex((spin) => spin.lineWins.length > 0);
    return { ...round, spins: round.spins.map((spin, index) => (index === at ? change(spin) : spin)) };
  };
  const inLine = (change: Partial<Spin['lineWins'][number]>) =>
    inSpin((spin) => ({ ...spin, lineWins: spin.lineWins.map((win, index) => (index === 0 ? { ...win, ...change } : win)) }));

  const tampered: Record<string, Round> = {
    'the committed hash': { ...round, serverSeedHash: commitTo('another') },
    'the client seed': { ...round, clientSeed: 'hoa sen ' },
    'the nonce': { ...round, nonce: round.nonce + 1 },
    'the stake': { ...round, stake: writeAmount(parseAmount(round.stake) * 2n) },
    'the win': { ...round, win: writeAmount(parseAmount(round.win) + 1n) },
    'the title': { ...round, titleCode: 'another' },
    'the version': { ...round, titleVersion: round.titleVersion + 1 },
    'a stop': inSpin((spin) => ({ ...spin, stops: spin.stops.map((stop, reel) => (reel === 4 ? stop + 1 : stop)) })),
    'the win of a spin': inSpin((spin) => ({ ...spin, win: '0.0001' })),
    'the multiplier': inSpin((spin) => ({ ...spin, multiplier: spin.multiplier + 1 })),
    'whether a spin was free': inSpin((spin) => ({ ...spin, free: !spin.free })),
    'the scatters': inSpin((spin) => ({ ...spin, scatterCount: spin.scatterCount + 1 })),
    'the win of the scatters': inSpin((spin) => ({ ...spin, scatterWin: '7' })),
    'the free games won': inSpin((spin) => ({ ...spin, freeGamesWon: spin.freeGamesWon + 1 })),
    'the line of a win': inLine({ line: 99 }),
    'the symbol of a win': inLine({ symbolId: 'none' }),
    'the count of a win': inLine({ count: 9 }),
    'the amount of a win': inLine({ win: '0.5' }),
    'a line win left out': inSpin((spin) => ({ ...spin, lineWins: spin.lineWins.slice(1) })),
    'a spin left out': { ...round, spins: round.spins.slice(0, -1) },
    'a spin added': { ...round, spins: [...round.spins, ...round.spins.slice(-1)] },
    'two spins in another order': { ...round, spins: round.spins.toReversed() },
  };
  test('the round itself is genuine', () => expect(checkRound(round, serverSeed, title).genuine).toBe(true));
  test.each(Object.entries(tampered))('%s', (_name, record) => expect(checkRound(record, serverSeed, title).genuine).toBe(false));

  test('the server seed', () => {
    const check = checkRound(round, '5f2d'.repeat(16), title);
    expect(check).toMatchObject({ genuine: false, hashMatches: false });
  });
  test('a strip of the title', () => {
    const [first, ...others] = title.model.reels;
    const reels = [first.toReversed(), ...others] as unknown as SlotTitle['model']['reels'];
    expect(checkRound(round, serverSeed, { ...title, model: { ...title.model, reels } }).genuine).toBe(false);
  });
});

test('the step table leads from each number to its stop', () => {
  const title = titleAt(5);
  const { replay } = checkRound(richRound(title), serverSeed, title);
  for (const { spin, draws } of replay.spins) {
    expect(draws.map(({ number, length }) => number % length)).toEqual(spin.stops);
    expect(draws.map(({ place }) => place)).toEqual(spin.stops);
  }
});
