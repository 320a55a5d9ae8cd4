import { calls } from '#contract/calls.ts';
import { caseList, newMember, valueOf } from '../caseList.ts';

const { add, byGuests, cases } = caseList();
export { cases };

const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0xff, 0xd9]).toString('base64');
const content = 'The boat is a little slow.';

byGuests(calls.feedbackSettings);
add(calls.uploadFeedbackPicture, 'a JPEG', 'answered', async (at, call) => at.call(call, { picture: jpeg }, (await newMember(at)).as));
add(calls.uploadFeedbackPicture, 'no JPEG', 'picture_failed', async (at, call) =>
  at.call(call, { picture: Buffer.from('<svg/>').toString('base64') }, (await newMember(at)).as),
);
add(calls.sendFeedback, 'words alone', 'answered', async (at, call) => at.call(call, { content }, (await newMember(at)).as));
add(calls.sendFeedback, 'with a picture', 'answered', async (at, call) => {
  const { as } = await newMember(at);
  const { pictureId } = valueOf(await at.call(calls.uploadFeedbackPicture, { picture: jpeg }, as));
  return at.call(call, { content, pictures: [{ pictureId, remark: 'Here.' }] }, as);
});
for (const [title, uploads, picked] of [
  ['a picture that another feedback has', 1, [0]],
  ['one picture twice', 1, [0, 0]],
  ['the oldest of more pictures than are kept', 7, [0]],
] as const)
  add(calls.sendFeedback, title, 'picture_gone', async (at, call) => {
    const { as } = await newMember(at);
    const ids: string[] = [];
    for (let made = 0; made < uploads; made += 1)
      ids.push(valueOf(await at.call(calls.uploadFeedbackPicture, { picture: jpeg }, as)).pictureId);
    const pictures = picked.map((index) => ({ pictureId: ids[index] ?? '', remark: '' }));
    if (title === 'a picture that another feedback has') await at.call(call, { content, pictures }, as);
    return at.call(call, { content, pictures }, as);
  });
add(calls.sendFeedback, 'too little', 'feedback_length', async (at, call) => at.call(call, { content: 'Slow.' }, (await newMember(at)).as));
add(calls.sendFeedback, 'a picture that there is not', 'picture_gone', async (at, call) =>
  at.call(call, { content, pictures: [{ pictureId: 'none', remark: '' }] }, (await newMember(at)).as),
);
