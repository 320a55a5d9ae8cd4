import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../store/database.ts';
import type { HousePurpose, MemberPurpose } from './accounts/purposes.ts';

/**
 * One movement of money. A posting names both of its accounts, so a transaction cannot fail to sum
 * to zero; the database holds that both are of the posting's currency.
 */
export interface Posting {
  readonly from: string;
  readonly to: string;
  /** In ten-thousandths of the currency's unit; always above zero. */
  readonly amount: bigint;
}

/** Names one operation of one member; `key` is the caller's idempotency key. */
export interface OperationIdentity {
  readonly memberId: string;
  /** What is done, such as `deposit` or `bet`. */
  readonly operation: string;
  readonly key: string;
}

/** A member's account while a transaction holds it; `balance` in ten-thousandths. */
export interface MemberAccount {
  readonly id: string;
  readonly currency: string;
  readonly balance: bigint;
}

/** The open ledger transaction. `db` is for the caller's own rows, committed with the postings. */
export interface OpenTransaction {
  readonly id: string;
  readonly db: Transaction<Database>;
  /** Applies them in the order given. Throws `InsufficientBalance` where a player account would fall below zero, and `AmountNotAboveZero`. */
  post(postings: readonly Posting[]): Promise<void>;
  /** The member's spendable account, and its balance while the transaction holds it. */
  cashOf(memberId: string): Promise<MemberAccount>;
  /** Opens the spendable account of a new member, empty; answers its id. */
  openCash(memberId: string, currency: string): Promise<string>;
  /** A member's account for another purpose, as `cashOf`; opened when first asked for. Throws `UnknownPurpose`. */
  accountOf(memberId: string, purpose: MemberPurpose, currency: string): Promise<MemberAccount>;
  /** A house account by its purpose; made when first asked for. Throws `UnknownPurpose`. */
  house(purpose: HousePurpose, currency: string): Promise<string>;
  /** Sets money aside, spendable money where no other purpose is named; answers the hold's id. Throws `InsufficientBalance` and `AmountNotAboveZero`. */
  hold(memberId: string, amount: bigint, purpose?: MemberPurpose): Promise<string>;
  /** Pays a hold's whole amount to `account`. Throws `HoldResolved` where it was captured or released before. */
  capture(holdId: string, account: string): Promise<void>;
  /** Gives a hold's whole amount back to its member as spendable money; what was set aside from elsewhere goes back by `capture`. Throws `HoldResolved` as `capture` does. */
  release(holdId: string): Promise<void>;
}

/** Makes the answer to an operation that was done before from what its transaction wrote. */
export type Recall<Answer> = (db: Kysely<Database>, transactionId: string) => Promise<Answer>;

/** The only code that moves money. */
export interface Ledger {
  /**
   * Does `work` in one database transaction, at most once for an identity, however long ago. A repetition with an equal payload gets
   * the first answer for 48 hours, and throws `AlreadyDone` once that is no longer kept; with another payload it throws
   * `IdempotencyMismatch`. With `recall` nothing is kept of the answer: a repetition gets what `recall` makes of the rows that the
   * transaction of this id wrote, at any time. The answer must survive JSON. `work` may be run again after a conflict with another transaction, and for a repetition, which
   * then leaves nothing of it: so it must do nothing outside of `transaction`. Whatever it throws undoes everything.
   * Throws `MoneyMaintenance` while no money may move.
   */
  once<Answer>(
    identity: OperationIdentity,
    payload: unknown,
    work: (transaction: OpenTransaction) => Promise<Answer>,
    recall?: Recall<Answer>,
  ): Promise<Answer>;
  /** What a member has for a purpose, in ten-thousandths; where none is named, what can be spent; nothing where nothing came in yet. Rejects where there is no such member. */
  balance(memberId: string, purpose?: MemberPurpose): Promise<{ currency: string; amount: bigint }>;
  /** All that a member can stake or withdraw, in ten-thousandths: spendable money and the wallets with vendors. Rejects where there is no such member. */
  total(memberId: string): Promise<{ currency: string; amount: bigint }>;
  /** Tells after every transaction of this process that was committed; the answered function ends that. */
  onPosted(listener: () => void): () => void;
}

/** A player account would have fallen below zero. Nothing was posted. */
export class InsufficientBalance extends Error {}

/** An amount at or below zero was to be moved or held. Nothing was posted, and nothing was asked of the database. */
export class AmountNotAboveZero extends RangeError {}

/** The key was used before, for another payload. */
export class IdempotencyMismatch extends Error {}

/** The operation was done before, by the ledger transaction named, so long ago that its answer is not kept any more. Nothing was posted. */
export class AlreadyDone extends Error {
  readonly transactionId: string;

  constructor(transactionId: string) {
    super('done before, and its answer is no longer kept');
    this.transactionId = transactionId;
  }
}

/** The hold was captured or released before, or never was. */
export class HoldResolved extends Error {}

/** No money may move for now. Nothing was posted; the same again is good later. */
export class MoneyMaintenance extends Error {}
