import type { Kysely, Selectable } from 'kysely';
import type { DepositMethodKind } from '../../core/brand.ts';
import type { OpenTransaction } from '../../core/ledger/ledger.ts';
import { vouched } from '../../core/ledger/checksums/vouched.ts';
import { newId } from '../../core/newId.ts';
import type { PlatformParts } from '../../core/parts.ts';
import type { Database } from '../../core/store/database.ts';
import { forUpdate } from '../../core/store/forUpdate.ts';
import { askedChecksum, stepChecksum } from './depositChecksums.ts';
import { isClosed, mayBecome, type DepositStatus } from './depositSteps.ts';
import type { DepositTable } from './depositTables.ts';

export type Deposit = Selectable<DepositTable>;

export interface DepositOrder {
  readonly memberId: string;
  /** The member's own, by which a repetition is known. */
  readonly idempotencyKey: string;
  readonly methodId: string;
  readonly kind: DepositMethodKind;
  /** Ten-thousandths, as `fee`. */
  readonly amount: bigint;
  readonly fee: bigint;
  readonly currency: string;
  /** Null for what is credited at once. */
  readonly expiresAt: number | null;
}

/** What a step knows beside the status that it leads to; left out, it stays. */
export interface StepFacts {
  readonly paymentId?: string;
  /** JSON of `PaymentInstructions`. */
  readonly instructions?: string;
  /** Who of the house decided, and why. */
  readonly decision?: { readonly by: string; readonly reason: string };
}

/** The deposit may not become that any more. Nothing was posted. */
export class DepositClosed extends Error {}

/** Money on its way in: asked for, then through the steps of `depositSteps`. */
export interface Deposits {
  /** Writes down what is to be paid, in the caller's transaction where it has one; answers the deposit's id. */
  ask(order: DepositOrder, db?: Kysely<Database>): Promise<string>;
  /** Takes a step that moves no money, in the caller's transaction. Throws `DepositClosed`. */
  step(db: Kysely<Database>, depositId: string, to: Exclude<DepositStatus, 'PAID'>, facts?: StepFacts): Promise<void>;
  /** Credits it, in the caller's ledger transaction: what was asked for, or `credited` by a decision. Throws `DepositClosed`. */
  pay(transaction: OpenTransaction, depositId: string, facts?: StepFacts & { readonly credited?: bigint }): Promise<void>;
  /** The deposit while the transaction holds it; undefined where there is none. */
  hold(db: Kysely<Database>, depositId: string): Promise<Deposit | undefined>;
  /** Undefined where no deposit was paid by this ledger transaction. */
  paidBy(db: Kysely<Database>, transactionId: string): Promise<Deposit | undefined>;
}

export function createDeposits(parts: PlatformParts): Deposits {
  const { checksums, clock } = parts;

  const hold = (db: Kysely<Database>, depositId: string) =>
    forUpdate(db.selectFrom('deposit').selectAll().where('id', '=', depositId)).executeTakeFirst();

  const become = async (
    db: Kysely<Database>,
    depositId: string,
    { status, ...paid }: Pick<Deposit, 'status'> & Partial<Pick<Deposit, 'transaction_id' | 'credited'>>,
    { paymentId, instructions, decision }: StepFacts,
  ): Promise<Deposit> => {
    const deposit = await hold(db, depositId);
    if (!deposit || !mayBecome(deposit.status, status)) throw new DepositClosed();
    const next = {
      ...paid,
      status,
      closed_at: isClosed(status) ? BigInt(clock.now()) : null,
      ...(paymentId === undefined ? {} : { payment_id: paymentId }),
      ...(instructions === undefined ? {} : { instructions }),
      ...(decision ? { decided_by: decision.by, reason: decision.reason } : {}),
      ...(status === 'PAID' ? { credited: paid.credited ?? deposit.amount } : {}),
    };
    await db
      .updateTable('deposit')
      .set({ ...next, checksum: vouched(stepChecksum(checksums, { ...deposit, ...next })) })
      .where('id', '=', depositId)
      .execute();
    return { ...deposit, ...next };
  };

  return {
    async ask({ memberId, idempotencyKey, methodId, kind, amount, fee, currency, expiresAt }, db = parts.db) {
      const row = {
        id: newId(parts),
        member_id: memberId,
        idempotency_key: idempotencyKey,
        method_id: methodId,
        kind,
        amount,
        fee,
        currency,
        created_at: BigInt(clock.now()),
        expires_at: expiresAt === null ? null : BigInt(expiresAt),
      };
      await db
        .insertInto('deposit')
        .values({ ...row, status: 'CREATED', checksum: askedChecksum(checksums, row) })
        .execute();
      return row.id;
    },
    async step(db, depositId, to, facts = {}) {
      await become(db, depositId, { status: to }, facts);
    },
    async pay(transaction, depositId, { credited, ...facts } = {}) {
      const paid = { status: 'PAID' as const, transaction_id: transaction.id, ...(credited === undefined ? {} : { credited }) };
      const { member_id: memberId, currency, credited: amount } = await become(transaction.db, depositId, paid, facts);
      const { id } = await transaction.cashOf(memberId);
      await transaction.post([{ from: await transaction.house('deposits', currency), to: id, amount: amount ?? 0n }]);
    },
    hold,
    paidBy: (db, transactionId) => db.selectFrom('deposit').selectAll().where('transaction_id', '=', transactionId).executeTakeFirst(),
  };
}
