import type { PlatformParts } from '../../core/parts.ts';
import { parseAmount, writeAmount } from '../../core/ledger/amount.ts';
import type { GameVendor } from '../../providers/vendor/gameVendor.ts';
import { BetResolved, BetRolledBack, type KnownBet, type LaterBets } from '../bet/laterBets.ts';
import { markBetSeen, markGameSeen } from '../bet/seenBets.ts';
import { lastStakes } from '../bet/visitBets.ts';
import { timeToNextRound } from '../round/roundPace.ts';
import { gameOfBet, insertVendorBet } from './vendorBetStore.ts';
import { memberOfPlayer } from './vendorPlayers.ts';
import { WalletRefusal } from './walletRefusal.ts';
import {
  type FoundSession,
  requireOpenPage,
  requireOpenSession,
  requirePlayer,
  type VendorTitle,
  walletBalance,
  type WalletParts,
} from './walletSessions.ts';
import type { WalletPayload } from './walletShapes.ts';

export type WalletBetParts = WalletParts & { readonly laterBets: LaterBets };

/** The ledger's name of a vendor's bet: two vendors may use the same reference, and no member's own key has a slash. */
export const betKey = (vendorCode: string, reference: string): string => `${vendorCode}/${reference}`;

/** Under it a vendor decides a bet: another outcome of the same bet is a conflict. */
const byVendor = 'vendor';

/** Throws `amount_out_of_range`. */
function stakeWithin({ stakes }: VendorTitle, text: string): bigint {
  const stake = parseAmount(text);
  if (stake < parseAmount(stakes[0] ?? '0') || stake > parseAmount(stakes.at(-1) ?? '0')) throw new WalletRefusal('amount_out_of_range');
  return stake;
}

/**
 * Sets a stake aside under the vendor's reference, once. A repetition gets the first answer with the balance as it stands, also when the
 * session has ended meanwhile. Throws `WalletRefusal`, and what `walletRefusalOf` knows.
 */
export async function placeBet(parts: WalletBetParts, found: FoundSession, asked: WalletPayload<'bet'>) {
  const { clock, ledger, laterBets } = parts;
  const { page, title } = found;
  const { memberId, sessionId } = page;
  if ((await ledger.balance(memberId)).currency !== asked.currency) throw new WalletRefusal('currency_mismatch');
  const stake = stakeWithin(title, asked.amount);
  const { family, code: gameCode, vendorCode, category } = title;
  const isOpen = (await parts.currentCatalogue()).offeringOf(gameCode) === 'OPEN';
  const bet = { memberId, sessionId, family, gameCode, vendorCode, category, stake };
  const betId = await laterBets
    .place(
      bet,
      betKey(vendorCode, asked.reference),
      {},
      {
        async admit(db) {
          requireOpenPage(parts, found);
          await requirePlayer(parts, db, memberId);
          await requireOpenSession(parts, db, sessionId, true);
          if (!isOpen) throw new WalletRefusal('game_maintenance');
          const now = clock.now();
          const left = timeToNextRound(await lastStakes(db, memberId, now), now, title.atVendor.shortestRound);
          if (left > 0) throw new WalletRefusal('too_soon', left);
          await markGameSeen(db, parts.checksums, memberId, gameCode, now);
        },
        detail: (db, id) => insertVendorBet(db, parts.checksums, id, title.version),
      },
    )
    .catch((error: unknown) => {
      if (error instanceof BetRolledBack) throw new WalletRefusal(error.betId === undefined ? 'bet_rolled_back' : 'hold_released');
      throw error;
    });
  return { reference: asked.reference, bet: betId, ...(await walletBalance(parts, memberId, vendorCode)) };
}

