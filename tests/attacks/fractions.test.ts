import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { reportOnBooks } from '../../platform/core/books/reportOnBooks.ts';
import { totals } from '../../platform/core/books/trialBalance.ts';
import { createPlayLimits } from '../../platform/identity/playLimit/playLimits.ts';
import { modules } from '../../platform/modules.ts';
import { createLaterBets } from '../../platform/play/bet/laterBets.ts';
import { potShares } from '../../platform/play/family/potShares.ts';
import { openPlatform, type TestPlatform } from '../../platform/testing/openPlatform.ts';
import { registered } from '../../platform/testing/registration.ts';

/** Ten thousand where somebody asks for it. */
const bets = Number(process.env['BETS'] ?? 700);
/** Seven at a table: a share of a pot seldom comes out even. */
const maxSeats = 7;
/** More than any of the pots. */
const uncapped = 10n ** 18n;

describe('sums that come out with fractions', () => {
  let platform: TestPlatform | undefined;
  afterEach(() => platform?.close());

  test('MON-005 of 10,000 pots the rake and what is paid out are the pot to the last unit, and the rake is its per cent rounded down', () => {
    const ante = fc.bigInt({ min: 1n, max: 10n ** 15n });
    const rate = fc.integer({ min: 0, max: 100_000 });
    fc.assert(
      fc.property(ante, fc.integer({ min: 2, max: maxSeats }), rate, (each, seats, ratePerMillion) => {
        const { pot, rake, payout } = potShares({ ante: each, seats, rakePercent: String(ratePerMillion / 10_000), rakeCap: uncapped });
        expect(pot).toBe(each * BigInt(seats));
        expect(rake + payout).toBe(pot);
        // Never more than its share, and less than one unit short of it.
        const exact = pot * BigInt(ratePerMillion);
        expect(rake * 1_000_000n <= exact && exact < (rake + 1n) * 1_000_000n).toBe(true);
      }),
      { numRuns: 10_000 },
    );
  });

  test(`MON-005 after ${bets} bets of odd amounts on shared pots the house holds their rakes to the last unit, and the ledger nets to zero`, async () => {
    platform = await openPlatform();
    const { parts, settled } = platform;
    const { db, ledger, brand } = parts;
    for (let seat = 0; seat < maxSeats; seat += 1) await registered(platform, `seat${seat}000`);
    const members = await db.selectFrom('member').select('id').orderBy('username').execute();
    const funds = 10n ** 15n;
    for (const { id } of members)
      await ledger.once({ memberId: id, operation: 'funds', key: 'once' }, {}, async (transaction) => {
        const cash = await transaction.cashOf(id);
        await transaction.post([{ from: await transaction.house('deposits', cash.currency), to: cash.id, amount: funds }]);
      });
    const later = createLaterBets({ ...parts, playLimits: createPlayLimits(parts) });
    const game = { sessionId: 's', family: 'dice', gameCode: 'g', vendorCode: 'XGS', category: 'LOTT' } as const;
    const [hands = []] = fc.sample(
      fc.array(
        fc.record({ ante: fc.bigInt({ min: 1n, max: 99_999_999n }), seats: fc.integer({ min: 2, max: maxSeats }), winner: fc.nat() }),
        {
          minLength: bets,
          maxLength: bets,
        },
      ),
      1,
    );
    let placed = 0;
    let rakes = 0n;
    for (const [hand, { ante, seats, winner }] of hands.entries()) {
      if (placed >= bets) break;
      const ids = await Promise.all(
        members.slice(0, seats).map(({ id }, seat) => later.place({ ...game, memberId: id, stake: ante }, `hand-${hand}-${seat}`, {})),
      );
      // Two and a half per cent, rounded down: what is left of the pot is all for one.
      const pot = ante * BigInt(seats);
      const rake = (pot * 25n) / 1_000n;
      rakes += rake;
      await Promise.all(
        ids.map((id, seat) =>
          later.resolve(
            id,
            {
              status: 'SETTLED',
              payout: seat === winner % seats ? potShares({ ante, seats, rakePercent: '2.5', rakeCap: uncapped }).payout : 0n,
            },
            `deal-${hand}`,
          ),
        ),
      );
      placed += seats;
    }
    expect(placed).toBeGreaterThanOrEqual(bets);
    await settled();
    const { findings, trialBalance } = await reportOnBooks({ ...parts, vouched: modules.vouched });
    expect(findings).toEqual([]);
    expect([...totals(trialBalance)]).toEqual([[brand.currency, 0n]]);
    const of = (owner: string, purpose: string) =>
      trialBalance.find((line) => line.owner === owner && line.purpose === purpose)?.amount ?? 0n;
    expect(of('house', 'games')).toBe(rakes);
    expect(of('member', 'cash')).toBe(-of('house', 'deposits') - of('house', 'bonus') - rakes);
  }, 600_000);
});
