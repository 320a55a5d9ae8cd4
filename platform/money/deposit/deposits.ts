import { sql, type Kysely, type Selectable } from 'kysely';
import type { OpenTransaction } from '../../core/ledger/ledger.ts';
import { vouched } from '../../core/ledger/vouched.ts';
import { newId } from '../../core/newId.ts';
import type { PlatformParts } from '../../core/parts.ts';
import type { Database } from '../../core/store/database.ts';
import { forUpdate } from '../../core/store/forUpdate.ts';
import type { DepositTable } from './depositTables.ts';
import { askedChecksum, closedChecksum } from './depositChecksums.ts';
import { mayBecome, type DepositStatus } from './depositRules.ts';

export type Deposit = Selectable<DepositTable>;

export interface DepositOrder {
  readonly memberId: string;
  readonly methodId: string;
  /** Ten-thousandths. */
  readonly amount: bigint;
  readonly currency: string;
}

/** The deposit was paid or has failed before. Nothing was posted. */
export class DepositClosed extends Error {}

/** Money on its way in: asked for, then paid by a ledger transaction, or failed without one. */
export interface Deposits {
  /** Writes down what is to be paid, in the caller's transaction where it has one; answers the deposit's id. */
  ask(order: DepositOrder, db?: Kysely<Database>): Promise<string>;
  /** Pays a deposit that was asked for, in the caller's ledger transaction. Throws `DepositClosed`. */
  pay(transaction: OpenTransaction, depositId: string): Promise<void>;
  /** Writes down that a deposit will not be paid. Throws `DepositClosed`. */
  fail(depositId: string): Promise<void>;
  /**
   * What was paid in since that moment, it included, in ten-thousandths: gross, for what is withdrawn gives no room back. By which way does not
   * matter. Asked within the transaction of another deposit, once that holds the member's account, none is passed over.
   */
  grossSince(memberId: string, since: number, db?: Kysely<Database>): Promise<bigint>;
  /** Undefined where no deposit was paid by this ledger transaction. */
  paidBy(db: Kysely<Database>, transactionId: string): Promise<Deposit | undefined>;
}

export function createDeposits(parts: PlatformParts): Deposits {
  const { checksums, clock } = parts;

  const close = async (
    db: Kysely<Database>,
    depositId: string,
    end: { readonly status: DepositStatus; readonly transaction_id: string | null },
  ): Promise<Deposit> => {
    const deposit = await forUpdate(db.selectFrom('deposit').selectAll().where('id', '=', depositId)).executeTakeFirstOrThrow();
    if (!mayBecome(deposit.status, end.status)) throw new DepositClosed();
    const closed = { ...end, closed_at: BigInt(clock.now()) };
    await db
      .updateTable('deposit')
      .set({ ...closed, checksum: vouched(closedChecksum(checksums, { ...deposit, ...closed })) })
      .where('id', '=', depositId)
      .execute();
    return deposit;
  };

  return {
    async ask({ memberId, methodId, amount, currency }, db = parts.db) {
      const id = newId(parts);
      const row = { id, member_id: memberId, method_id: methodId, amount, currency, created_at: BigInt(clock.now()) };
      const open = { transaction_id: null, status: 'PENDING' as const, closed_at: null };
      await db
        .insertInto('deposit')
        .values({ ...row, ...open, checksum: askedChecksum(checksums, row) })
        .execute();
      return id;
    },
    async pay(transaction, depositId) {
      const end = { status: 'PAID' as const, transaction_id: transaction.id };
      const { member_id: memberId, currency, amount } = await close(transaction.db, depositId, end);
      const { id } = await transaction.cashOf(memberId);
      await transaction.post([{ from: await transaction.house('deposits', currency), to: id, amount }]);
    },
    fail: (depositId) =>
      parts.db.transaction().execute(async (db) => void (await close(db, depositId, { status: 'FAILED', transaction_id: null }))),
    async grossSince(memberId, since, db = parts.db) {
      const { gross } = await db
        .selectFrom('deposit')
        .select((select) => sql<string>`cast(coalesce(sum(${select.ref('amount')}), 0) as text)`.as('gross'))
        .where('member_id', '=', memberId)
        .where('status', '=', 'PAID')
        .where('closed_at', '>=', BigInt(since))
        .executeTakeFirstOrThrow();
      return BigInt(gross);
    },
    paidBy: (db, transactionId) => db.selectFrom('deposit').selectAll().where('transaction_id', '=', transactionId).executeTakeFirst(),
  };
}
