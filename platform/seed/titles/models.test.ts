import { describe, expect, test } from 'vitest';
import { enumerateStops } from '../../play/games/slot/testing/enumerateStops.ts';
import { expectedSpin } from '../../play/games/slot/expectedSpin.ts';
import { decimalText, fraction, multiplied } from '../../play/games/slot/fraction.ts';
import { approximately } from '../../play/games/slot/testing/approximately.ts';
import { freeGamesLimit } from '../../play/games/slot/playRound.ts';
import { returnText, roundReturn } from '../../play/games/slot/returnToPlayer.ts';
import { roundSpread } from '../../play/games/slot/testing/roundSpread.ts';
import { brook } from './models/brook.ts';
import { canal } from './models/canal.ts';
import { delta } from './models/delta.ts';
import { estuary } from './models/estuary.ts';
import { falls } from './models/falls.ts';
import { ferry } from './models/ferry.ts';
import { gorge } from './models/gorge.ts';
import { harbour } from './models/harbour.ts';
import { lagoon } from './models/lagoon.ts';
import { monsoon } from './models/monsoon.ts';
import { rapids } from './models/rapids.ts';
import { river } from './models/river.ts';
import { storm } from './models/storm.ts';
import { tide } from './models/tide.ts';
import { slotModel } from './slotModel.ts';

/** Return in percent, and standard deviation of a round in stakes. */
const models = [
  { name: 'brook', figures: brook, returns: '95.1234765', volatility: 2.733 },
  { name: 'lagoon', figures: lagoon, returns: '95.1033971', volatility: 3.079 },
  { name: 'canal', figures: canal, returns: '95.1053739', volatility: 3.56 },
  { name: 'river', figures: river, returns: '95.1110474', volatility: 3.933 },
  { name: 'harbour', figures: harbour, returns: '95.1087750', volatility: 4.145 },
  { name: 'delta', figures: delta, returns: '95.0758917', volatility: 4.343 },
  { name: 'estuary', figures: estuary, returns: '95.1120685', volatility: 5.024 },
  { name: 'ferry', figures: ferry, returns: '95.1408011', volatility: 5.263 },
  { name: 'tide', figures: tide, returns: '95.0998372', volatility: 6.12 },
  { name: 'rapids', figures: rapids, returns: '95.1119205', volatility: 6.899 },
  { name: 'gorge', figures: gorge, returns: '95.1003018', volatility: 8.276 },
  { name: 'falls', figures: falls, returns: '95.0881171', volatility: 8.855 },
  { name: 'monsoon', figures: monsoon, returns: '95.0650119', volatility: 11.915 },
  { name: 'storm', figures: storm, returns: '95.1089818', volatility: 16.152 },
];
const art = { wild: 'coin', scatter: 'coin', plain: Array.from({ length: 9 }, () => 'coin' as const) } as const;

describe.each(models)('$name', ({ figures, returns, volatility }) => {
  const model = slotModel(figures, art);
  const sums = enumerateStops(model);
  const spins = BigInt(sums.combinations);

  test(`returns ${returns} %: all stops played once, then the free games worked out`, () => {
    const counted = {
      win: fraction(sums.wins, spins * BigInt(model.lines.length)),
      freeGames: fraction(BigInt(sums.triggers) * BigInt(model.freeGames.count), spins),
    };
    const percent = multiplied(roundReturn(counted, model.freeGames.multiplier), fraction(100n));
    expect(decimalText(percent, 7)).toBe(returns);
    expect(Number(returns)).toBeGreaterThanOrEqual(95);
    expect(Number(returns)).toBeLessThanOrEqual(95.2);
    expect(returnText(model)).toBe(returns);
    expect(expectedSpin(model)).toEqual(counted);
  });

  test('says how often it wins and how far its rounds spread', () => {
    expect(figures.hitFrequency).toBe(decimalText(fraction(100n * BigInt(sums.hits), spins), 4));
    expect(roundSpread(model, sums).volatility).toBeCloseTo(volatility, 3);
  });

  test('ends: the limit on free games is out of reach', () => {
    // Chernoff's bound: for `limit` games, `limit / count` of as many spins would have to start free games.
    const chance = approximately(fraction(BigInt(sums.triggers), spins));
    const needed = Math.floor(freeGamesLimit / model.freeGames.count) / freeGamesLimit;
    const distance = needed * Math.log(needed / chance) + (1 - needed) * Math.log((1 - needed) / (1 - chance));
    expect(needed).toBeGreaterThan(chance);
    expect(Math.exp(-freeGamesLimit * distance)).toBeLessThan(1e-18);
  });

  test('promises only what its reels can show, and more for more', () => {
    const wild = model.symbols.find((symbol) => symbol.role === 'wild')?.id;
    for (const symbol of model.symbols) {
      const [three, four, five] = symbol.pays;
      if (five === 0) expect(model.reels[0]).not.toContain(symbol.id);
      else {
        expect(three > 0 && four > three && five > four).toBe(true);
        expect(model.reels.every((reel) => reel.includes(symbol.id) || (symbol.role === 'plain' && reel.includes(wild ?? '')))).toBe(true);
      }
    }
    expect(model.reels.every((reel) => reel.length >= 20 && reel.length <= 24)).toBe(true);
  });

  test('shows at most one scatter a reel', () => {
    for (const reel of model.reels)
      for (const top of reel.keys())
        expect([0, 1, 2].filter((row) => reel[(top + row) % reel.length] === 'S').length).toBeLessThanOrEqual(1);
  });
});

test('no two models are the same', () => {
  expect(new Set(models.map(({ figures }) => JSON.stringify(figures))).size).toBe(14);
});
