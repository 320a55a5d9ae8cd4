import { feedbackSettings, sendFeedback, uploadFeedbackPicture } from '#contract/content/feedback.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { messagesTo } from '../../testing/messages.ts';
import { movableClock, type MovableClock } from '../../testing/movableClock.ts';
import { openPlatform, type TestPlatform } from '../../testing/openPlatform.ts';
import { testEngines } from '../../testing/openTestStore.ts';
import { registered } from '../../testing/registration.ts';
import { outboxOf } from '../../testing/messages.ts';
import { contentContext, pictureContext } from './sealedFeedback.ts';

const jpeg = (size = 8) => {
  const bytes = Buffer.alloc(size, 1);
  bytes.set([0xff, 0xd8, 0xff]);
  bytes.set([0xff, 0xd9], size - 2);
  return bytes.toString('base64');
};

describe.each(testEngines())('feedback on %s', (engine) => {
  let platform: TestPlatform;
  let clock: MovableClock;
  let token: string;
  beforeEach(async () => {
    clock = movableClock();
    platform = await openPlatform({ engine, clock });
    token = await registered(platform, 'linh');
  });
  afterEach(() => platform.close());

  const upload = async (picture = jpeg(), as = token) => {
    clock.forward(1);
    return platform.call(uploadFeedbackPicture, { picture }, { token: as });
  };
  const uploaded = async (as = token) => (await upload(jpeg(), as)).value.pictureId;
  const send = (content: string, ids: readonly string[] = [], as = token) =>
    platform.call(sendFeedback, { content, pictures: ids.map((pictureId) => ({ pictureId, remark: 'here' })) }, { token: as });
  const fine = 'The boat is a little slow.';

  test.each([
    [9, false],
    [10, true],
    [1_000, true],
    [1_001, false],
  ])('FB-01 of %i characters: sent is %s', async (count, isSent) => {
    const { minLength, maxLength } = (await platform.call(feedbackSettings, {})).value;
    expect([minLength, maxLength]).toEqual([10, 1_000]);
    for (const letter of ['a', 'ộ', '船', '🚣'.normalize('NFD')]) {
      const answer = await send(`  ${letter.repeat(count)}\n`);
      expect(answer.success, letter).toBe(isSent);
      if (!isSent) expect(answer).toMatchObject({ code: 'feedback_length', value: { minLength: 10, maxLength: 1_000 } });
    }
  });

  test('FB-01 what was told, and its pictures, lie sealed, and the house gets a letter', async () => {
    const picture = await uploaded();
    const { feedbackId } = (await send(fine, [picture])).value;
    const { db, secrets } = platform.parts;
    const row = await db.selectFrom('feedback').selectAll().executeTakeFirstOrThrow();
    const kept = await db.selectFrom('feedback_picture').selectAll().executeTakeFirstOrThrow();
    expect(row.content + kept.picture).not.toMatch(/slow|\/9j|boat/);
    expect(JSON.parse(secrets.open(contentContext(feedbackId), row.content))).toEqual({
      content: fine,
      pictures: [{ pictureId: picture, remark: 'here' }],
    });
    expect(secrets.open(pictureContext(picture), kept.picture)).toBe(jpeg());
    expect([kept.feedback_id, kept.expires_at]).toEqual([feedbackId, null]);
    const [letter, ...others] = await messagesTo(platform, platform.parts.brand.serviceMail);
    expect([letter, others]).toEqual([[fine, 'Picture 1: here', `Account linh, feedback ${feedbackId}`].join('\n\n'), []]);
  });

  test('FB-01 three pictures are taken, a fourth and a longer remark are not', async () => {
    const ids = [await uploaded(), await uploaded(), await uploaded(), await uploaded()];
    expect((await send(fine, ids)).status).toBe(400);
    const remark = (length: number) =>
      platform.call(sendFeedback, { content: fine, pictures: [{ pictureId: ids[3] ?? '', remark: 'x'.repeat(length) }] }, { token });
    expect((await remark(141)).status).toBe(400);
    expect((await remark(140)).success).toBe(true);
    expect((await send(fine, ids.slice(0, 3))).success).toBe(true);
  });

  test('FB-01 AZ-002 a picture of another, one that was used, one twice and one of yesterday are refused, and nothing is sent', async () => {
    const other = await registered(platform, 'minh');
    const [theirs, used] = [await uploaded(other), await uploaded()];
    await send(fine, [used]);
    const old = await uploaded();
    const fresh = await uploaded();
    // Its last moment is not part of its day.
    await platform.parts.db
      .updateTable('feedback_picture')
      .set({ expires_at: BigInt(clock.now()) })
      .where('id', '=', old)
      .execute();
    for (const ids of [[theirs], [used], [fresh, fresh], [fresh, old], ['none']])
      expect(await send(fine, ids)).toMatchObject({ success: false, code: 'picture_gone' });
    expect((await platform.parts.db.selectFrom('feedback').select('id').execute()).length).toBe(1);
    expect((await send(fine, [fresh])).success).toBe(true);
  });

  test('FB-01 what is sent again by its key is the same feedback, with its pictures and one letter; other words, and another member’s, are not', async () => {
    const picture = await uploaded();
    const key = '0190b3a4-feed-7000-8000-00000000000a';
    const told = { content: fine, pictures: [{ pictureId: picture, remark: 'here' }] };
    const ask = (payload: typeof told, as = token) => platform.call(sendFeedback, payload, { token: as, key });
    const [first, again] = [await ask(told), await ask({ ...told, content: ` ${fine} ` })];
    expect(again).toEqual(first);
    expect(first.value.feedbackId).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
    const letters = (await outboxOf(platform)).filter(({ body }) => body.includes(fine));
    expect(letters).toHaveLength(1);
    const other = await ask({ content: `${fine} Still.`, pictures: [] });
    const theirs = await ask({ content: fine, pictures: [] }, await registered(platform, 'minh'));
    expect(new Set([first, other, theirs].map(({ value }) => value.feedbackId)).size).toBe(3);
    const [one, two] = await Promise.all([1, 2].map(() => ask({ content: `${fine} At once.`, pictures: [] })));
    expect(one).toEqual(two);
    expect(await platform.parts.db.selectFrom('feedback').select('id').execute()).toHaveLength(4);
  });

  test('of pictures that wait a member has six, and they go after a day', async () => {
    const ids = [];
    for (let count = 0; count < 7; count += 1) ids.push(await uploaded());
    expect(await send(fine, ids.slice(0, 1))).toMatchObject({ code: 'picture_gone' });
    expect((await send(fine, ids.slice(1, 2))).success).toBe(true);
    await platform.jobWork.schedule();
    const left = async (time: number) => {
      clock.forward(time);
      await platform.settled();
      return (await platform.parts.db.selectFrom('feedback_picture').select('id').orderBy('id').execute()).map(({ id }) => id);
    };
    expect(await left(24 * 3_600_000 - 1)).toEqual([ids[1], ids[6]]);
    expect(await left(600_000)).toEqual([ids[1]]);
  });

  test('what was answered goes 180 days later, with its pictures; what waits stays', async () => {
    const { db } = platform.parts;
    const [gone, kept] = [await uploaded(), await uploaded()];
    const answered = (await send(fine, [gone])).value.feedbackId;
    const waiting = (await send(fine, [kept])).value.feedbackId;
    await db
      .updateTable('feedback')
      .set({ answered_at: BigInt(clock.now()) })
      .where('id', '=', answered)
      .execute();
    const left = async (time: number) => {
      clock.forward(time);
      await platform.settled();
      const rows = await db.selectFrom('feedback').select('id').orderBy('id').execute();
      const pictures = await db.selectFrom('feedback_picture').select('id').orderBy('id').execute();
      return [...rows, ...pictures].map(({ id }) => id);
    };
    await platform.jobWork.schedule();
    expect(await left(180 * 24 * 3_600_000 - 1)).toEqual([answered, waiting, gone, kept]);
    expect(await left(3_600_000)).toEqual([waiting, kept]);
  });

  test('what is no JPEG, or larger than the gateway makes them, is refused', async () => {
    for (const picture of [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64'), '/9j/'])
      expect(await upload(picture)).toMatchObject({ code: 'picture_failed' });
    expect((await upload(jpeg(1_500_000))).success).toBe(true);
    expect((await upload(jpeg(1_500_004))).status).toBe(400);
  });

  test('AUT-003 the eleventh feedback of an hour waits, and so does the 31st picture; another member’s do not count', async () => {
    for (let count = 0; count < 10; count += 1) expect((await send(fine)).success).toBe(true);
    for (let count = 0; count < 30; count += 1) expect((await upload()).success).toBe(true);
    const both = async () => [(await send(fine)).code, (await platform.call(uploadFeedbackPicture, { picture: jpeg() }, { token })).code];
    // Nobody is idle for half an hour. The words were sent before thirty pictures, each of them a millisecond.
    for (const minutes of [0, 29, 29, 2]) {
      clock.forward(minutes * 60_000 - (minutes === 2 ? 31 : 0));
      expect(await both()).toEqual(['too_many_attempts', 'too_many_attempts']);
    }
    expect((await send(fine, [], await registered(platform, 'minh'))).success).toBe(true);
    clock.forward(1);
    expect((await send(fine)).success).toBe(true);
    clock.forward(1);
    expect((await upload()).success).toBe(true);
  });
});
