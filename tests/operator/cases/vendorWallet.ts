import type { PayloadOf } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import { caseList, newMember, valueOf } from '../caseList.ts';
import type { Operator } from '../Operator.ts';

const { add, byMembers, cases } = caseList();
export { cases };

/** A new member's first wallet with a vendor, and a transfer into it of the smallest amount. */
async function firstWallet(at: Operator, change: Partial<PayloadOf<typeof calls.walletTransfer>> = {}) {
  const { as } = await newMember(at);
  const [wallet] = valueOf(await at.call(calls.merchantWallet, {}, as)).wallets;
  return { as, payload: { vassalage: wallet?.vassalage ?? '', direction: 'IN' as const, amount: '1', ...change } };
}

byMembers(calls.merchantWallet);
for (const [title, comesTo, change] of [
  ['the smallest amount', 'answered', {}],
  ['less than that', 'amount_out_of_range', { amount: '0.9999' }],
  ['out of an empty wallet', 'insufficient_balance', { direction: 'OUT' }],
  ['to a vendor that keeps no wallet', 'wallet_unavailable', { vassalage: 'NONE' }],
  ['no amount at all', 'invalid_payload', { amount: 'much' }],
] as const)
  add(calls.walletTransfer, title, comesTo, async (at, call) => {
    const { as, payload } = await firstWallet(at, change);
    return at.call(call, payload, { ...as, key: 'transfer-1' });
  });
add(calls.walletTransfer, 'another amount by the same key', 'idempotency_mismatch', async (at, call) => {
  const { as, payload } = await firstWallet(at);
  await at.call(call, payload, { ...as, key: 'transfer-1' });
  return at.call(call, { ...payload, amount: '2' }, { ...as, key: 'transfer-1' });
});
add(calls.walletTransfer, 'by the key of a deposit', 'answered', async (at, call) => {
  const { as, payload } = await firstWallet(at);
  const [{ methodId = '', minAmount = '' } = {}] = valueOf(await at.call(calls.depositMethods, {}, as)).methods;
  await at.call(calls.deposit, { methodId, amount: minAmount }, { ...as, key: 'transfer-1' });
  return at.call(call, payload, { ...as, key: 'transfer-1' });
});
for (const [direction, comesTo] of [
  ['IN', 'play_paused'],
  ['OUT', 'answered'],
] as const)
  add(calls.walletTransfer, `${direction} during a break`, comesTo, async (at, call) => {
    const { as, payload } = await firstWallet(at);
    await at.call(call, payload, { ...as, key: 'transfer-1' });
    valueOf(await at.call(calls.takeTimeOut, { length: 'DAY' }, as));
    return at.call(call, { ...payload, direction }, { ...as, key: 'transfer-2' });
  });
add(calls.recallWallets, 'what was transferred', 'answered', async (at, call) => {
  const { as, payload } = await firstWallet(at);
  await at.call(calls.walletTransfer, payload, { ...as, key: 'transfer-1' });
  return at.call(call, {}, { ...as, key: 'recall-1' });
});
add(calls.recallWallets, 'without a key', 'idempotency_key_required', async (at, call) => at.call(call, {}, (await newMember(at)).as));
