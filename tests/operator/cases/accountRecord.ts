import { calls } from '#contract/calls.ts';
import { caseList, newMember, valueOf } from '../caseList.ts';

const { add, byMembers, cases } = caseList();
export { cases };

byMembers(calls.accountRecords, calls.bonusRecords);
add(calls.accountRecords, 'of some days, one wallet and one kind', 'answered', async (at, call) =>
  at.call(call, { wallet: 'bonus', kind: 'deposit_IN', fromDay: '2026-01-01', toDay: '2026-12-31' }, (await newMember(at)).as),
);
add(calls.accountRecords, 'after two deposits and a transfer to a vendor', 'answered', async (at, call) => {
  const { as } = await newMember(at);
  const before = valueOf(await at.call(call, {}, as));
  const [{ methodId = '', minAmount = '' } = {}] = valueOf(await at.call(calls.depositMethods, {}, as)).methods;
  const [{ vassalage = '' } = {}] = valueOf(await at.call(calls.merchantWallet, {}, as)).wallets;
  for (const key of ['one', 'two']) await at.call(calls.deposit, { methodId, amount: minAmount }, { ...as, key });
  await at.call(calls.walletTransfer, { vassalage, direction: 'IN', amount: '1' }, { ...as, key: 'three' });
  const said = await at.call(call, { pageSize: 2 }, as);
  const { records, hasMore, kinds, wallets, netDeposits } = valueOf(said);
  const deposited = Number(netDeposits) - Number(before.netDeposits);
  const told = [records.map(({ amount }) => amount), hasMore, kinds.find(({ kind }) => kind === 'deposit_IN')?.count, wallets, deposited];
  const wanted = [['-1', minAmount], true, 2, ['cash', `vendor:${vassalage}`], 2 * Number(minAmount)];
  if (JSON.stringify(told) !== JSON.stringify(wanted)) throw new Error(`not ${JSON.stringify(wanted)}, but ${JSON.stringify(told)}`);
  return said;
});
add(calls.accountRecords, 'of a day there is not', 'invalid_payload', async (at, call) =>
  at.call(call, { fromDay: '2026-02-30' }, (await newMember(at)).as),
);
