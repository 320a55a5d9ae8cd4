import { calls } from '#contract/calls.ts';
import { caseList, type Examples, newMember, valueOf } from '../caseList.ts';

const { add, byMembers, cases } = caseList();
export { cases };

const daily = { kind: 'DEPOSIT', period: 'DAY' } as const;

byMembers(calls.playLimits, calls.reviewPlayLimits);
for (const [title, amount, comesTo] of [
  ['a first one', '50000', 'answered'],
  ['none where there is none', null, 'answered'],
  ['below zero', '-1', 'invalid_payload'],
] as const)
  add(calls.setPlayLimit, title, comesTo, async (at, call) => at.call(call, { ...daily, amount }, (await newMember(at)).as));
add(calls.setPlayLimit, 'a higher one, which waits', 'answered', async (at, call) => {
  const { as } = await newMember(at);
  await at.call(call, { ...daily, amount: '50000' }, as);
  return at.call(call, { ...daily, amount: '60000' }, as);
});
add(calls.confirmPlayLimit, 'where nothing waits', 'limit_not_due', async (at, call) => at.call(call, daily, (await newMember(at)).as));
for (const [minutes, comesTo] of [
  [10, 'answered'],
  [9, 'invalid_payload'],
] as const)
  add(calls.setRealityCheck, `after ${minutes} minutes`, comesTo, async (at, call) => at.call(call, { minutes }, (await newMember(at)).as));
add(calls.takeTimeOut, 'for a day', 'answered', async (at, call) => at.call(call, { length: 'DAY' }, (await newMember(at)).as));
add(calls.excludeSelf, 'for six months', 'answered', async (at, call) => at.call(call, { length: 'SIX_MONTHS' }, (await newMember(at)).as));

add(calls.excludeSelf, 'for longer, the longer', 'answered', async (at, call) => {
  const { until: half } = valueOf(await at.call(call, { length: 'SIX_MONTHS' }, (await newMember(at)).as));
  const said = await at.call(call, { length: 'FIVE_YEARS' }, (await newMember(at)).as);
  const years = ((valueOf(said).until ?? 0) - (half ?? 0)) / (365.25 * 86_400_000);
  if (Math.round(years * 2) !== 9) throw new Error(`five years are ${years} longer than half of one`);
  return said;
});

add(calls.takeTimeOut, 'a shorter one, which ends none that runs', 'answered', async (at, call) => {
  const { as } = await newMember(at);
  const { pause: running } = valueOf(await at.call(call, { length: 'WEEK' }, as));
  const said = await at.call(call, { length: 'DAY' }, as);
  if ((valueOf(said).pause?.until ?? 0) < (running?.until ?? Infinity)) throw new Error('a break was made shorter');
  return said;
});

/** Answered a day after it was asked for: the fake operator waits for no session. */
export const examples: Examples = {
  confirmPlayLimit: async (at) => {
    const { as } = await newMember(at);
    const limit = { kind: 'SESSION', period: 'DAY' } as const;
    await at.call(calls.setPlayLimit, { ...limit, amount: '60' }, as);
    await at.call(calls.setPlayLimit, { ...limit, amount: null }, as);
    return at.call(calls.confirmPlayLimit, limit, as);
  },
};
