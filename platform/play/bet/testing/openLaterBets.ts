import { expect } from 'vitest';
import { checkBooks } from '../../../core/books/checkBooks.ts';
import { reconcile } from '../../../core/ledger/testing/reconcile.ts';
import { createPlayLimits } from '../../../identity/playLimit/playLimits.ts';
import { modules } from '../../../modules.ts';
import { openPlatform } from '../../../testing/openPlatform.ts';
import { registered } from '../../../testing/registration.ts';
import { createLaterBets } from '../laterBets.ts';

/** A member, and bets on a draw that is settled later. Its books are looked through as it closes. */
export async function openLaterBets(options: Parameters<typeof openPlatform>[0]) {
  const platform = await openPlatform(options);
  const { db, ledger } = platform.parts;
  const token = await registered(platform, 'linh');
  const memberId = (await db.selectFrom('member').select('id').executeTakeFirstOrThrow()).id;
  return {
    platform,
    token,
    memberId,
    bets: createLaterBets({ ...platform.parts, playLimits: createPlayLimits(platform.parts) }),
    bet: (stake: bigint) => ({
      memberId,
      sessionId: 'visit',
      family: 'draw',
      gameCode: 'xgs-evening-draw',
      vendorCode: 'XGS',
      category: 'RNG',
      stake,
    }),
    money: async () => (await ledger.balance(memberId)).amount,
    async close() {
      expect(await reconcile(db)).toEqual([]);
      expect(await checkBooks({ ...platform.parts, vouched: modules.vouched })).toEqual([]);
      await platform.close();
    },
  };
}
