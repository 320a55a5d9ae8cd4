import type { AnswerOf } from '#contract/call.ts';
import type { deposit } from '#contract/money/deposit.ts';
import type { Kysely } from 'kysely';
import { CallRefusal, type Handlers } from '../../core/http/handler.ts';
import { parseAmount, writeAmount } from '../../core/ledger/amount.ts';
import type { PlatformParts } from '../../core/parts.ts';
import type { Database } from '../../core/store/database.ts';
import type { PlayLimits } from '../../identity/playLimit/playLimits.ts';
import type { Texts } from '../../core/text/texts.ts';
import type { Deposits } from './deposits.ts';
import { depositMethodList, isWithin } from './depositRules.ts';
import { depositTexts } from './depositTexts.ts';

export function depositHandlers({
  ledger,
  texts,
  deposits,
  playLimits,
}: PlatformParts & { readonly texts: Texts; readonly deposits: Deposits; readonly playLimits: PlayLimits }): Pick<
  Handlers,
  'deposit' | 'depositMethods'
> {
  return {
    async depositMethods(_payload, { member, language }) {
      return {
        methods: depositMethodList.map(({ presets, ...method }) => ({
          ...method,
          methodName: texts.ofCode(depositTexts, language, method.methodId, 'methods') ?? method.methodId,
          currency: member.currency,
          presets: [...presets],
        })),
      };
    },

    async deposit({ methodId, amount: text }, { member: { memberId, currency }, idempotencyKey }) {
      const method = depositMethodList.find((each) => each.methodId === methodId);
      if (!method) throw new CallRefusal('method_unavailable');
      const amount = parseAmount(text);
      const { minAmount, maxAmount } = method;
      if (!isWithin(amount, method)) throw new CallRefusal('amount_out_of_range', { minAmount, maxAmount });

      const paidBy = async (db: Kysely<Database>, transactionId: string) => {
        const paid = await deposits.paidBy(db, transactionId);
        if (!paid) throw new Error('the deposit of a transaction is missing');
        return {
          depositId: paid.id,
          amount: writeAmount(paid.amount),
          currency: paid.currency,
          status: paid.status,
          createTime: Number(paid.created_at),
          sumBalance: writeAmount((await ledger.balance(memberId)).amount),
        };
      };
      // Told apart by value: "10000" and "10000.0" are the same payment.
      return ledger.once<AnswerOf<typeof deposit>>(
        { memberId, operation: 'deposit', key: idempotencyKey },
        { methodId, amount },
        async (transaction) => {
          // Play money is there as soon as it is asked for.
          const { balance } = await transaction.cashOf(memberId);
          await playLimits.admitDeposit(transaction.db, memberId, amount);
          const depositId = await deposits.ask({ memberId, methodId, amount, currency }, transaction.db);
          await deposits.pay(transaction, depositId);
          return {
            depositId,
            amount: writeAmount(amount),
            currency,
            status: 'PAID',
            // As it was written: a repetition is answered from the row, and both are the same.
            createTime: Number((await deposits.paidBy(transaction.db, transaction.id))?.created_at),
            sumBalance: writeAmount(balance + amount),
          };
        },
        paidBy,
      );
    },
  };
}
