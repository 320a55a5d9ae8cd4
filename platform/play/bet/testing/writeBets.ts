import { newId } from '../../../core/newId.ts';
import type { TestPlatform } from '../../../testing/openPlatform.ts';
import { insertBet } from '../insertBet.ts';

/** Writes bets of a member on a slot as its game does, oldest first, a millisecond apart: the first of 1, each after it of one more, each paying `payout` ten-thousandths. Answers their ids. */
export async function writeBets(
  { parts }: Pick<TestPlatform, 'parts'>,
  username: string,
  count: number,
  payout = 5_000n,
): Promise<readonly string[]> {
  const { id: memberId } = await parts.db.selectFrom('member').select('id').where('username', '=', username).executeTakeFirstOrThrow();
  const game = { family: 'slot', gameCode: 'xgs-silver-oar', vendorCode: 'XGS', category: 'RNG' };
  const ids = Array.from({ length: count }, () => newId(parts));
  await parts.db.transaction().execute(async (transaction) => {
    for (const [index, id] of ids.entries())
      await insertBet(transaction, parts, {
        ...game,
        id,
        memberId,
        sessionId: 'session',
        currency: 'PLAY',
        stake: BigInt(index + 1) * 10_000n,
        payout,
        placedAt: parts.clock.now() + index,
        transactionId: '',
      });
  });
  return ids;
}
