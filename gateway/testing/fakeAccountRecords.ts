import type { FakeHandlers } from './FakeCallContext.ts';
import type { Account } from './fakeAccount.ts';
import { fakeOwner } from './fakeOwner.ts';
import { decimal } from './tenThousandths.ts';

const firstAt = Date.UTC(2026, 0, 31, 12);
const gift = 10_000n * 10_000n;

/** A deposit of what he has, after the gift that came with the account. */
function recordsOf({ member, balance }: Account) {
  const paid = balance - gift;
  const record = (number: number, kind: string, kindName: string, amount: bigint, after: bigint) => ({
    recordId: String(number),
    kind,
    kindName,
    amount: amount < 0n ? `-${decimal(-amount)}` : decimal(amount),
    balanceBefore: decimal(after - amount),
    balanceAfter: decimal(after),
    reference: `${member.memberId}-movement-${number}`,
    time: firstAt + number * 60_000,
  });
  return paid <= 0n
    ? [record(1, 'register_IN', 'Welcome gift', balance, balance)]
    : [record(2, 'deposit_IN', 'Deposit', paid, balance), record(1, 'register_IN', 'Welcome gift', gift, gift)];
}

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** What happened on accounts. */
export const fakeAccountRecords = {
  accountRecords: ({ pageSize, beforeRecordId, wallet, kind, fromDay = '', toDay = '9' }, context) => {
    const all = recordsOf(fakeOwner(context));
    const between = all.filter(({ time }) => wallet === 'cash' && fromDay <= dayOf(time) && dayOf(time) <= toDay);
    const records = between.filter((record) => record.kind === (kind ?? record.kind));
    const from = beforeRecordId === undefined ? 0 : records.findIndex(({ recordId }) => recordId === beforeRecordId) + 1 || records.length;
    return {
      records: records.slice(from, from + pageSize),
      hasMore: from + pageSize < records.length,
      kinds: between.map((record) => ({ kind: record.kind, kindName: record.kindName, count: 1, amount: record.amount })),
      wallets: ['cash'],
      currency: 'PLAY',
      netDeposits: all.find((record) => record.kind === 'deposit_IN')?.amount ?? '0',
    };
  },
  bonusRecords: ({ beforeRecordId }, context) => ({
    records: (beforeRecordId === undefined ? recordsOf(fakeOwner(context)) : [])
      .filter((record) => record.kind === 'register_IN')
      .map((record) => ({ ...record, wallet: 'cash', terms: 'Nothing to fulfil.' })),
    hasMore: false,
    currency: 'PLAY',
    bonusBalance: '0',
  }),
} satisfies Partial<FakeHandlers>;
