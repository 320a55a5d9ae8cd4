import type { AnswerOf } from '#contract/call.ts';
import type { depositById, depositMethods } from '#contract/money/deposit.ts';

type Method = Omit<AnswerOf<typeof depositMethods>['methods'][number], 'lastUsed'>;
export type DepositRow = NonNullable<AnswerOf<typeof depositById>['deposit']>;

const free = { fixed: '0', percent: '0' };

/** One of each kind. */
export const fakeDepositMethods: readonly Method[] = [
  {
    methodId: 'play-money',
    methodName: 'Play money',
    kind: 'instant',
    currency: 'PLAY',
    minAmount: '10000',
    maxAmount: '50000000',
    presets: ['10000', '50000', '100000'],
    fee: free,
    expectedMinutes: 0,
  },
  {
    methodId: 'bank-transfer',
    methodName: 'Bank transfer',
    kind: 'transfer',
    currency: 'PLAY',
    minAmount: '50000',
    maxAmount: '300000000',
    presets: ['100000', '500000'],
    fee: free,
    expectedMinutes: 5,
  },
  {
    methodId: 'e-wallet',
    methodName: 'E-wallet',
    kind: 'redirect',
    currency: 'PLAY',
    minAmount: '20000',
    maxAmount: '20000000',
    presets: ['50000', '100000'],
    fee: { fixed: '500', percent: '0' },
    expectedMinutes: 1,
  },
];

/** A deposit as it is when the operator has just taken it on. */
export function fakeDepositOf(
  { methodId, methodName, kind, currency, fee }: Method,
  { depositId, amount, createTime }: Pick<DepositRow, 'depositId' | 'amount' | 'createTime'>,
): DepositRow {
  const isInstant = kind === 'instant';
  const payUrl = isInstant ? null : `https://pay.example/${depositId}`;
  return {
    depositId,
    methodId,
    methodName,
    kind,
    amount,
    fee: fee.fixed,
    currency,
    createTime,
    credited: isInstant ? amount : null,
    status: isInstant ? 'PAID' : 'AWAITING_PAYMENT',
    expireTime: isInstant ? null : createTime + 18e5,
    closeTime: isInstant ? createTime : null,
    reason: null,
    payment: isInstant
      ? null
      : {
          payUrl,
          qr: kind === 'transfer' ? payUrl : null,
          transfer:
            kind === 'transfer'
              ? {
                  bank: 'Lantern Trial Bank',
                  account: '0088 2026 1122',
                  holder: 'SAMPAN',
                  memo: `SP${depositId}`,
                }
              : null,
        },
  };
}
