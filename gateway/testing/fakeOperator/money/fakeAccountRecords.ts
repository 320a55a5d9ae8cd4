import type { FakeHandlers } from '../FakeCallContext.ts';
import type { FakeMovement } from './FakeMovement.ts';
import { fakeHouseDay } from '../fakeHouseDay.ts';
import { fakeOwner } from '../fakeOwner.ts';
import { decimal } from '../tenThousandths.ts';

const names: Readonly<Record<string, string>> = {
  register_IN: 'Welcome gift',
  deposit_IN: 'Deposit',
  withdraw_HOLD: 'Withdrawal',
  memberTransfer_OUT: 'Sent to a member',
  memberTransfer_IN: 'Received from a member',
};
const nameOf = (kind: string): string => names[kind] ?? 'Wallet transfer';

const recordOf = ({ recordId, kind, amount, after, reference, time }: FakeMovement) => ({
  recordId,
  kind,
  kindName: nameOf(kind),
  amount: decimal(amount),
  balanceBefore: decimal(after - amount),
  balanceAfter: decimal(after),
  reference,
  time,
});

const sumOf = (movements: readonly FakeMovement[]): bigint => movements.reduce((sum, { amount }) => sum + amount, 0n);
const isOwnMoney = ({ kind }: FakeMovement): boolean => kind === 'deposit_IN' || kind === 'withdraw_HOLD';

/** The page behind that record, which is the newest one where none is named. */
function pageOf(movements: readonly FakeMovement[], pageSize: number, before: string | undefined) {
  const from = before === undefined ? 0 : movements.findIndex(({ recordId }) => recordId === before) + 1 || movements.length;
  return { page: movements.slice(from, from + pageSize), hasMore: from + pageSize < movements.length };
}

/** What happened on accounts. */
export const fakeAccountRecords = {
  accountRecords: ({ pageSize, beforeRecordId, wallet, kind, fromDay = '', toDay = '9' }, context) => {
    const { movements } = fakeOwner(context);
    const between = movements.filter(
      (each) => each.wallet === wallet && fromDay <= fakeHouseDay(each.time) && fakeHouseDay(each.time) <= toDay,
    );
    const { page, hasMore } = pageOf(
      between.filter((each) => each.kind === (kind ?? each.kind)),
      pageSize,
      beforeRecordId,
    );
    const known = Map.groupBy(between, (each) => each.kind);
    if (kind !== undefined && !known.has(kind) && movements.some((each) => each.wallet === wallet && each.kind === kind))
      known.set(kind, []);
    const kinds = [...known].toSorted(([one], [other]) => (one < other ? -1 : 1));
    return {
      records: page.map(recordOf),
      hasMore,
      kinds: kinds.map(([code, of]) => ({ kind: code, kindName: nameOf(code), count: of.length, amount: decimal(sumOf(of)) })),
      wallets: [...new Set(movements.map((each) => each.wallet))].toSorted(),
      currency: 'PLAY',
      netDeposits: decimal(sumOf(movements.filter(isOwnMoney))),
    };
  },
  bonusRecords: ({ pageSize, beforeRecordId }, context) => {
    const gifts = fakeOwner(context).movements.filter(({ kind }) => kind === 'register_IN');
    const { page, hasMore } = pageOf(gifts, pageSize, beforeRecordId);
    return {
      records: page.map((movement) => ({ ...recordOf(movement), wallet: movement.wallet, terms: 'Nothing to fulfil.' })),
      hasMore,
      currency: 'PLAY',
      bonusBalance: '0',
    };
  },
} satisfies Partial<FakeHandlers>;
