import { calls } from '#contract/calls.ts';
import { caseList, newMember, password, valueOf } from '../caseList.ts';
import type { Operator } from '../Operator.ts';

const { add, byMembers, cases } = caseList();
export { cases };

const paymentPassword = 'reeds by the pier';
let numbers = 71_001_000;
const freshPayee = ({ numberPrefix = '' }: Operator) => ({
  bankCode: 'RIVER',
  holderName: 'Heron',
  accountNumber: `${numberPrefix}${(numbers += 1)}`,
});
type Payee = ReturnType<typeof freshPayee>;

async function payingMember(at: Operator) {
  const { as } = await newMember(at);
  await at.call(calls.setPaymentPassword, { password, newPaymentPassword: paymentPassword, confirmPaymentPassword: paymentPassword }, as);
  return as;
}
type As = Awaited<ReturnType<typeof payingMember>>;
interface Action {
  readonly action: 'withdraw' | 'addPayoutAccount' | 'removePayoutAccount';
  readonly amount?: string;
  readonly target: string;
}

const ticket = async (at: Operator, as: As, action: Action) =>
  valueOf(await at.call(calls.proveStepUp, { ...action, paymentPassword }, as)).stepUpTicket;
async function bind(at: Operator, as: As, payee: Payee) {
  const stepUpTicket = await ticket(at, as, { action: 'addPayoutAccount', target: `${payee.bankCode} ${payee.accountNumber}` });
  return at.call(calls.addPayoutAccount, { ...payee, stepUpTicket }, as);
}
async function rich(at: Operator, payee = freshPayee(at)) {
  const as = await payingMember(at);
  const { payoutAccountId } = valueOf(await bind(at, as, payee));
  const [method] = valueOf(await at.call(calls.depositMethods, {}, as)).methods;
  await at.call(calls.deposit, { methodId: method?.methodId ?? '', amount: '100000' }, { ...as, key: 'deposit-1' });
  return { as, payoutAccountId };
}
async function ask(at: Operator, { as, payoutAccountId }: Awaited<ReturnType<typeof rich>>, amount: string, key = 'withdraw-1') {
  const stepUpTicket = await ticket(at, as, { action: 'withdraw', amount, target: payoutAccountId });
  return at.call(calls.withdraw, { payoutAccountId, amount, stepUpTicket }, { ...as, key });
}

byMembers(calls.payoutAccounts, calls.withdrawalTerms, calls.withdrawals);
for (const [title, comesTo, change] of [
  ['of the member', 'answered', {}],
  ['with a bank there is not', 'invalid_fields', { bankCode: 'NOWHERE' }],
  ['in a name without a letter', 'invalid_fields', { holderName: '1234' }],
  ['by no number', 'invalid_fields', { accountNumber: 'none' }],
] as const)
  add(calls.addPayoutAccount, title, comesTo, async (at) => bind(at, await payingMember(at), { ...freshPayee(at), ...change }));
add(calls.addPayoutAccount, 'without a proof', 'step_up_failed', async (at, call) =>
  at.call(call, { ...freshPayee(at), stepUpTicket: 'made-up' }, await payingMember(at)),
);
add(calls.addPayoutAccount, 'of somebody else', 'payee_name_mismatch', async (at) => {
  const as = await payingMember(at);
  await bind(at, as, freshPayee(at));
  return bind(at, as, { ...freshPayee(at), holderName: 'Otter' });
});
add(calls.addPayoutAccount, 'of the same one, in other letters', 'answered', async (at) => {
  const as = await payingMember(at);
  await bind(at, as, freshPayee(at));
  return bind(at, as, { ...freshPayee(at), holderName: ' HERON ' });
});
add(calls.addPayoutAccount, 'that is another member’s, parted otherwise', 'payee_taken', async (at) => {
  const payee = freshPayee(at);
  await bind(at, await payingMember(at), payee);
  return bind(at, await payingMember(at), { ...payee, accountNumber: payee.accountNumber.replace(/^(....)/, '$1 ') });
});
add(calls.addPayoutAccount, 'of a wallet, by what is no mobile number', 'invalid_fields', async (at) =>
  bind(at, await payingMember(at), { ...freshPayee(at), bankCode: 'OARPAY', accountNumber: '123456' }),
);
add(calls.addPayoutAccount, 'again after it was taken away', 'answered', async (at) => {
  const { as, payoutAccountId } = await rich(at);
  const { payoutAccountId: second } = valueOf(await bind(at, as, freshPayee(at)));
  const stepUpTicket = await ticket(at, as, { action: 'removePayoutAccount', target: payoutAccountId });
  await at.call(calls.removePayoutAccount, { payoutAccountId, stepUpTicket }, as);
  const said = await bind(at, as, freshPayee(at));
  if (valueOf(said).payoutAccountId === second) throw new Error('two accounts have one id');
  return said;
});
add(calls.addPayoutAccount, 'one more than there may be', 'payout_accounts_full', async (at) => {
  const as = await payingMember(at);
  const { maxAccounts } = valueOf(await at.call(calls.payoutAccounts, {}, as));
  for (let made = 0; made < maxAccounts; made += 1) await bind(at, as, freshPayee(at));
  return bind(at, as, freshPayee(at));
});
add(calls.removePayoutAccount, 'of the member', 'answered', async (at, call) => {
  const { as, payoutAccountId } = await rich(at);
  const stepUpTicket = await ticket(at, as, { action: 'removePayoutAccount', target: payoutAccountId });
  return at.call(call, { payoutAccountId, stepUpTicket }, as);
});
add(calls.removePayoutAccount, 'that there is not', 'payout_account_gone', async (at, call) => {
  const as = await payingMember(at);
  const stepUpTicket = await ticket(at, as, { action: 'removePayoutAccount', target: 'nothing' });
  return at.call(call, { payoutAccountId: 'nothing', stepUpTicket }, as);
});
for (const [title, comesTo, amount] of [
  ['of the smallest amount', 'answered', '10000'],
  ['of less than that', 'amount_out_of_range', '9999.9999'],
  ['of more than there is', 'insufficient_balance', '15000000'],
] as const)
  add(calls.withdraw, title, comesTo, async (at) => ask(at, await rich(at), amount));
