import { calls } from '#contract/calls.ts';
import { caseList, consent, freshName, newMember, password, valueOf } from '../caseList.ts';
import type { Operator } from '../Operator.ts';

const { add, byMembers, cases } = caseList();
export { cases };

const paymentPassword = 'reeds by the pier';

/** A member whom another one brought, with so many thousands beside the welcome gift. */
async function downline(at: Operator, deposits: readonly string[] = ['100000']) {
  const upline = await newMember(at);
  const { customerId: referralCode } = valueOf(await at.call(calls.memberInfo, {}, upline.as));
  const username = freshName(at);
  const { token } = valueOf(await at.call(calls.register, { username, password, confirmPassword: password, referralCode, ...consent }));
  const as = { token };
  await at.call(calls.setPaymentPassword, { password, newPaymentPassword: paymentPassword, confirmPaymentPassword: paymentPassword }, as);
  const [method] = valueOf(await at.call(calls.depositMethods, {}, as)).methods;
  for (const [index, amount] of deposits.entries())
    await at.call(calls.deposit, { methodId: method?.methodId ?? '', amount }, { ...as, key: `deposit-${index}` });
  const [receiver] = valueOf(await at.call(calls.memberTransferTerms, {}, as)).receivers;
  return { as, receiverId: receiver?.receiverId ?? '' };
}
type Sender = Awaited<ReturnType<typeof downline>>;

async function send(at: Operator, { as, receiverId }: Sender, amount: string, key = 'transfer-1') {
  const proof = { action: 'transferUpline' as const, amount, target: receiverId, paymentPassword };
  const { stepUpTicket } = valueOf(await at.call(calls.proveStepUp, proof, as));
  return at.call(calls.memberTransfer, { receiverId, amount, stepUpTicket }, { ...as, key });
}

byMembers(calls.memberTransferTerms);
add(calls.memberTransferTerms, 'by a member whom somebody brought', 'answered', async (at, call) =>
  at.call(call, {}, (await downline(at)).as),
);
add(calls.memberTransferTerms, 'by one who searches, and has no downlines', 'answered', async (at, call) =>
  at.call(call, { account: 'rower' }, (await downline(at)).as),
);
for (const [title, comesTo, amount] of [
  ['of the smallest amount', 'answered', '10000'],
  ['of less than that', 'amount_out_of_range', '9999.9999'],
  ['of more than the largest', 'amount_out_of_range', '2000000.0001'],
  ['of more than there is', 'insufficient_balance', '1500000'],
] as const)
  add(calls.memberTransfer, title, comesTo, async (at) => send(at, await downline(at), amount));
add(calls.memberTransfer, 'without a proof', 'step_up_failed', async (at, call) => {
  const { as, receiverId } = await downline(at);
  return at.call(call, { receiverId, amount: '10000', stepUpTicket: 'made-up' }, { ...as, key: 'transfer-1' });
});
add(calls.memberTransfer, 'to somebody else', 'receiver_unavailable', async (at) => {
  const { receiverId } = await downline(at);
  return send(at, { ...(await downline(at)), receiverId }, '10000');
});
add(calls.memberTransfer, 'without a key', 'idempotency_key_required', async (at, call) =>
  at.call(call, { receiverId: 'any', amount: '10000', stepUpTicket: 'any' }, (await newMember(at)).as),
);
add(calls.memberTransfer, 'another amount by the same key', 'idempotency_mismatch', async (at) => {
  const sender = await downline(at);
  await send(at, sender, '10000');
  return send(at, sender, '20000');
});
add(calls.memberTransfer, 'more than there may be in a day', 'daily_amount_reached', async (at) => {
  const sender = await downline(at, ['2000000', '2000000', '2000000']);
  await send(at, sender, '2000000', 'transfer-1');
  await send(at, sender, '2000000', 'transfer-2');
  return send(at, sender, '1000000.0001', 'transfer-3');
});
