import type { Kysely } from 'kysely';
import { writeAmount } from '../../core/ledger/amount.ts';
import { isTrialCurrency } from '../../core/ledger/accounts/isTrialCurrency.ts';
import type { Database } from '../../core/store/database.ts';
import type { Sessions } from '../../identity/session/sessions.ts';
import type { GameVendor } from '../../providers/vendor/gameVendor.ts';
import type { SiteAccess } from '../../system/site/siteAccess.ts';
import type { GameTitle, VendorRules } from '../family/gameFamily.ts';
import { markGameSeen } from '../bet/seenBets.ts';
import { redeemLaunchToken } from '../round/launchTokens.ts';
import type { PlayParts } from '../round/playParts.ts';
import { findPlaySession, openPlaySession, type OpenPlaySession } from '../round/playSessionStore.ts';
import { spendable } from '../round/spendable.ts';
import { finiteOrNull, visitReport } from '../round/visitReport.ts';
import type { VisitReport } from '../round/round.ts';
import { playerOf } from './vendorPlayers.ts';
import { WalletRefusal } from './walletRefusal.ts';

export type WalletParts = PlayParts & { readonly sessions: Sessions; readonly siteAccess: SiteAccess };

/** A game that runs at its vendor. */
export type VendorTitle = GameTitle & { readonly atVendor: VendorRules };

export interface WalletBalance {
  readonly balance: string;
  readonly currency: string;
}

/** Answer of `POST /seamless/session`. Amounts are decimal strings. */
export interface WalletSession extends WalletBalance {
  /** Names the open game in the calls that need a player who is there; two hours at most, and no longer than the member's own session. */
  readonly session: string;
  /** Names the member to this vendor, for good. */
  readonly player: string;
  readonly game: string;
  /** True where the funds are worth nothing. */
  readonly isTrial: boolean;
  readonly language: string;
  readonly minStake: string;
  readonly maxStake: string;
  /** Milliseconds from the start of one round to the start of the next. */
  readonly shortestRound: number;
  /** Milliseconds until play waits until the member has said to go on; 0 where it does, null where it never will. */
  readonly realityCheckIn: number | null;
}

/** An open game with what it is played by. */
export interface FoundSession {
  readonly page: OpenPlaySession;
  readonly title: VendorTitle;
}

export const isAtVendor = (title: GameTitle | undefined): title is VendorTitle => title?.atVendor !== undefined;

/** Who may not play at all, whatever is open: told apart from a session that is over. Throws `member_restricted`, `play_paused`. */
export async function requirePlayer({ playLimits }: WalletParts, db: Kysely<Database>, memberId: string): Promise<void> {
  await playLimits.requireOpen(db, memberId);
  const { status } = await db.selectFrom('member').select('status').where('id', '=', memberId).executeTakeFirstOrThrow();
  if (status !== 'ACTIVE') throw new WalletRefusal('member_restricted');
}

/** The member's session above an open game. Throws `session_over`, and `site_closed` where nobody may play from there. */
export async function requireOpenSession(
  { sessions, siteAccess }: WalletParts,
  db: Kysely<Database>,
  sessionId: string,
  isAttended: boolean,
) {
  const above = await sessions.playable(db, sessionId, isAttended);
  if (!above) throw new WalletRefusal('session_over');
  if (!siteAccess.mayPlay([above.address])) throw new WalletRefusal('site_closed');
  return above;
}

/** The open game of a session of this vendor, be it over by itself or not; that of another vendor is none. Throws `session_over`. */
export async function knownSession({ db, titles }: WalletParts, vendor: GameVendor, session: string): Promise<FoundSession> {
  const page = await findPlaySession(db, session, 0);
  const title = page ? titles.find(page.titleCode, page.titleVersion) : undefined;
  if (!page || !isAtVendor(title) || title.vendorCode !== vendor.code) throw new WalletRefusal('session_over');
  return { page, title };
}

/** The same, as long as it is open. Throws `session_over`. */
export async function findSession(parts: WalletParts, vendor: GameVendor, session: string): Promise<FoundSession> {
  const found = await knownSession(parts, vendor, session);
  requireOpenPage(parts, found);
  return found;
}

/** Throws `session_over`. */
export function requireOpenPage({ clock }: Pick<WalletParts, 'clock'>, { page }: FoundSession): void {
  if (page.expiresAt <= clock.now()) throw new WalletRefusal('session_over');
}

export async function walletBalance(parts: WalletParts, memberId: string, vendorCode: string): Promise<WalletBalance> {
  const { currency } = await parts.ledger.balance(memberId);
  return { balance: writeAmount(await spendable(parts, memberId, vendorCode)), currency };
}

/**
 * Exchanges a launch token of this vendor's for a session. Throws `launch_expired` for one that is unknown, used, lapsed or another vendor's,
 * which stays good for that one; `member_restricted`, `play_paused`, `session_over`, `site_closed`, `game_maintenance`.
 */
export async function openSession(parts: WalletParts, vendor: GameVendor, token: string): Promise<WalletSession> {
  const { brand, clock, db, playLimits, titles } = parts;
  const catalogue = await parts.currentCatalogue();
  const opened = await db.transaction().execute(async (transaction) => {
    const order = await redeemLaunchToken(transaction, token, clock.now());
    const title = order ? titles.currentOf(order.nodeId) : undefined;
    if (!order || !isAtVendor(title) || title.vendorCode !== vendor.code) throw new WalletRefusal('launch_expired');
    const { memberId, sessionId, language } = order;
    await requirePlayer(parts, transaction, memberId);
    await requireOpenSession(parts, transaction, sessionId, true);
    if (catalogue.offeringOf(title.code) !== 'OPEN') throw new WalletRefusal('game_maintenance');
    // What was decided meanwhile is told by the game, which is open again.
    await markGameSeen(transaction, parts.checksums, memberId, title.code, clock.now());
    return {
      memberId,
      title,
      language,
      player: await playerOf(transaction, parts, vendor.code, memberId),
      session: await openPlaySession(transaction, parts, { memberId, sessionId, titleCode: title.code, titleVersion: title.version }),
      realityCheckIn: finiteOrNull(await playLimits.timeToRealityCheck(transaction, memberId, sessionId)),
    };
  });
  const { memberId, title, ...told } = opened;
  const money = await walletBalance(parts, memberId, vendor.code);
  return {
    ...told,
    ...money,
    game: title.code,
    isTrial: isTrialCurrency(brand, money.currency),
    minStake: title.stakes[0] ?? '0',
    maxStake: title.stakes.at(-1) ?? '0',
    shortestRound: title.atVendor.shortestRound,
  };
}

/** How the member's visit goes; with `goOn` the member has seen it, and plays on. Throws `session_over`, `site_closed`. */
export async function readVisit(
  parts: WalletParts,
  vendor: GameVendor,
  { session, goOn }: { readonly session: string; readonly goOn: boolean },
): Promise<VisitReport> {
  const { page } = await findSession(parts, vendor, session);
  const above = await requireOpenSession(parts, parts.db, page.sessionId, goOn);
  if (goOn) await parts.playLimits.answerRealityCheck(parts.db, page.memberId);
  return visitReport(parts, parts.db, page, above.since);
}