add(calls.withdraw, 'without a proof', 'step_up_failed', async (at, call) => {
  const { as, payoutAccountId } = await rich(at);
  return at.call(call, { payoutAccountId, amount: '10000', stepUpTicket: 'made-up' }, { ...as, key: 'withdraw-1' });
});
add(calls.withdraw, 'to an account that there is not', 'payout_account_gone', async (at) =>
  ask(at, { ...(await rich(at)), payoutAccountId: 'nothing' }, '10000'),
);
add(calls.withdraw, 'without a key', 'idempotency_key_required', async (at, call) =>
  at.call(call, { payoutAccountId: 'any', amount: '10000', stepUpTicket: 'any' }, (await newMember(at)).as),
);
add(calls.withdraw, 'another amount by the same key', 'idempotency_mismatch', async (at) => {
  const member = await rich(at);
  await ask(at, member, '10000');
  return ask(at, member, '20000');
});
add(calls.withdraw, 'to an account that rests', 'cooling_time', async (at) => {
  const member = await rich(at);
  const { payoutAccountId } = valueOf(await bind(at, member.as, freshPayee(at)));
  return ask(at, { ...member, payoutAccountId }, '10000');
});
add(calls.withdraw, 'after the payment password was replaced', 'cooling_time', async (at) => {
  const member = await rich(at);
  await at.call(
    calls.setPaymentPassword,
    { password, newPaymentPassword: 'another pier of reeds', confirmPaymentPassword: 'another pier of reeds' },
    member.as,
  );
  const proof = { action: 'withdraw', amount: '10000', target: member.payoutAccountId, paymentPassword: 'another pier of reeds' } as const;
  const { stepUpTicket } = valueOf(await at.call(calls.proveStepUp, proof, member.as));
  const { as, payoutAccountId } = member;
  return at.call(calls.withdraw, { payoutAccountId, amount: '10000', stepUpTicket }, { ...as, key: 'withdraw-1' });
});
add(calls.withdraw, 'again by the same key, without another proof', 'answered', async (at, call) => {
  const member = await rich(at);
  await ask(at, member, '10000');
  const { as, payoutAccountId } = member;
  return at.call(call, { payoutAccountId, amount: '10000.0', stepUpTicket: 'used up' }, { ...as, key: 'withdraw-1' });
});
add(calls.withdraw, 'one more than there may be in a day', 'daily_count_reached', async (at) => {
  const member = await rich(at);
  for (let made = 0; made < 5; made += 1) await ask(at, member, '10000', `withdraw-${made}`);
  return ask(at, member, '10000', 'withdraw-more');
});
add(calls.confirmWithdrawal, 'that there is not', 'withdrawal_gone', async (at, call) =>
  at.call(call, { withdrawalId: 'nothing', received: true }, (await newMember(at)).as),
);

/** Numbers depend on which cases came before: what is shown has one of its own. */
const shown: Payee = { bankCode: 'RIVER', holderName: 'Heron', accountNumber: '0071001234567' };

export const examples = {
  addPayoutAccount: async (at: Operator) => bind(at, await payingMember(at), shown),
  withdraw: async (at: Operator) => ask(at, await rich(at, shown), '10000'),
  withdrawals: async (at: Operator) => {
    const member = await rich(at, shown);
    await ask(at, member, '10000');
    return at.call(calls.withdrawals, {}, member.as);
  },
  confirmWithdrawal: async (at: Operator) => {
    const member = await rich(at, shown);
    const { withdrawalId } = valueOf(await ask(at, member, '10000'));
    return at.call(calls.confirmWithdrawal, { withdrawalId, received: true }, member.as);
  },
};
