import type { AnswerOf } from '#contract/call.ts';
import type { withdraw } from '#contract/money/withdrawal.ts';
import type { Kysely } from 'kysely';
import { businessDay } from '../../core/businessDay.ts';
import { CallRefusal, type Handlers, type Language } from '../../core/http/handler.ts';
import { parseAmount, writeAmount } from '../../core/ledger/amount.ts';
import type { Database } from '../../core/store/database.ts';
import type { Texts } from '../../core/text/texts.ts';
import { bankName } from '../payoutAccount/bankName.ts';
import { maskedNumber } from '../payoutAccount/payeeRules.ts';
import { requestWithdrawal, type RequestParts } from './requestWithdrawal.ts';
import type { Withdrawal } from './takeStep.ts';
import { isWithin, unsuccessfulStatuses } from './withdrawalRules.ts';
import type { Withdrawals } from './withdrawals.ts';
import type { Actor } from './withdrawalTables.ts';
import { withdrawalTexts } from './withdrawalTexts.ts';

type Row = AnswerOf<typeof withdraw>;
type WithdrawalCalls = 'withdrawalTerms' | 'withdraw' | 'withdrawals' | 'confirmWithdrawal';

interface HandlerParts extends RequestParts {
  readonly texts: Texts;
  readonly withdrawals: Withdrawals;
}

/** Who of the house it was is nobody's business outside of it. */
const byWhom = (actor: Actor): Row['steps'][number]['by'] =>
  actor === 'member' || actor === 'rules' || actor === 'timeOut' || actor === 'bank' ? actor : 'operator';

export function withdrawalHandlers(parts: HandlerParts): Pick<Handlers, WithdrawalCalls> {
  const { db, brand, clock, ledger, payoutAccounts, texts, withdrawals } = parts;
  const { minAmount, maxAmount, dailyCount, feeFixed, feePercent, receiptMinutes } = brand.withdrawals;

  const rowOf = async (within: Kysely<Database>, withdrawal: Withdrawal, language: Language): Promise<Row> => {
    const account = await payoutAccounts.byId(withdrawal.payout_account_id, within);
    const steps = await within
      .selectFrom('withdrawal_step')
      .selectAll()
      .where('withdrawal_id', '=', withdrawal.id)
      .orderBy('position')
      .execute();
    return {
      withdrawalId: withdrawal.id,
      amount: writeAmount(withdrawal.amount),
      fee: writeAmount(withdrawal.fee),
      payout: writeAmount(withdrawal.amount - withdrawal.fee),
      currency: withdrawal.currency,
      status: withdrawal.status,
      bankName: bankName(texts, account?.bankCode ?? '', language),
      accountNumber: maskedNumber(account?.accountNumber ?? ''),
      createTime: Number(withdrawal.created_at),
      receiptDue: withdrawal.status === 'SENT' && withdrawal.receipt_due !== null ? Number(withdrawal.receipt_due) : null,
      steps: steps.map(({ status, actor, reason, created_at }) => ({
        status,
        time: Number(created_at),
        by: byWhom(actor),
        reason: reason === null ? null : (texts.ofCode(withdrawalTexts, language, reason, 'reasons') ?? reason),
      })),
    };
  };
  const byId = (within: Kysely<Database>, id: string) =>
    within.selectFrom('withdrawal').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

  return {
    async withdrawalTerms(_payload, { member: { memberId, currency } }) {
      const { taken } = await db
        .selectFrom('withdrawal')
        .select(({ fn }) => fn.countAll<bigint>().as('taken'))
        .where('member_id', '=', memberId)
        .where('business_day', '=', businessDay(clock.now(), brand.timeZone))
        .where('status', 'not in', unsuccessfulStatuses)
        .executeTakeFirstOrThrow();
      const leftToday = Math.max(0, dailyCount - Number(taken));
      return { minAmount, maxAmount, currency, dailyCount, leftToday, feeFixed, feePercent, receiptMinutes };
    },

    async withdraw({ payoutAccountId, amount: amountText, stepUpTicket }, { member: { memberId }, idempotencyKey, language }) {
      const amount = parseAmount(amountText);
      // Told apart by value and payee: a repetition may bring another proof, and needs none.
      return ledger.once<Row>(
        { memberId, operation: 'withdraw', key: idempotencyKey },
        { payoutAccountId, amount },
        async (transaction) => {
          // Only here: what was asked for before the brand set other bounds is answered again.
          if (!isWithin(amount, brand.withdrawals)) throw new CallRefusal('amount_out_of_range', { minAmount, maxAmount });
          const id = await requestWithdrawal(parts, transaction, { memberId, payoutAccountId, amount, amountText, stepUpTicket });
          return rowOf(transaction.db, await byId(transaction.db, id), language);
        },
        async (within, transactionId) => {
          const { withdrawal_id: id } = await within
            .selectFrom('withdrawal_step')
            .select('withdrawal_id')
            .where('transaction_id', '=', transactionId)
            .executeTakeFirstOrThrow();
          return rowOf(within, await byId(within, id), language);
        },
      );
    },

    async withdrawals({ pageSize, beforeWithdrawalId }, { member: { memberId }, language }) {
      const own = db.selectFrom('withdrawal').where('member_id', '=', memberId);
      const newest = own
        .selectAll()
        .orderBy('id', 'desc')
        .limit(pageSize + 1);
      const [rows, { total }] = await Promise.all([
        (beforeWithdrawalId === undefined ? newest : newest.where('id', '<', beforeWithdrawalId)).execute(),
        own.select(({ fn }) => fn.countAll<bigint>().as('total')).executeTakeFirstOrThrow(),
      ]);
      return {
        withdrawals: await Promise.all(rows.slice(0, pageSize).map((each) => rowOf(db, each, language))),
        total: Number(total),
        hasMore: rows.length > pageSize,
      };
    },

    async confirmWithdrawal({ withdrawalId, received }, { member: { memberId }, language }) {
      await withdrawals.confirm(memberId, withdrawalId, received);
      return rowOf(db, await byId(db, withdrawalId), language);
    },
  };
}