/** The bet of a reference of one of the vendor's players. Throws `unknown_player`, `unknown_reference`, `bet_rolled_back`. */
async function requireBet(
  { db, laterBets }: Pick<WalletBetParts, 'db' | 'laterBets'>,
  vendor: GameVendor,
  { player, reference }: { readonly player: string; readonly reference: string },
): Promise<KnownBet & { readonly memberId: string }> {
  const memberId = await memberOfPlayer(db, vendor.code, player);
  if (memberId === undefined) throw new WalletRefusal('unknown_player');
  const bet = await laterBets.find(memberId, betKey(vendor.code, reference));
  if (bet === undefined) throw new WalletRefusal('unknown_reference');
  if (bet === 'NEVER_PLACED') throw new WalletRefusal('bet_rolled_back');
  return { ...bet, memberId };
}

/** Which refusal a bet that has ended otherwise is told by. */
async function endedOtherwise({ db }: Pick<PlatformParts, 'db'>, betId: string): Promise<WalletRefusal> {
  const { status } = await db.selectFrom('bet').select('status').where('id', '=', betId).executeTakeFirstOrThrow();
  return new WalletRefusal(status === 'SETTLED' ? 'bet_settled' : 'hold_released');
}

/** The vendor shows its players what became of their bets: such a one is not listed as interrupted. */
const seen = ({ db, checksums, clock }: PlatformParts, memberId: string, betId: string) =>
  markBetSeen(db, checksums, memberId, betId, clock.now());

/** The most that a vendor may pay out of a bet, by what was agreed on when it was placed: the game may have come in another version since. */
async function maxPayout({ db, titles }: WalletBetParts, betId: string, stake: bigint): Promise<bigint> {
  const { gameCode, version } = await gameOfBet(db, betId);
  const title = version === undefined ? titles.currentOf(gameCode) : titles.find(gameCode, version);
  return stake * (title?.atVendor?.maxTimes ?? 0n);
}

/**
 * Pays a bet out, once, whoever is there: the stake goes to the house and the payout, which may be nothing, to the member. Where the vendor
 * told it by itself it `isShown` there. Throws as `placeBet`.
 */
export async function settleBet(parts: WalletBetParts, vendor: GameVendor, asked: WalletPayload<'settle'>, isShown: boolean) {
  const { ledger, laterBets } = parts;
  const { betId, memberId, stake } = await requireBet(parts, vendor, asked);
  if ((await ledger.balance(memberId)).currency !== asked.currency) throw new WalletRefusal('currency_mismatch');
  const payout = parseAmount(asked.payout);
  if (payout < 0n || payout > (await maxPayout(parts, betId, stake))) throw new WalletRefusal('amount_out_of_range');
  await laterBets.resolve(betId, { status: 'SETTLED', payout }, byVendor).catch(async (error: unknown) => {
    throw error instanceof BetResolved ? await endedOtherwise(parts, betId) : error;
  });
  if (isShown) await seen(parts, memberId, betId);
  return {
    reference: asked.reference,
    status: 'SETTLED' as const,
    payout: writeAmount(payout),
    ...(await walletBalance(parts, memberId, vendor.code)),
  };
}

/** Gives a stake back, once, or sees to it that a bet which has not come yet never moves anything. Throws `unknown_player`, `bet_settled`. */
export async function rollBackBet(parts: WalletBetParts, vendor: GameVendor, { player, reference }: WalletPayload<'rollback'>) {
  const memberId = await memberOfPlayer(parts.db, vendor.code, player);
  if (memberId === undefined) throw new WalletRefusal('unknown_player');
  const key = betKey(vendor.code, reference);
  const status = await parts.laterBets.rollBack(memberId, key).catch(async (error: unknown) => {
    if (!(error instanceof BetResolved)) throw error;
    const bet = await parts.laterBets.find(memberId, key);
    // What the house has made void went back already.
    if (typeof bet === 'object' && bet.status === 'VOID') return 'VOID' as const;
    throw new WalletRefusal('bet_settled');
  });
  const bet = status === 'NEVER_PLACED' ? undefined : await parts.laterBets.find(memberId, key);
  if (typeof bet === 'object') await seen(parts, memberId, bet.betId);
  return { reference, status, ...(await walletBalance(parts, memberId, vendor.code)) };
}
