import { calls } from '#contract/calls.ts';
import { caseList, newMember, valueOf } from '../caseList.ts';

const { add, byMembers, cases } = caseList();
export { cases };

const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0xff, 0xd9]).toString('base64');

byMembers(calls.profile);
for (const [title, comesTo, payload] of [
  ['a nickname', 'answered', { nickname: 'Heron' }],
  ['a birthday', 'answered', { birthday: '1990-05-17' }],
  ['no nickname', 'invalid_fields', { nickname: 'x' }],
  ['no day', 'invalid_fields', { birthday: '17 May' }],
  ['a nickname that is too long', 'invalid_fields', { nickname: 'x'.repeat(21) }],
  ['a nickname with what cannot be seen', 'invalid_fields', { nickname: 'He\u200Bron' }],
  ['a day that there was not', 'invalid_fields', { birthday: '1990-02-30' }],
  ['a picture that is none of those to choose from', 'invalid_fields', { avatar: '/art/avatars/none.svg' }],
  ['a birthday of yesterday', 'under_age', { birthday: '2025-05-17' }],
] as const)
  add(calls.updateProfile, title, comesTo, async (at, call) => at.call(call, payload, (await newMember(at)).as));
add(calls.uploadAvatar, 'a JPEG', 'answered', async (at, call) => at.call(call, { picture: jpeg }, (await newMember(at)).as));
add(calls.uploadAvatar, 'no JPEG', 'picture_failed', async (at, call) =>
  at.call(call, { picture: Buffer.from('<svg/>').toString('base64') }, (await newMember(at)).as),
);
add(calls.updateProfile, 'a picture of their own', 'answered', async (at, call) => {
  const { as } = await newMember(at);
  const { pictureId } = valueOf(await at.call(calls.uploadAvatar, { picture: jpeg }, as));
  return at.call(call, { pictureId }, as);
});
for (const [title, most] of [
  ['the oldest of more pictures than are kept', 4],
  ['a picture that was taken before', 1],
] as const)
  add(calls.updateProfile, title, 'picture_gone', async (at, call) => {
    const { as } = await newMember(at);
    const ids: string[] = [];
    for (let made = 0; made < most; made += 1) ids.push(valueOf(await at.call(calls.uploadAvatar, { picture: jpeg }, as)).pictureId);
    if (most === 1) await at.call(call, { pictureId: ids[0] ?? '' }, as);
    return at.call(call, { pictureId: ids[0] ?? '' }, as);
  });
add(calls.updateProfile, 'no picture', 'answered', async (at, call) => at.call(call, { avatar: null }, (await newMember(at)).as));
add(calls.updateProfile, 'a picture that there is not', 'picture_gone', async (at, call) =>
  at.call(call, { pictureId: 'none' }, (await newMember(at)).as),
);
add(calls.updateProfile, 'another birthday', 'birthday_set', async (at, call) => {
  const { as } = await newMember(at);
  await at.call(call, { birthday: '1990-05-17' }, as);
  return at.call(call, { birthday: '1990-05-18' }, as);
});
