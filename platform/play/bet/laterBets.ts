import type { Kysely, Transaction } from 'kysely';
import { fingerprint } from '../../core/ledger/repetitions/fingerprint.ts';
import { IdempotencyMismatch } from '../../core/ledger/ledger.ts';
import { walletPurpose } from '../../core/ledger/accounts/walletPurpose.ts';
import { newId } from '../../core/newId.ts';
import type { PlatformParts } from '../../core/parts.ts';
import type { Database } from '../../core/store/database.ts';
import { forUpdate } from '../../core/store/forUpdate.ts';
import { vouched } from '../../core/ledger/checksums/vouched.ts';
import type { PlayLimits } from '../../identity/playLimit/playLimits.ts';
import type { Resolution } from '../family/gameFamily.ts';
import { settledChecksum } from './betChecksums.ts';
import type { BetStatus } from './betTables.ts';
import { insertBet, type PlacedBet } from './insertBet.ts';
import { stakeWallet } from './stakeWallet.ts';

/** The house's side of every stake and payout. */
const gamesAccount = 'games';

/** A bet that waits for its outcome, as its game places it; its stake is set aside until then. */
export type LaterBet = Omit<PlacedBet, 'id' | 'currency' | 'placedAt' | 'transactionId'>;

/** What a game does beside placing a bet, in the same transaction; what it throws undoes everything. */
export interface PlacingSteps {
  /** Says whether it may be placed, once the member's account is held; a repetition is not asked again. */
  readonly admit?: (db: Transaction<Database>) => Promise<void>;
  /** Writes what its family keeps of it. */
  readonly detail?: (db: Transaction<Database>, betId: string) => Promise<void>;
}

/** A bet as it stands under its key. */
export interface KnownBet {
  readonly betId: string;
  readonly status: BetStatus;
  /** Ten-thousandths. */
  readonly stake: bigint;
}

/** How a bet has ended. */
export interface ResolvedBet {
  readonly betId: string;
  readonly status: Resolution['status'];
  /** Ten-thousandths, the stake included where it was won or given back. */
  readonly payout: bigint;
}

/** The bet ended before, or there is none. Nothing was posted. */
export class BetResolved extends Error {}

/** The stake of this key's bet went back, or the bet was rolled back before it came. Nothing was posted. */
export class BetRolledBack extends Error {
  /** Undefined where it never came. */
  readonly betId: string | undefined;

  constructor(betId?: string) {
    super();
    this.betId = betId;
  }
}

/** A payout below zero, or more turnover than was staked. Nothing was posted. */
export class ResolutionOutOfRange extends RangeError {}

/** Bets whose outcome comes later, of every kind of game: `PLACED`, then once and for all `SETTLED`, `VOID` or `CANCELLED`. */
export interface LaterBets {
  /**
   * Sets the stake aside and writes the bet down. The same `key` again answers the first bet's id, and throws `BetRolledBack` once its stake
   * went back. Throws `InsufficientBalance`, `AmountNotAboveZero`, `IdempotencyMismatch`, and what `admitStake` of the member's limits throws.
   */
  place(bet: LaterBet, key: string, choice: object, steps?: PlacingSteps): Promise<string>;
  /**
   * Ends a bet: the stake goes to the house and the payout to the member, or the stake goes back. It is done once under a `reference`, that of
   * the draw or event that decided it: the same again answers the same. Throws `BetResolved`, `ResolutionOutOfRange`, and
   * `IdempotencyMismatch` for another outcome under one reference.
   */
  resolve(betId: string, resolution: Resolution, reference: string): Promise<ResolvedBet>;
  /**
   * Takes back the bet of a key: the stake returns. Where none has come yet it leaves a tombstone, so that a late one moves nothing. The same
   * again answers the same. Throws `BetResolved` where the bet has ended by anything else.
   */
  rollBack(memberId: string, key: string): Promise<'CANCELLED' | 'NEVER_PLACED'>;
  /** The bet of a key; `NEVER_PLACED` where it was rolled back before it came, undefined where nothing is known by the key. */
  find(memberId: string, key: string): Promise<KnownBet | 'NEVER_PLACED' | undefined>;
}

/** The payload of a rollback that came before its bet: it takes the key, and no bet can come under it any more. */
const tombstone = { rolledBack: true };

/** A bet as it stands when its key comes. */
interface PlacedNow {
  readonly id: string;
  readonly status: BetStatus;
}

/** As JSON can say it. */
interface Answer {
  readonly status: Resolution['status'];
  readonly payout: string;
}

const resolvedBy = async (db: Kysely<Database>, transactionId: string): Promise<Answer> => {
  const bet = await db
    .selectFrom('bet')
    .select(['id', 'status', 'payout'])
    .where('settlement_id', '=', transactionId)
    .executeTakeFirstOrThrow();
  if (bet.status === 'PLACED') throw new Error(`bet ${bet.id} was settled and is open`);
  return { status: bet.status, payout: String(bet.payout) };
};

