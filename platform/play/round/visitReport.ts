import type { Kysely } from 'kysely';
import { writeAmount } from '../../core/ledger/amount.ts';
import type { Database } from '../../core/store/database.ts';
import { totalsOfSession } from '../bet/visitBets.ts';
import type { OpenPlaySession } from './playSessionStore.ts';
import type { PlayParts } from './playParts.ts';
import type { VisitReport } from './round.ts';

/** As JSON can say it. */
export const finiteOrNull = (milliseconds: number): number | null => (Number.isFinite(milliseconds) ? milliseconds : null);

/** How a visit has gone so far; `since` is when it began. */
export async function visitReport(
  { clock, playLimits }: PlayParts,
  db: Kysely<Database>,
  { memberId, sessionId }: OpenPlaySession,
  since: number,
): Promise<VisitReport> {
  const { staked, returned } = await totalsOfSession(db, sessionId);
  return {
    elapsed: clock.now() - since,
    staked: writeAmount(staked),
    returned: writeAmount(returned),
    net: writeAmount(returned - staked),
    realityCheckIn: finiteOrNull(await playLimits.timeToRealityCheck(db, memberId, sessionId)),
  };
}
