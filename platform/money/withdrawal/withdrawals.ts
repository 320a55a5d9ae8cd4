import type { ExpressionBuilder, Kysely } from 'kysely';
import type { MemberMessages } from '../../content/message/createMemberMessages.ts';
import { CallRefusal } from '../../core/http/handler.ts';
import { writeAmount } from '../../core/ledger/amount.ts';
import type { OpenTransaction } from '../../core/ledger/ledger.ts';
import type { PlatformParts } from '../../core/parts.ts';
import type { Database } from '../../core/store/database.ts';
import { forUpdate } from '../../core/store/forUpdate.ts';
import { payOut, timeOut } from './withdrawalJobTypes.ts';
import { takeStep, type Step, type Withdrawal } from './takeStep.ts';
import type { MessageCode } from '../../content/message/messageTexts.ts';

/** Who of the house decides, and why: what is written here stands in the member's history. */
export interface Decision {
  /** Name of the operator. */
  readonly by: string;
  readonly reason: string;
}

/**
 * Withdrawals after they were asked for. Each step is taken once, whoever tries it how often; what does not follow from where one stands is refused with
 * `withdrawal_closed`, and an id that is nobody's with `withdrawal_gone`.
 */
export interface Withdrawals {
  /**
   * Those that somebody of the house has to decide on (`PENDING`), to pay (`APPROVED`, and no provider is at it or will be) or to look into
   * (`DISPUTED`), the oldest first.
   */
  waiting(status: WaitingStatus, limit: number): Promise<readonly Withdrawal[]>;
  /** How many wait for somebody of the house, in all of these. */
  countWaiting(): Promise<number>;
  /** Lets a pending one go to the bank. */
  approve(id: string, decision: Omit<Decision, 'reason'>): Promise<void>;
  /** Refuses a pending one: the money is back in the balance, and the reason stays in the history. */
  reject(id: string, decision: Decision): Promise<void>;
  /**
   * Says that the house has paid an approved one by its own means. Refused with `withdrawal_closed` while a provider is at it, or will be: whoever asked
   * it has to hear its answer first.
   */
  paidByHand(id: string, decision: Decision): Promise<void>;
  /** Says that an approved one was not paid, and never will be: the money is back in the balance. Refused as `paidByHand`. */
  notPaid(id: string, decision: Decision): Promise<void>;
  /** Counts a disputed one as received, against the member's word: nothing is paid back. */
  forceReceipt(id: string, decision: Decision): Promise<void>;
  /** Believes the member: a disputed one goes back into the balance, fee and all. */
  returnMoney(id: string, decision: Decision): Promise<void>;
  /** The member's own word on one that was paid out; the same word again changes nothing. */
  confirm(memberId: string, id: string, isReceived: boolean): Promise<void>;
  /** Writes down that the bank has paid one that was approved, and when it counts as received. */
  paidOut(id: string): Promise<void>;
  /** Writes down that the bank never will: the money is back in the balance. */
  failed(id: string): Promise<void>;
}

/** In which ones wait for somebody of the house. */
const waitingStatuses = ['PENDING', 'APPROVED', 'DISPUTED'] as const;
export type WaitingStatus = (typeof waitingStatuses)[number];

export interface WithdrawalParts extends PlatformParts {
  readonly memberMessages: MemberMessages;
}

const minute = 60_000;

/** Whether a provider is asked to pay one, or will be; a job that was given up asks nobody any more. */
const isBeingPaid = ({ exists, selectFrom, ref }: ExpressionBuilder<Database, 'withdrawal'>) =>
  exists(
    selectFrom('job')
      .select('job.id')
      .where('job.kind', '=', payOut.kind)
      .where('job.unique_key', '=', ref('withdrawal.id'))
      .where('job.due_at', 'is not', null),
  );

