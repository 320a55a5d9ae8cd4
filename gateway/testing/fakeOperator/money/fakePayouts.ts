import type { AnswerOf, ParsedPayloadOf } from '#contract/call.ts';
import type { Calls } from '#contract/calls.ts';
import type { FakeCallContext, FakeHandlers } from '../FakeCallContext.ts';
import type { Account } from '../fakeAccount.ts';
import { fakeBook } from './fakeBook.ts';
import { fakeHouseDay } from '../fakeHouseDay.ts';
import type { FakeMembers } from '../fakeMembers.ts';
import { fakeOnce } from '../fakeOnce.ts';
import { fakeOwner } from '../fakeOwner.ts';
import { FakeRefusal } from '../fakeRefusal.ts';
import type { FakeWorld } from '../FakeWorld.ts';
import { fakeCoolingUntil, requireFakeStepUp } from '../identity/fakeStepUp.ts';
import { decimal, tenThousandths } from '../tenThousandths.ts';

type Row = AnswerOf<Calls['withdraw']>;

const banks = [
  { bankCode: 'RIVER', bankName: 'River Bank', kind: 'bank' as const },
  { bankCode: 'OARPAY', bankName: 'OarPay e-wallet', kind: 'wallet' as const },
];
const maxAccounts = 5;
const bounds = { minAmount: '10000', maxAmount: '20000000' };
const dailyCount = 5;
const coolingHours = 24;
const receiptMinutes = 30;

const leftToday = ({ withdrawals }: Account, now: number): number =>
  dailyCount - withdrawals.filter(({ createTime }) => fakeHouseDay(createTime) === fakeHouseDay(now)).length;

/** The one way to write a number, however it is parted; undefined where it can be none. */
function plainNumber(kind: 'bank' | 'wallet', typed: string): string | undefined {
  const text = typed.replace(/[\s.-]/g, '');
  if (kind === 'bank') return /^\d{6,19}$/.test(text) ? text : undefined;
  const [, national] = /^(?:\+?84|0)?([35789]\d{8})$/.exec(text) ?? [];
  return national && `+84${national}`;
}

function add(members: FakeMembers, context: FakeCallContext, payload: ParsedPayloadOf<Calls['addPayoutAccount']>) {
  const account = fakeOwner(context);
  const { now } = context;
  const { stepUpTicket, bankCode, accountNumber } = payload;
  const holder = payload.holderName.trim();
  const bank = banks.find((each) => each.bankCode === bankCode);
  const number = bank && plainNumber(bank.kind, accountNumber);
  const fields = [
    ...(bank === undefined ? [{ name: 'bankCode', patternId: 'unknown' }] : []),
    ...(bank && (holder.length < 2 || holder.length > 60 || !/\p{L}/u.test(holder)) ? [{ name: 'holderName', patternId: 'length' }] : []),
    ...(bank && number === undefined ? [{ name: 'accountNumber', patternId: bank.kind === 'bank' ? 'digits' : 'mobile' }] : []),
  ];
  if (bank === undefined || number === undefined || fields.length > 0) throw new FakeRefusal('invalid_fields', { fields });
  requireFakeStepUp(account, { action: 'addPayoutAccount', target: `${bankCode} ${accountNumber}` }, stepUpTicket);
  if (account.payoutAccounts.length >= maxAccounts) throw new FakeRefusal('payout_accounts_full');
  const [first] = account.payees;
  if (first !== undefined && first.toUpperCase() !== holder.toUpperCase()) throw new FakeRefusal('payee_name_mismatch');
  const key = `${bankCode} ${number}`;
  if ((members.payees.get(key) ?? account) !== account) throw new FakeRefusal('payee_taken');
  members.payees.set(key, account);
  const accountNumberShown = `•••• ${number.slice(-4)}`;
  const again = account.payoutAccounts.find((each) => each.bankCode === bankCode && each.accountNumber === accountNumberShown);
  if (again) return again;
  const made = {
    payoutAccountId: `${account.member.memberId}-payout-${account.payees.length + 1}`,
    ...bank,
    holderName: holder.replace(/(\S)\S*/g, '$1•••'),
    accountNumber: accountNumberShown,
    createTime: now,
    usableFrom: first === undefined ? now : now + coolingHours * 3_600_000,
  };
  account.payees.push(holder);
  account.payoutAccounts = [made, ...account.payoutAccounts];
  return made;
}

