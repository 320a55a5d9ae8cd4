import { calls } from '#contract/calls.ts';
import { caseList, newMember, valueOf } from '../caseList.ts';

const { add, byMembers, cases } = caseList();
export { cases };

byMembers(calls.depositMethods);
for (const [title, comesTo, change] of [
  ['its smallest amount', 'answered', {}],
  ['less than nothing', 'amount_out_of_range', { amount: '-1' }],
  ['by a way there is not', 'method_unavailable', { methodId: 'no-such-way' }],
  ['no amount at all', 'invalid_payload', { amount: 'much' }],
] as const)
  add(calls.deposit, title, comesTo, async (at, call) => {
    const { as } = await newMember(at);
    const [method] = valueOf(await at.call(calls.depositMethods, {}, as)).methods;
    return at.call(call, { methodId: method?.methodId ?? '', amount: method?.minAmount ?? '', ...change }, { ...as, key: 'deposit-1' });
  });
add(calls.deposit, 'without a key', 'idempotency_key_required', async (at, call) =>
  at.call(call, { methodId: 'any', amount: '1' }, (await newMember(at)).as),
);
add(calls.deposit, 'another amount by the same key', 'idempotency_mismatch', async (at, call) => {
  const { as } = await newMember(at);
  const [{ methodId = '', minAmount = '', maxAmount = '' } = {}] = valueOf(await at.call(calls.depositMethods, {}, as)).methods;
  await at.call(call, { methodId, amount: minAmount }, { ...as, key: 'deposit-1' });
  return at.call(call, { methodId, amount: maxAmount }, { ...as, key: 'deposit-1' });
});