export function createLaterBets(parts: PlatformParts & { readonly playLimits: PlayLimits }): LaterBets {
  const { brand, db, clock, checksums, ledger, playLimits } = parts;
  const find: LaterBets['find'] = async (memberId, key) => {
    const row = await db
      .selectFrom('ledger_transaction')
      .leftJoin('bet', 'bet.transaction_id', 'ledger_transaction.id')
      .select(['bet.id', 'bet.status', 'bet.stake'])
      .where('ledger_transaction.member_id', '=', memberId)
      .where('ledger_transaction.operation', '=', 'bet')
      .where('ledger_transaction.idempotency_key', '=', key)
      .executeTakeFirst();
    if (row === undefined) return undefined;
    const { id: betId, status, stake } = row;
    return betId === null || status === null || stake === null ? 'NEVER_PLACED' : { betId, status, stake };
  };

  const resolve: LaterBets['resolve'] = async (betId, resolution, reference) => {
    const known = await db.selectFrom('bet').select(['member_id', 'stake']).where('id', '=', betId).executeTakeFirst();
    if (!known) throw new BetResolved();
    const { member_id: memberId, stake } = known;
    const isSettled = resolution.status === 'SETTLED';
    const payout = isSettled ? resolution.payout : stake;
    const validBet = isSettled ? (resolution.validBet ?? stake) : 0n;
    if (payout < 0n || validBet < 0n || validBet > stake) throw new ResolutionOutOfRange();
    const answer = await ledger.once<Answer>(
      // One reference decides many bets of one member: a draw, all of theirs.
      { memberId, operation: 'settlement', key: fingerprint([betId, reference]) },
      { betId, status: resolution.status, payout, validBet },
      async (transaction) => {
        const open = await forUpdate(
          transaction.db.selectFrom('bet').select(['hold_id', 'currency', 'status', 'vendor_code', 'placed_at']).where('id', '=', betId),
        ).executeTakeFirstOrThrow();
        if (open.status !== 'PLACED' || open.hold_id === null) throw new BetResolved();
        const wallet = async () => {
          const cash = await transaction.cashOf(memberId);
          return (await stakeWallet(brand, transaction, { memberId, vendorCode: open.vendor_code, cash })).id;
        };
        if (isSettled) {
          const house = await transaction.house(gamesAccount, open.currency);
          await transaction.capture(open.hold_id, house);
          if (payout > 0n) await transaction.post([{ from: house, to: await wallet(), amount: payout }]);
        } else await transaction.capture(open.hold_id, await wallet());
        const outcome = {
          id: betId,
          member_id: memberId,
          status: resolution.status,
          valid_bet: validBet,
          payout,
          // The platform that placed it may be a little ahead.
          settled_at: BigInt(Math.max(clock.now(), Number(open.placed_at))),
          settlement_id: transaction.id,
        };
        const { valid_bet, settled_at, settlement_id, status } = outcome;
        await transaction.db
          .updateTable('bet')
          .set({ status, payout, valid_bet, settled_at, settlement_id, checksum: vouched(settledChecksum(checksums, outcome)) })
          .where('id', '=', betId)
          .execute();
        return { status: resolution.status, payout: String(payout) };
      },
      resolvedBy,
    );
    return { betId, status: answer.status, payout: BigInt(answer.payout) };
  };

  return {
    find,

    async place(bet, key, choice, { admit, detail } = {}) {
      const { memberId } = bet;
      const placed = ledger.once<PlacedNow>(
        { memberId, operation: 'bet', key },
        { ...bet, choice },
        async (transaction) => {
          const { currency } = await transaction.cashOf(memberId);
          await admit?.(transaction.db);
          await playLimits.admitStake(transaction.db, bet);
          const holdId = await transaction.hold(memberId, bet.stake, walletPurpose(brand, bet.vendorCode, currency));
          const id = newId(parts);
          await insertBet(transaction.db, parts, { ...bet, id, currency, placedAt: clock.now(), transactionId: transaction.id, holdId });
          await detail?.(transaction.db, id);
          return { id, status: 'PLACED' };
        },
        (store, transactionId) =>
          store.selectFrom('bet').select(['id', 'status']).where('transaction_id', '=', transactionId).executeTakeFirstOrThrow(),
      );
      const { id, status } = await placed.catch(async (error: unknown) => {
        if (error instanceof IdempotencyMismatch && (await find(memberId, key)) === 'NEVER_PLACED') throw new BetRolledBack();
        throw error;
      });
      if (status === 'CANCELLED' || status === 'VOID') throw new BetRolledBack(id);
      return id;
    },

    resolve,

    async rollBack(memberId, key) {
      try {
        await ledger.once(
          { memberId, operation: 'bet', key },
          tombstone,
          async () => undefined,
          async () => undefined,
        );
        return 'NEVER_PLACED';
      } catch (error) {
        const bet = error instanceof IdempotencyMismatch ? await find(memberId, key) : undefined;
        if (bet === undefined || bet === 'NEVER_PLACED') throw error;
        await resolve(bet.betId, { status: 'CANCELLED' }, 'rollback');
        return 'CANCELLED';
      }
    },
  };
}
