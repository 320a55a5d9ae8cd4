import type { Kysely, Selectable } from 'kysely';
import { CallRefusal } from '../../core/http/handler.ts';
import { writeAmount } from '../../core/ledger/amount.ts';
import { vouched } from '../../core/ledger/checksums/vouched.ts';
import type { PlatformParts } from '../../core/parts.ts';
import type { Database } from '../../core/store/database.ts';
import { forUpdate } from '../../core/store/forUpdate.ts';
import { stepChecksum } from './withdrawalChecksums.ts';
import { mayBecome, type WithdrawalStatus } from './withdrawalRules.ts';
import type { Actor, WithdrawalTable } from './withdrawalTables.ts';

export type Withdrawal = Selectable<WithdrawalTable>;

export interface Step {
  readonly status: WithdrawalStatus;
  readonly actor: Actor;
  readonly reason?: string | undefined;
  /** The ledger transaction that moves the money with it. */
  readonly transactionId?: string;
  /** When it counts as received by itself, of the step to `SENT`. */
  readonly receiptDue?: number;
}

/** Lets a withdrawal go one step on, in the caller's transaction. Refuses with `withdrawal_closed` where the step is none of those that are left. */
export async function takeStep(
  { audit, checksums, clock }: Pick<PlatformParts, 'audit' | 'checksums' | 'clock'>,
  db: Kysely<Database>,
  id: string,
  { status, actor, reason, transactionId, receiptDue }: Step,
): Promise<Withdrawal> {
  const before = await forUpdate(db.selectFrom('withdrawal').selectAll().where('id', '=', id)).executeTakeFirst();
  if (!before) throw new CallRefusal('withdrawal_gone');
  if (!mayBecome(before.status, status)) throw new CallRefusal('withdrawal_closed');
  const { taken } = await db
    .selectFrom('withdrawal_step')
    .select(({ fn }) => fn.countAll<bigint>().as('taken'))
    .where('withdrawal_id', '=', id)
    .executeTakeFirstOrThrow();
  const step = {
    withdrawal_id: id,
    position: BigInt(taken),
    status,
    actor,
    reason: reason ?? null,
    transaction_id: transactionId ?? null,
    created_at: BigInt(clock.now()),
  };
  await db.insertInto('withdrawal_step').values(step).execute();
  const changes = { status, ...(receiptDue !== undefined && { receipt_due: BigInt(receiptDue) }) };
  await db
    .updateTable('withdrawal')
    .set({ ...changes, checksum: vouched(stepChecksum(checksums, step)) })
    .where('id', '=', id)
    .execute();
  audit.tell({
    subject: before.member_id,
    before: { status: before.status },
    after: { withdrawal: id, status, amount: writeAmount(before.amount), ...(reason !== undefined && { reason }) },
  });
  return { ...before, ...changes };
}
