import { calls } from '#contract/calls.ts';
import { caseList, type Examples, newMember } from '../caseList.ts';

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
