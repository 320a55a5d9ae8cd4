import type { Selectable } from 'kysely';
import type { PlatformParts } from '../../core/parts.ts';
import { forUpdate } from '../../core/store/forUpdate.ts';
import { type Deposit, DepositClosed, type Deposits } from './deposits.ts';
import type { PaymentNoticeTable } from './depositTables.ts';
import { paymentKey } from './paymentReports.ts';

export type PaymentNotice = Selectable<PaymentNoticeTable>;

/** Who decides, as the audit trail names them, and why: the member reads it with what was refused. */
export interface Decision {
  readonly by: string;
  readonly reason: string;
}

/** There is no deposit, or no payment, of that id. */
export class DepositUnknown extends Error {}

/** More than came would be credited. */
export class MoreThanReceived extends Error {}

/** What waits for a person of the house: deposits that something is wrong with, and money that nobody knows the deposit of. Oldest first. */
export interface PaymentsToMatch {
  readonly deposits: readonly (Deposit & { readonly notices: readonly PaymentNotice[] })[];
  readonly strays: readonly PaymentNotice[];
}

/**
 * Deposits decided by hand. All throw `DepositClosed` where somebody was there before, or there is nothing to decide, and `DepositUnknown`;
 * nothing was posted then.
 */
export interface DepositDesk {
  toMatch(limit: number): Promise<PaymentsToMatch>;
  /** How many of both wait. */
  waiting(): Promise<number>;
  /**
   * Credits one that waits: `amount` in ten-thousandths. Throws `MoreThanReceived` above what was told to be paid for it in its currency, or above what was
   * asked for where nothing was: that is a correction, which takes two.
   */
  credit(depositId: string, decision: Decision & { readonly amount: bigint }): Promise<void>;
  /** Closes one that waits without crediting anything; `isReturned` where what came goes back to whoever paid it. */
  refuse(depositId: string, decision: Decision & { readonly isReturned: boolean }): Promise<void>;
  /** Puts a payment that was told without a deposit to one that is not paid; that one then waits to be credited. */
  match(noticeId: string, depositId: string, decision: Decision): Promise<void>;
  /** Says of such a payment that it is none of ours. */
  dismiss(noticeId: string, decision: Decision): Promise<void>;
}

export function createDepositDesk(parts: PlatformParts & { readonly deposits: Deposits }): DepositDesk {
  const { db, ledger, audit, clock, deposits } = parts;

  const oneWaiting = async (depositId: string): Promise<Deposit> => {
    const deposit = await db.selectFrom('deposit').selectAll().where('id', '=', depositId).executeTakeFirst();
    if (!deposit) throw new DepositUnknown();
    if (deposit.status !== 'TO_MATCH') throw new DepositClosed();
    return deposit;
  };
  /** What one person may credit of it; of a payment that was told several times, once. */
  const largestCredit = async ({ id, amount, currency }: Deposit): Promise<bigint> => {
    const payments = await db
      .selectFrom('payment_notice')
      .select(({ fn }) => fn.max('amount').as('told'))
      .where('deposit_id', '=', id)
      .where('status', '=', 'paid')
      .where('currency', '=', currency)
      .groupBy('payment_id')
      .execute();
    return payments.length === 0 ? amount : payments.reduce((sum, { told }) => sum + BigInt(told), 0n);
  };
  const decide = (noticeId: string, matter: 'MATCHED' | 'REFUSED', { by, reason }: Decision, depositId?: string): Promise<void> => {
    audit.tell({ subject: `payment:${noticeId}`, before: { matter: 'OPEN' }, after: { matter, reason } });
    return audit.commit(async (transaction) => {
      const notice = await forUpdate(transaction.selectFrom('payment_notice').selectAll().where('id', '=', noticeId)).executeTakeFirst();
      if (!notice) throw new DepositUnknown();
      if (notice.matter !== 'OPEN') throw new DepositClosed();
      const deposit = depositId === undefined ? undefined : await deposits.hold(transaction, depositId);
      if (depositId !== undefined && !deposit) throw new DepositUnknown();
      const decided = { matter, decided_by: by, reason, decided_at: BigInt(clock.now()) };
      await transaction
        .updateTable('payment_notice')
        .set({ ...decided, ...(depositId === undefined ? {} : { deposit_id: depositId }) })
        .where('id', '=', noticeId)
        .execute();
      if (!deposit) return;
      const { id, member_id: subject, status } = deposit;
      if (status !== 'TO_MATCH') await deposits.step(transaction, id, 'TO_MATCH');
      audit.tell({ subject, before: { payment: noticeId, status }, after: { deposit: id, status: 'TO_MATCH' } });
    });
  };

  return {
    async toMatch(limit) {
      const open = await db.selectFrom('deposit').selectAll().where('status', '=', 'TO_MATCH').orderBy('id').limit(limit).execute();
      const ids = open.map(({ id }) => id);
      const notices =
        ids.length === 0 ? [] : await db.selectFrom('payment_notice').selectAll().where('deposit_id', 'in', ids).orderBy('id').execute();
      const strays = await db.selectFrom('payment_notice').selectAll().where('matter', '=', 'OPEN').orderBy('id').limit(limit).execute();
      const byDeposit = Map.groupBy(notices, (notice) => notice.deposit_id);
      return { deposits: open.map((deposit) => ({ ...deposit, notices: byDeposit.get(deposit.id) ?? [] })), strays };
    },
    async waiting() {
      const open = db
        .selectFrom('deposit')
        .select(({ fn }) => fn.countAll<bigint>().as('all'))
        .where('status', '=', 'TO_MATCH');
      const strays = db
        .selectFrom('payment_notice')
        .select(({ fn }) => fn.countAll<bigint>().as('all'))
        .where('matter', '=', 'OPEN');
      const [asked, paid] = [await open.executeTakeFirstOrThrow(), await strays.executeTakeFirstOrThrow()];
      return Number(asked.all) + Number(paid.all);
    },
    async credit(depositId, { by, reason, amount }) {
      const deposit = await oneWaiting(depositId);
      const { member_id: memberId } = deposit;
      if (amount > (await largestCredit(deposit))) throw new MoreThanReceived();
      let isOurs = false;
      audit.tell({ before: { status: 'TO_MATCH' }, after: { deposit: depositId, status: 'PAID', reason } });
      await ledger.once(
        { memberId, operation: 'deposit', key: paymentKey(depositId) },
        { depositId },
        async (transaction) => {
          isOurs = false;
          await deposits.pay(transaction, depositId, { decision: { by, reason }, credited: amount });
          isOurs = true;
        },
        async () => undefined,
      );
      if (!isOurs) throw new DepositClosed();
    },
    async refuse(depositId, { by, reason, isReturned }) {
      const { member_id: subject } = await oneWaiting(depositId);
      const to = isReturned ? 'RETURNED' : 'REFUSED';
      audit.tell({ subject, before: { status: 'TO_MATCH' }, after: { deposit: depositId, status: to, reason } });
      await audit.commit((transaction) => deposits.step(transaction, depositId, to, { decision: { by, reason } }));
    },
    match: (noticeId, depositId, decision) => decide(noticeId, 'MATCHED', decision, depositId),
    dismiss: (noticeId, decision) => decide(noticeId, 'REFUSED', decision),
  };
}
