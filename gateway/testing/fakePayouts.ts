import type { AnswerOf, ParsedPayloadOf } from '#contract/call.ts';
import type { Calls } from '#contract/calls.ts';
import type { FakeHandlers } from './FakeCallContext.ts';
import type { Account } from './fakeAccount.ts';
import { fakeOnce } from './fakeOnce.ts';
import { fakeOwner } from './fakeOwner.ts';
import { FakeRefusal } from './fakeRefusal.ts';
import { needFakeStepUp } from './fakeStepUp.ts';
import { decimal, tenThousandths } from './tenThousandths.ts';

type Row = AnswerOf<Calls['withdraw']>;

const banks = [
  { bankCode: 'RIVER', bankName: 'River Bank', kind: 'bank' as const },
  { bankCode: 'OARPAY', bankName: 'OarPay e-wallet', kind: 'wallet' as const },
];
const mostAccounts = 5;
const bounds = { minAmount: '10000', maxAmount: '20000000' };
const dailyCount = 5;
const receiptMinutes = 30;

const numbers = /^\d{6,19}$/;

function add(account: Account, { stepUpTicket, ...payee }: ParsedPayloadOf<Calls['addPayoutAccount']>, now: number) {
  const { bankCode, holderName, accountNumber } = payee;
  const bank = banks.find((each) => each.bankCode === bankCode);
  const fields = [
    ...(bank === undefined ? [{ name: 'bankCode', patternId: 'unknown' }] : []),
    ...(holderName.trim().length < 2 ? [{ name: 'holderName', patternId: 'length' }] : []),
    ...(numbers.test(accountNumber) ? [] : [{ name: 'accountNumber', patternId: 'digits' }]),
  ];
  if (bank === undefined || fields.length > 0) throw new FakeRefusal('invalid_fields', { fields });
  needFakeStepUp(account, { action: 'addPayoutAccount', target: `${bankCode} ${accountNumber}` }, stepUpTicket);
  const [first] = account.payoutAccounts;
  if (account.payoutAccounts.length >= mostAccounts) throw new FakeRefusal('payout_accounts_full');
  if (first !== undefined && first.holderName[0] !== holderName[0]) throw new FakeRefusal('payee_name_mismatch');
  const made = {
    payoutAccountId: `${account.member.memberId}-payout-${account.payoutAccounts.length + 1}`,
    ...bank,
    holderName: holderName.replace(/(\S)\S*/g, '$1•••'),
    accountNumber: `•••• ${accountNumber.slice(-4)}`,
    createTime: now,
    usableFrom: now,
  };
  account.payoutAccounts = [made, ...account.payoutAccounts];
  return made;
}

function ask(account: Account, { payoutAccountId, amount: text, stepUpTicket }: ParsedPayloadOf<Calls['withdraw']>, now: number): Row {
  const amount = tenThousandths(text);
  const payee = account.payoutAccounts.find((each) => each.payoutAccountId === payoutAccountId);
  if (payee === undefined) throw new FakeRefusal('payout_account_gone');
  needFakeStepUp(account, { action: 'withdraw', amount: text, target: payoutAccountId }, stepUpTicket);
  if (account.withdrawals.length >= dailyCount) throw new FakeRefusal('daily_count_reached');
  if (amount > account.balance) throw new FakeRefusal('insufficient_balance');
  account.balance -= amount;
  const made: Row = {
    withdrawalId: `${account.member.memberId}-withdrawal-${account.withdrawals.length + 1}`,
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
export const fakePayouts = {
  payoutAccounts: (_payload, context) => ({ accounts: [...fakeOwner(context).payoutAccounts], banks, mostAccounts, coolingHours: 24 }),
  addPayoutAccount: (payload, context) => add(fakeOwner(context), payload, context.now),
  removePayoutAccount: ({ payoutAccountId, stepUpTicket }, context) => {
    const account = fakeOwner(context);
    needFakeStepUp(account, { action: 'removePayoutAccount', target: payoutAccountId }, stepUpTicket);
    const left = account.payoutAccounts.filter((each) => each.payoutAccountId !== payoutAccountId);
    if (left.length === account.payoutAccounts.length) throw new FakeRefusal('payout_account_gone');
    account.payoutAccounts = left;
    return {};
  },
  withdrawalTerms: (_payload, context) => ({
    ...bounds,
    currency: 'PLAY',
    dailyCount,
    leftToday: dailyCount - fakeOwner(context).withdrawals.length,
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
    return { withdrawals: withdrawals.slice(from, from + pageSize), hasMore: from + pageSize < withdrawals.length };
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