function ask(account: Account, { payoutAccountId, amount: text, stepUpTicket }: ParsedPayloadOf<Calls['withdraw']>, now: number): Row {
  const amount = tenThousandths(text);
  const payee = account.payoutAccounts.find((each) => each.payoutAccountId === payoutAccountId);
  if (payee === undefined) throw new FakeRefusal('payout_account_gone');
  const until = Math.max(payee.usableFrom, fakeCoolingUntil(account, now) ?? 0);
  if (until > now) throw new FakeRefusal('cooling_time', { until });
  requireFakeStepUp(account, { action: 'withdraw', amount: text, target: payoutAccountId }, stepUpTicket);
  if (leftToday(account, now) <= 0) throw new FakeRefusal('daily_count_reached');
  if (amount > account.balance) throw new FakeRefusal('insufficient_balance');
  const withdrawalId = `${account.member.memberId}-withdrawal-${account.withdrawals.length + 1}`;
  fakeBook(account, { kind: 'withdraw_HOLD', amount: -amount, reference: withdrawalId, time: now });
  const made: Row = {
    withdrawalId,
    amount: decimal(amount),
    fee: '0',
    payout: decimal(amount),
    currency: 'PLAY',
    status: 'SENT',
    bankName: payee.bankName,
    accountNumber: payee.accountNumber,
    createTime: now,
    receiptDue: now + receiptMinutes * 60_000,
    steps: [
      { status: 'PENDING', time: now, by: 'member', reason: null },
      { status: 'APPROVED', time: now, by: 'rules', reason: null },
      { status: 'SENT', time: now, by: 'bank', reason: null },
    ],
  };
  account.withdrawals = [made, ...account.withdrawals];
  return made;
}

/** Payout accounts and withdrawals; what is asked for is paid out at once. */
export function fakePayouts({ members }: FakeWorld) {
  return {
    payoutAccounts: (_payload, context) => ({ accounts: [...fakeOwner(context).payoutAccounts], banks, maxAccounts, coolingHours }),
    addPayoutAccount: (payload, context) => add(members, context, payload),
    removePayoutAccount: ({ payoutAccountId, stepUpTicket }, context) => {
      const account = fakeOwner(context);
      requireFakeStepUp(account, { action: 'removePayoutAccount', target: payoutAccountId }, stepUpTicket);
      const left = account.payoutAccounts.filter((each) => each.payoutAccountId !== payoutAccountId);
      if (left.length === account.payoutAccounts.length) throw new FakeRefusal('payout_account_gone');
      account.payoutAccounts = left;
      return {};
    },
    withdrawalTerms: (_payload, context) => ({
      ...bounds,
      currency: 'PLAY',
      dailyCount,
      leftToday: leftToday(fakeOwner(context), context.now),
      feeFixed: '0',
      feePercent: '0',
      receiptMinutes,
    }),
    withdraw: (payload, context) => {
      const amount = tenThousandths(payload.amount);
      if (amount < tenThousandths(bounds.minAmount) || amount > tenThousandths(bounds.maxAmount))
        throw new FakeRefusal('amount_out_of_range', bounds);
      const wish = { payoutAccountId: payload.payoutAccountId, amount: decimal(amount) };
      const made = fakeOnce(context, 'withdraw', wish, (account) => ask(account, payload, context.now));
      // A repetition is told how it stands by now.
      return fakeOwner(context).withdrawals.find(({ withdrawalId }) => withdrawalId === made.withdrawalId) ?? made;
    },
    withdrawals: ({ pageSize, beforeWithdrawalId }, context) => {
      const { withdrawals } = fakeOwner(context);
      const from =
        beforeWithdrawalId === undefined
          ? 0
          : withdrawals.findIndex(({ withdrawalId }) => withdrawalId === beforeWithdrawalId) + 1 || withdrawals.length;
      return {
        withdrawals: withdrawals.slice(from, from + pageSize),
        total: withdrawals.length,
        hasMore: from + pageSize < withdrawals.length,
      };
    },
    confirmWithdrawal: ({ withdrawalId, received }, context) => {
      const account = fakeOwner(context);
      const found = account.withdrawals.find((each) => each.withdrawalId === withdrawalId);
      if (found === undefined) throw new FakeRefusal('withdrawal_gone');
      const status = received ? ('RECEIVED' as const) : ('DISPUTED' as const);
      if (found.status === status) return found;
      if (found.status === 'RECEIVED') throw new FakeRefusal('withdrawal_closed');
      const steps = [...found.steps, { status, time: context.now, by: 'member' as const, reason: null }];
      const confirmed: Row = { ...found, status, receiptDue: null, steps };
      account.withdrawals = account.withdrawals.map((each) => (each === found ? confirmed : each));
      return confirmed;
    },
  } satisfies Partial<FakeHandlers>;
}
