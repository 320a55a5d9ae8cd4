import { newId } from '../../../core/newId.ts';
import type { TestPlatform } from '../../../testing/openPlatform.ts';
import { insertBet } from '../insertBet.ts';

interface WrittenBets {
  /** Ten-thousandths that each pays. */
  readonly payout?: bigint;
  readonly gameCode?: string;
  readonly vendorCode?: string;
  readonly category?: string;
  readonly currency?: string;
  /** The hold that their stakes lie in: they stay open. */
  readonly holdId?: string;
}

/** Writes bets of a member on a slot as its game does, oldest first, a millisecond apart: the first of 1, each after it of one more. Answers their ids. */
export async function writeBets(
  { parts }: Pick<TestPlatform, 'parts'>,
  username: string,
  count: number,
  { payout = 5_000n, gameCode = 'xgs-silver-oar', vendorCode = 'XGS', category = 'RNG', currency = 'PLAY', holdId }: WrittenBets = {},
): Promise<readonly string[]> {
  const { id: memberId } = await parts.db.selectFrom('member').select('id').where('username', '=', username).executeTakeFirstOrThrow();
  const game = { family: 'slot', gameCode, vendorCode, category };
  const ids = Array.from({ length: count }, () => newId(parts));
  await parts.db.transaction().execute(async (transaction) => {
    for (const [index, id] of ids.entries())
      await insertBet(transaction, parts, {
        ...game,
        id,
        memberId,
        sessionId: 'session',
        currency,
        stake: BigInt(index + 1) * 10_000n,
        ...(holdId === undefined ? { payout } : { holdId }),
        placedAt: parts.clock.now() + index,
        transactionId: '',
      });
  });
  return ids;
}
