import { language as languageWord } from '#contract/sharedSchemas.ts';
import { isTrialCurrency } from '../../core/ledger/accounts/isTrialCurrency.ts';
import { walletPurpose } from '../../core/ledger/accounts/walletPurpose.ts';
import { writeAmount } from '../../core/ledger/amount.ts';
import type { Sessions } from '../../identity/session/sessions.ts';
import { unseenBet } from '../bet/seenBets.ts';
import { lastStakes, netOfSession } from '../bet/visitBets.ts';
import type { SiteAccess } from '../../system/site/siteAccess.ts';
import { gameName } from '../game/gameName.ts';
import { checkOpen } from './checkOpen.ts';
import { redeemLaunchToken } from './launchTokens.ts';
import { PlayRefusal } from './playRefusal.ts';
import { openPlaySession } from './playSessionStore.ts';
import { spendable } from './spendable.ts';
import type { PlaySession } from './round.ts';
import { shortestRoundOf, timeToNextRound } from './roundPace.ts';
import { roundOfBet } from './roundStore.ts';
import { seedsOf } from './seedPairStore.ts';
import type { PlayParts } from './playParts.ts';
import { finiteOrNull } from './visitReport.ts';

/** Exchanges a launch token for a play session of a game of that family. Throws `PlayRefusal` launch_expired, game_maintenance, game_withdrawn, or site_closed where nobody at `address`, or where the session was opened, may play. */
export async function openGame(
  parts: PlayParts & { readonly sessions: Sessions; readonly siteAccess: SiteAccess },
  family: string,
  launch: string,
  address: string,
): Promise<PlaySession> {
  const { brand, clock, ledger, sessions, texts, titles, siteAccess } = parts;
  const now = clock.now();
  const catalogue = await parts.currentCatalogue();
  const opened = await parts.db.transaction().execute(async (db) => {
    const order = await redeemLaunchToken(db, launch, now);
    const title = order && titles.currentOf(order.nodeId);
    const above = order && title?.family === family && (await sessions.playable(db, order.sessionId));
    if (!above) return null;
    if (!siteAccess.mayPlay([address, above.address])) throw new PlayRefusal('site_closed');
    checkOpen(catalogue.offeringOf(title.code));
    const { memberId, sessionId } = order;
    const unseen = await unseenBet(db, memberId, title.code);
    return {
      order,
      title,
      session: await openPlaySession(db, parts, { memberId, sessionId, titleCode: title.code, titleVersion: title.version }),
      seeds: await seedsOf(db, parts, memberId),
      visit: { net: writeAmount(await netOfSession(db, sessionId)), elapsed: now - above.since },
      realityCheckIn: finiteOrNull(await parts.playLimits.timeToRealityCheck(db, memberId, sessionId)),
      nextRoundIn: timeToNextRound(await lastStakes(db, memberId, now), now, shortestRoundOf(brand, title)),
      unseen: unseen && (await roundOfBet(db, unseen.id)),
    };
  });
  if (!opened) throw new PlayRefusal('launch_expired');
  const { order, title, session, seeds, visit, nextRoundIn, realityCheckIn, unseen } = opened;
  const { currency } = await ledger.balance(order.memberId);
  return {
    session,
    titleCode: title.code,
    titleVersion: title.version,
    balance: writeAmount(await spendable(parts, order.memberId, title.vendorCode)),
    wallet: walletPurpose(brand, title.vendorCode, currency) === 'cash' ? null : catalogue.vendorNameOf(title.code),
    currency,
    // Only the brand's own has a sign: funds of a trial are told apart by their code wherever they are shown.
    currencySymbol: currency === brand.currency ? brand.currencySymbol : currency,
    isTrial: isTrialCurrency(brand, currency),
    language: order.language,
    gameName: gameName(texts, title.code, languageWord.catch('TY').parse(order.language)),
    seeds,
    visit,
    shortestRound: shortestRoundOf(brand, title),
    nextRoundIn,
    realityCheckIn,
    canStopEarly: brand.slots.canStopEarly,
    unfinished: unseen?.round ?? null,
    unfinishedIsOfVisit: unseen?.sessionId === order.sessionId,
  };
}
