import fc from 'fast-check';
import { expect, test } from 'vitest';
import { forfeitShares, handShares } from './handShares.ts';

test('GM-10 MON-005 who showed a word has the ante back and an equal part of those of the silent, to the last ten-thousandth: the house keeps nothing', () => {
  // Three share what one forfeits, 200.0000: 66.6667, 66.6667 and 66.6666.
  expect(forfeitShares(2_000_000n, 4, 1)).toEqual([2_666_667n, 2_666_667n, 2_666_666n]);
  expect(forfeitShares(2_000_000n, 2, 1)).toEqual([4_000_000n]);
  fc.assert(
    fc.property(fc.bigInt(1n, 10n ** 14n), fc.integer({ min: 2, max: 9 }), fc.nat(), (ante, seats, any) => {
      const silent = 1 + (any % (seats - 1));
      const shares = forfeitShares(ante, seats, silent);
      expect(shares).toHaveLength(seats - silent);
      expect(shares.reduce((sum, share) => sum + share, 0n)).toBe(ante * BigInt(seats));
      expect((shares[0] ?? 0n) - (shares.at(-1) ?? 0n)).toBeLessThanOrEqual(1n);
    }),
  );
});

const seatsOf = (...words: readonly (string | null)[]) =>
  words.map((client_seed, place) => ({ bet_id: `bet ${place}`, client_seed, place: BigInt(place) }));
const hand = { ante: 500n, rake_cap: 1_000n, rake_percent: '2.5' };

test('GM-10 of a hand that is dealt the losers come first, as the house never owes more than it has in hand', () => {
  const outcome = JSON.stringify({ seats: [], winner: 0 });
  expect(handShares({ ...hand, status: 'DEALT', outcome }, seatsOf('a', 'b', 'c'))).toEqual([
    { betId: 'bet 1', resolution: { status: 'SETTLED', payout: 0n } },
    { betId: 'bet 2', resolution: { status: 'SETTLED', payout: 0n } },
    { betId: 'bet 0', resolution: { status: 'SETTLED', payout: 1_463n } },
  ]);
});

test('GM-10 of a hand that lacks a word the silent come first, and theirs alone is turnover', () => {
  expect(handShares({ ...hand, status: 'FORFEITED', outcome: null }, seatsOf('a', null, 'c'))).toEqual([
    { betId: 'bet 1', resolution: { status: 'SETTLED', payout: 0n } },
    { betId: 'bet 0', resolution: { status: 'SETTLED', payout: 750n, validBet: 0n } },
    { betId: 'bet 2', resolution: { status: 'SETTLED', payout: 750n, validBet: 0n } },
  ]);
});
