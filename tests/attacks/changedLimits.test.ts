import { setPlayLimit } from '#contract/identity/playLimit.ts';
import { deposit } from '#contract/money/deposit.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { parseAmount, writeAmount } from '../../platform/core/ledger/amount.ts';
import { reconcile } from '../../platform/core/ledger/testing/reconcile.ts';
import { createPlayLimits } from '../../platform/identity/playLimit/playLimits.ts';
import { createLaterBets } from '../../platform/play/bet/laterBets.ts';
import { openPlatform, type TestPlatform } from '../../platform/testing/openPlatform.ts';
import { testEngines } from '../../platform/testing/openTestStore.ts';
import { registered } from '../../platform/testing/registration.ts';

const atOnce = 100;

describe.each(testEngines())('a limit that is changed while a hundred bets are placed, on %s', (engine) => {
  let platform: TestPlatform;
  let token: string;
  let memberId: string;
  let keys = 0;
  beforeEach(async () => {
    platform = await openPlatform({ engine });
    token = await registered(platform, 'linh');
    memberId = (await platform.parts.db.selectFrom('member').select('id').executeTakeFirstOrThrow()).id;
    await platform.call(deposit, { methodId: 'play-money', amount: '100000' }, { token, key: 'funds' });
  });
  afterEach(() => platform.close());

  const set = (period: 'DAY' | 'MONTH' | 'WEEK', amount: string | null) =>
    platform.call(setPlayLimit, { kind: 'STAKE', period, amount }, { token });
  const staked = async () =>
    (await platform.parts.db.selectFrom('bet').select('stake').execute()).reduce((sum, { stake }) => sum + stake, 0n);
  /** Places bets of one hundred side by side; answers the codes that they were refused with. */
  const placeAll = async (): Promise<ReadonlySet<string>> => {
    const bets = createLaterBets({ ...platform.parts, playLimits: createPlayLimits(platform.parts) });
    const game = { memberId, sessionId: 's', family: 'dice', gameCode: 'g', vendorCode: 'XGS', category: 'LOTT' } as const;
    const placed = await Promise.allSettled(
      Array.from({ length: atOnce }, () => bets.place({ ...game, stake: parseAmount('100') }, `bet-${(keys += 1)}`, {})),
    );
    return new Set(placed.flatMap((each) => (each.status === 'rejected' ? [(each.reason as { code: string }).code] : [])));
  };

  test('MON-016 once it is lowered nothing is staked beyond it, whatever was on its way', async () => {
    await set('DAY', '9000');
    const placing = placeAll();
    await set('DAY', '2550');
    const then = await staked();
    const refusals = await placing;
    const limit = parseAmount('2550');
    expect(await staked()).toBeLessThanOrEqual(then > limit ? then : limit);
    expect([...refusals]).toEqual(['limit_reached']);
    expect([...(await placeAll())]).toEqual(['limit_reached']);
    expect(await reconcile(platform.parts.db)).toEqual([]);
  });

  test('MON-016 lowering waits for the stake that is just being admitted, and what comes after it is judged anew', async () => {
    const order: string[] = [];
    let lowering: Promise<unknown> = Promise.resolve();
    await platform.parts.ledger.once({ memberId, operation: 'bet', key: 'on-its-way' }, {}, async (transaction) => {
      await transaction.cashOf(memberId);
      lowering = set('DAY', '100').then(() => order.push('lowered'));
      await new Promise((resolve) => setTimeout(resolve, 500));
      order.push('staked');
    });
    await lowering;
    expect(order).toEqual(['staked', 'lowered']);
  });

  test('MON-016 raised, or taken away, it holds as it was: exactly as much is staked as before', async () => {
    await set('DAY', '2550');
    const [refusals, raised, taken] = await Promise.all([placeAll(), set('DAY', '9000'), set('DAY', null)]);
    expect([raised.success, taken.success]).toEqual([true, true]);
    expect([...refusals]).toEqual(['limit_reached']);
    expect(writeAmount(await staked())).toBe('2500');
    expect([...(await placeAll())]).toEqual(['limit_reached']);
    expect(writeAmount(await staked())).toBe('2500');
  });

  test('MON-016 of three periods the lowest decides, also where it comes while bets are placed', async () => {
    await set('MONTH', '5000');
    await set('WEEK', '4000');
    const [refusals] = await Promise.all([placeAll(), set('DAY', '9000')]);
    expect([...refusals]).toEqual(['limit_reached']);
    expect(writeAmount(await staked())).toBe('4000');
  });
});
