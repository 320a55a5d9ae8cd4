import { CallRefusal, type Handlers } from '../../core/http/handler.ts';
import { parseAmount, writeAmount } from '../../core/ledger/amount.ts';
import { newId } from '../../core/newId.ts';
import type { PlatformParts } from '../../core/parts.ts';
import type { Texts } from '../../core/text/texts.ts';
import { depositChecksum } from './depositChecksum.ts';
import { depositMethodList, isWithin } from './depositRules.ts';
import { depositTexts } from './depositTexts.ts';

export function depositHandlers(parts: PlatformParts & { readonly texts: Texts }): Pick<Handlers, 'deposit' | 'depositMethods'> {
  const { ledger, clock, checksums, texts } = parts;
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

      // Told apart by value: "10000" and "10000.0" are the same payment.
      return ledger.once({ memberId, operation: 'deposit', key: idempotencyKey }, { methodId, amount }, async (transaction) => {
        const cash = await transaction.cashOf(memberId);
        await transaction.post([{ from: await transaction.house('deposits', currency), to: cash.id, amount }]);
        const depositId = newId(parts);
        const createTime = clock.now();
        const row = {
          id: depositId,
          member_id: memberId,
          transaction_id: transaction.id,
          method_id: methodId,
          amount,
          currency,
          status: 'PAID' as const,
          created_at: BigInt(createTime),
        };
        await transaction.db
          .insertInto('deposit')
          .values({ ...row, checksum: depositChecksum(checksums, row) })
          .execute();
        return {
          depositId,
          amount: writeAmount(amount),
          currency,
          status: 'PAID',
          createTime,
          sumBalance: writeAmount(cash.balance + amount),
        };
      });
    },
  };
}
