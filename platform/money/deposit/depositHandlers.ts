import { CallRefusal, type Handlers } from '../../core/http/handler.ts';
import { parseAmount, writeAmount } from '../../core/ledger/amount.ts';
import { newId } from '../../core/newId.ts';
import type { PlatformParts } from '../../core/parts.ts';
import { depositChecksum } from './depositChecksum.ts';
import { depositMethodList, isWithin } from './depositRules.ts';

export function depositHandlers(parts: PlatformParts): Pick<Handlers, 'deposit' | 'depositMethods'> {
  const { ledger, clock, checksums } = parts;
  return {
    async depositMethods(_payload, { member, language }) {
      const isVietnamese = language === 'TY' || language === 'VI';
      return {
        methods: depositMethodList.map(({ name, presets, ...method }) => ({
          ...method,
          methodName: isVietnamese ? name.vi : name.en,
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
