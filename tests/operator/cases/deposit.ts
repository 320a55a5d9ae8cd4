import { calls } from '#contract/calls.ts';
import type { Operator } from '../Operator.ts';
import { caseList, newMember, password, valueOf, WrongDeed } from '../caseList.ts';

const { add, byMembers, cases } = caseList();
export { cases };

byMembers(calls.depositMethods, calls.deposits);
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

/** The same amount in other digits. */
const otherwise = (amount: string): string => (amount.includes('.') ? `${amount}0` : `${amount}.0`);
for (const [title, comesTo, written, key] of [
  ['the same by the same key, written otherwise', 'answered', otherwise, 'deposit-1'],
  ['too little by a key that was used', 'amount_out_of_range', () => '-1', 'deposit-1'],
  ['by a key with a blank in it', 'idempotency_key_required', otherwise, 'deposit 2'],
  ['by a key that is too long', 'idempotency_key_required', otherwise, 'd'.repeat(256)],
] as const)
  add(calls.deposit, title, comesTo, async (at, call) => {
    const { as } = await newMember(at);
    const [{ methodId = '', minAmount = '' } = {}] = valueOf(await at.call(calls.depositMethods, {}, as)).methods;
    await at.call(call, { methodId, amount: minAmount }, { ...as, key: 'deposit-1' });
    const said = await at.call(call, { methodId, amount: written(minAmount) }, { ...as, key });
    const { total } = valueOf(await at.call(calls.deposits, {}, as));
    if (!Number.isInteger(total)) throw new Error('the list of deposits does not say how many there are');
    if (total !== 1) throw new WrongDeed(`there are ${total} deposits in place of one`);
    return said;
  });

for (const [title, comesTo, times] of [
  ['up to a limit of the member’s own', 'answered', 2],
  ['past a limit of the member’s own', 'limit_reached', 3],
] as const)
  add(calls.deposit, title, comesTo, async (at, call) => {
    const { as } = await newMember(at);
    const [{ methodId = '', minAmount = '' } = {}] = valueOf(await at.call(calls.depositMethods, {}, as)).methods;
    const ask = (key: string) => at.call(call, { methodId, amount: minAmount }, { ...as, key });
    await at.call(calls.setPlayLimit, { kind: 'DEPOSIT', period: 'WEEK', amount: `${2 * Number(minAmount)}` }, as);
    for (let made = 1; made < times; made += 1) valueOf(await ask(`deposit-${made}`));
    const said = await ask('deposit-last');
    const [limit] = valueOf(await at.call(calls.playLimits, {}, as)).limits;
    if (limit?.left !== '0') throw new Error(`the limit leaves ${limit?.left}`);
    return said;
  });
add(calls.deposit, 'during a break', 'play_paused', async (at, call) => {
  const { as } = await newMember(at);
  const [{ methodId = '', minAmount = '' } = {}] = valueOf(await at.call(calls.depositMethods, {}, as)).methods;
  valueOf(await at.call(calls.takeTimeOut, { length: 'DAY' }, as));
  return at.call(call, { methodId, amount: minAmount }, { ...as, key: 'deposit-1' });
});
add(calls.deposit, 'by who is excluded and came to be paid out', 'play_paused', async (at, call) => {
  const { username, as } = await newMember(at);
  valueOf(await at.call(calls.excludeSelf, { length: 'FOR_GOOD' }, as));
  const { token } = valueOf(await at.call(calls.login, { username, password, forPayout: true }));
  return at.call(call, { methodId: 'any', amount: '1' }, { token, key: 'deposit-1' });
});

/** A member with a deposit that is not paid yet; the operator has to have a way by which it is not paid at once. */
async function newOpenDeposit(at: Operator) {
  const { as } = await newMember(at);
  const method = valueOf(await at.call(calls.depositMethods, {}, as)).methods.find(({ kind }) => kind !== 'instant');
  const { methodId = '', minAmount = '' } = method ?? {};
  const wish = { methodId, amount: minAmount };
  const { deposit } = valueOf(await at.call(calls.deposit, wish, { ...as, key: 'deposit-open' }));
  return { as, depositId: deposit.depositId, wish };
}
add(calls.deposit, 'again, after it was cancelled', 'answered', async (at, call) => {
  const { as, depositId, wish } = await newOpenDeposit(at);
  await at.call(calls.cancelDeposit, { depositId }, as);
  const said = await at.call(call, wish, { ...as, key: 'deposit-open' });
  if (valueOf(said).deposit.status !== 'CANCELLED') throw new Error('a repetition was not told how the deposit stands');
  return said;
});
add(calls.depositById, 'one that is to be paid', 'answered', async (at, call) => {
  const { as, depositId } = await newOpenDeposit(at);
  return at.call(call, { depositId }, as);
});
add(calls.depositById, "another's", 'answered', async (at, call) => {
  const { depositId } = await newOpenDeposit(at);
  const said = await at.call(call, { depositId }, (await newMember(at)).as);
  if (valueOf(said).deposit !== null) throw new Error("another's deposit was told");
  return said;
});
add(calls.cancelDeposit, 'one that is to be paid', 'answered', async (at, call) => {
  const { as, depositId } = await newOpenDeposit(at);
  return at.call(call, { depositId }, as);
});
add(calls.cancelDeposit, 'a second time', 'deposit_gone_on', async (at, call) => {
  const { as, depositId } = await newOpenDeposit(at);
  await at.call(call, { depositId }, as);
  return at.call(call, { depositId }, as);
});
add(calls.cancelDeposit, "another's", 'deposit_gone_on', async (at, call) => {
  const { depositId } = await newOpenDeposit(at);
  return at.call(call, { depositId }, (await newMember(at)).as);
});
