import { calls } from '#contract/calls.ts';
import { caseList, newMember } from '../caseList.ts';

const { add, byMembers, cases } = caseList();
export { cases };

byMembers(calls.profile);
for (const [title, comesTo, payload] of [
  ['a nickname', 'answered', { nickname: 'Heron' }],
  ['a birthday', 'answered', { birthday: '1990-05-17' }],
  ['no nickname', 'invalid_fields', { nickname: 'x' }],
  ['no day', 'invalid_fields', { birthday: '17 May' }],
  ['a birthday of yesterday', 'under_age', { birthday: '2025-05-17' }],
] as const)
  add(calls.updateProfile, title, comesTo, async (at, call) => at.call(call, payload, (await newMember(at)).as));
add(calls.updateProfile, 'another birthday', 'birthday_set', async (at, call) => {
  const { as } = await newMember(at);
  await at.call(call, { birthday: '1990-05-17' }, as);
  return at.call(call, { birthday: '1990-05-18' }, as);
});