export function createWithdrawals(parts: WithdrawalParts): Withdrawals {
  const { audit, db, brand, clock, jobs, ledger, memberMessages } = parts;

  /** What was paid is less by the fee; what comes back into the balance is all of it. */
  const tell = (
    within: Kysely<Database>,
    { member_id, amount, fee, currency }: Withdrawal,
    code: MessageCode,
    values: Readonly<Record<string, string>> = {},
  ) => {
    const told = code === 'withdrawalSent' || code === 'withdrawalForced' ? amount - fee : amount;
    return memberMessages.send(within, member_id, { code, values: { amount: { amount: writeAmount(told), currency }, ...values } });
  };
  const one = async (id: string, within: Kysely<Database> = db): Promise<Withdrawal> => {
    const row = await within.selectFrom('withdrawal').selectAll().where('id', '=', id).executeTakeFirst();
    if (!row) throw new CallRefusal('withdrawal_gone');
    return row;
  };
  const inStore = (work: (within: Kysely<Database>) => Promise<void>): Promise<void> => audit.commit(work);
  /** Held until the transaction ends: a job that was given up is not begun anew while the house says what became of it. */
  const requireNobodyPaying = async (within: Kysely<Database>, id: string): Promise<void> => {
    const job = await forUpdate(
      within.selectFrom('job').select('due_at').where('kind', '=', payOut.kind).where('unique_key', '=', id),
    ).executeTakeFirst();
    if (job && job.due_at !== null) throw new CallRefusal('withdrawal_closed');
  };
  /** A step that moves money: once for a withdrawal, whoever tries it how often; after another step it is refused. Answers whether it was taken now. */
  const moving = async (
    id: string,
    operation: 'withdraw.pay' | 'withdraw.release' | 'withdraw.return',
    step: Omit<Step, 'transactionId'>,
    move: (transaction: OpenTransaction, withdrawal: Withdrawal) => Promise<void>,
  ): Promise<boolean> => {
    const { member_id: memberId } = await one(id);
    let isTaken = false;
    await ledger.once(
      { memberId, operation, key: id },
      {},
      async (transaction) => {
        isTaken = false;
        if (step.actor !== 'bank') await requireNobodyPaying(transaction.db, id);
        const withdrawal = await takeStep(parts, transaction.db, id, { ...step, transactionId: transaction.id });
        await move(transaction, withdrawal);
        isTaken = true;
      },
      async () => undefined,
    );
    return isTaken;
  };
  /** Two of the house that decide the same are not both told that they did. */
  const decided = async (taking: Promise<boolean>): Promise<void> => {
    if (!(await taking)) throw new CallRefusal('withdrawal_closed');
  };
  /** The hold goes back to the balance. */
  const releasing = (id: string, step: Omit<Step, 'transactionId'>, code: MessageCode, values?: Readonly<Record<string, string>>) =>
    moving(id, 'withdraw.release', step, async (transaction, withdrawal) => {
      await transaction.release(withdrawal.hold_id);
      await tell(transaction.db, withdrawal, code, values);
    });

  const paying = (id: string, by: Pick<Step, 'actor' | 'reason'>) => {
    const receiptDue = clock.now() + brand.withdrawals.receiptMinutes * minute;
    return moving(id, 'withdraw.pay', { status: 'SENT', ...by, receiptDue }, async (transaction, withdrawal) => {
      const { hold_id: hold, fee, currency } = withdrawal;
      const payouts = await transaction.house('withdrawals', currency);
      await transaction.capture(hold, payouts);
      if (fee > 0n) await transaction.post([{ from: payouts, to: await transaction.house('fees', currency), amount: fee }]);
      await jobs.enqueue(transaction.db, timeOut, { withdrawalId: id }, { key: id, dueAt: receiptDue });
      await tell(transaction.db, withdrawal, 'withdrawalSent', { minutes: String(brand.withdrawals.receiptMinutes) });
    });
  };

  return {
    waiting: (status, limit) =>
      db
        .selectFrom('withdrawal')
        .selectAll()
        .where('status', '=', status)
        .where((where) => where.not(isBeingPaid(where)))
        .orderBy('id')
        .limit(limit)
        .execute(),
    async countWaiting() {
      const { all } = await db
        .selectFrom('withdrawal')
        .select(({ fn }) => fn.countAll<bigint>().as('all'))
        .where('status', 'in', waitingStatuses)
        .where((where) => where.not(isBeingPaid(where)))
        .executeTakeFirstOrThrow();
      return Number(all);
    },
    approve: (id, { by }) =>
      inStore(async (within) => {
        await takeStep(parts, within, id, { status: 'APPROVED', actor: `operator:${by}` });
        await jobs.enqueue(within, payOut, { withdrawalId: id }, { key: id });
      }),
    reject: (id, { by, reason }) =>
      decided(releasing(id, { status: 'REJECTED', actor: `operator:${by}`, reason }, 'withdrawalRejected', { reason })),
    forceReceipt: (id, { by, reason }) =>
      inStore(async (within) => {
        const { status } = await one(id, within);
        // One that was paid out waits for its member, or for its time.
        if (status !== 'DISPUTED') throw new CallRefusal('withdrawal_closed');
        const withdrawal = await takeStep(parts, within, id, { status: 'RECEIVED', actor: `operator:${by}`, reason });
        await tell(within, withdrawal, 'withdrawalForced', { reason });
      }),
    returnMoney: (id, { by, reason }) =>
      decided(
        moving(id, 'withdraw.return', { status: 'RETURNED', actor: `operator:${by}`, reason }, async (transaction, withdrawal) => {
          const { member_id: memberId, amount, fee, currency } = withdrawal;
          const { id: cash } = await transaction.cashOf(memberId);
          const payouts = await transaction.house('withdrawals', currency);
          if (fee > 0n) await transaction.post([{ from: await transaction.house('fees', currency), to: payouts, amount: fee }]);
          await transaction.post([{ from: payouts, to: cash, amount }]);
          await tell(transaction.db, withdrawal, 'withdrawalReturned', { reason });
        }),
      ),
    confirm: (memberId, id, isReceived) =>
      inStore(async (within) => {
        // Held before it is looked at: of two that say the same at once, one says what is so already.
        const own = await forUpdate(
          within.selectFrom('withdrawal').select('status').where('id', '=', id).where('member_id', '=', memberId),
        ).executeTakeFirst();
        if (!own) throw new CallRefusal('withdrawal_gone');
        const next = isReceived ? 'RECEIVED' : 'DISPUTED';
        if (own.status !== next) await takeStep(parts, within, id, { status: next, actor: 'member' });
      }),
    async paidOut(id) {
      await paying(id, { actor: 'bank' });
    },
    async failed(id) {
      await releasing(id, { status: 'FAILED', actor: 'bank', reason: 'payeeRefused' }, 'withdrawalFailed');
    },
    paidByHand: (id, { by, reason }) => decided(paying(id, { actor: `operator:${by}`, reason })),
    notPaid: (id, { by, reason }) =>
      decided(releasing(id, { status: 'FAILED', actor: `operator:${by}`, reason }, 'withdrawalReturned', { reason })),
  };
}
