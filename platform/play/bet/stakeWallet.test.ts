import { walletTransfer } from '#contract/money/vendorWallet.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkBooks } from '../../core/books/checkBooks.ts';
import { InsufficientBalance } from '../../core/ledger/ledger.ts';
import { reconcile } from '../../core/ledger/testing/reconcile.ts';
import { createPlayLimits } from '../../identity/playLimit/playLimits.ts';
import { modules } from '../../modules.ts';
import { openPlatform, type TestPlatform } from '../../testing/openPlatform.ts';
import { testEngines } from '../../testing/openTestStore.ts';
import { registered } from '../../testing/registration.ts';
import { createLaterBets, type LaterBets } from './laterBets.ts';

const one = 10_000n;

describe.each(testEngines())('MC-03 a bet for later at a vendor that keeps a wallet, on %s', (engine) => {
  let platform: TestPlatform;
  let bets: LaterBets;
  let memberId: string;
  beforeEach(async () => {
    platform = await openPlatform({ engine, brand: { vendorWallets: ['SS'], registrationBonus: '1000' } });
    bets = createLaterBets({ ...platform.parts, playLimits: createPlayLimits(platform.parts) });
    const token = await registered(platform, 'linh');
    memberId = (await platform.parts.db.selectFrom('member').select('id').executeTakeFirstOrThrow()).id;
    await platform.call(walletTransfer, { vassalage: 'SS', direction: 'IN', amount: '100' }, { token, key: 'in' });
  });
  afterEach(async () => {
    expect(await reconcile(platform.parts.db)).toEqual([]);
    expect(await checkBooks({ ...platform.parts, vouched: modules.vouched })).toEqual([]);
    await platform.close();
  });

  const place = (key: string, stake: bigint) =>
    bets.place(
      { memberId, sessionId: 'visit', family: 'threeCards', gameCode: 'ss-three-cards', vendorCode: 'SS', category: 'PVP', stake },
      key,
      {},
    );
  /** In whole units: what can be spent on everything, and what lies with the vendor. */
  const money = async () => {
    const { ledger } = platform.parts;
    return [(await ledger.balance(memberId)).amount / one, (await ledger.balance(memberId, 'vendor:SS')).amount / one];
  };

  test('is staked from what lies there, which is what its page shows, and pays into it', async () => {
    const betId = await place('first', 40n * one);
    expect(await money()).toEqual([900n, 60n]);
    await bets.resolve(betId, { status: 'SETTLED', payout: 78n * one }, 'hand');
    expect(await money()).toEqual([900n, 138n]);
    await expect(place('second', 139n * one)).rejects.toThrow(InsufficientBalance);
  });

  test.each(['VOID', 'CANCELLED'] as const)('and that is where a stake goes back to which is %s', async (status) => {
    const betId = await place('first', 40n * one);
    await bets.resolve(betId, { status }, 'hand');
    expect(await money()).toEqual([900n, 100n]);
  });
});
