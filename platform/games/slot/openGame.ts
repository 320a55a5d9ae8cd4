import { writeAmount } from '../../ledger/amount.ts';
import { redeemLaunchToken } from './launchTokens.ts';
import { PlayRefusal } from './playRefusal.ts';
import { memberSessionStands, openPlaySession } from './playSessionStore.ts';
import type { PlaySession } from './round.ts';
import { unseenRound } from './roundStore.ts';
import { commitmentOf, seedPairOf } from './seedPairStore.ts';
import type { SlotParts } from './slotParts.ts';

/** Exchanges a launch token for a play session. Throws `PlayRefusal` launch_expired. */
export async function openGame(parts: SlotParts, launch: string): Promise<PlaySession> {
  const now = parts.clock.now();
  const opened = await parts.db.transaction().execute(async (db) => {
    const order = await redeemLaunchToken(db, launch, now);
    const title = order && parts.titles.currentOf(order.nodeId);
    if (!title || !(await memberSessionStands(db, order.sessionId, now))) return null;
    const { memberId, sessionId } = order;
    const session = await openPlaySession(db, parts, { memberId, sessionId, titleCode: title.code, titleVersion: title.version });
    const pair = await seedPairOf(db, parts, memberId);
    return { order, title, session, pair, unfinished: await unseenRound(db, memberId, title.code) };
  });
  if (!opened) throw new PlayRefusal('launch_expired');
  const { amount, currency } = await parts.ledger.balance(opened.order.memberId);
  return {
    session: opened.session,
    titleCode: opened.title.code,
    titleVersion: opened.title.version,
    balance: writeAmount(amount),
    currency,
    currencySymbol: parts.brand.currencySymbol,
    language: opened.order.language,
    seeds: commitmentOf(opened.pair),
    unfinished: opened.unfinished,
  };
}
