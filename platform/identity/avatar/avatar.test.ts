import { messages, unreadMessages } from '#contract/content/message.ts';
import { uploadAvatar } from '#contract/identity/avatar.ts';
import { memberIcon, memberInfo, playerAvatar } from '#contract/identity/member.ts';
import { updateProfile } from '#contract/identity/profile.ts';
import { chatUrl } from '#contract/content/chat.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { chatParty } from '../../content/chat/testing/chatParty.ts';
import { formTo } from '../../operator/testing/formTo.ts';
import { operatorKey, operatorParty, problemOf } from '../../operator/testing/operatorParty.ts';
import { movableClock, type MovableClock } from '../../testing/movableClock.ts';
import { openPlatform, type TestPlatform } from '../../testing/openPlatform.ts';
import { testEngines } from '../../testing/openTestStore.ts';
import { registered } from '../../testing/registration.ts';

const hour = 3_600_000;
const jpegOf = (size = 8, filling = 1) => {
  const bytes = Buffer.alloc(size, filling);
  bytes.set([0xff, 0xd8, 0xff]);
  bytes.set([0xff, 0xd9], size - 2);
  return bytes;
};

describe.each(testEngines())('a picture of a member’s own on %s', (engine) => {
  let platform: TestPlatform;
  let clock: MovableClock;
  let token: string;
  beforeEach(async () => {
    clock = movableClock();
    platform = await openPlatform({ engine, clock, extras: { operatorKey } });
    token = await registered(platform, 'linh');
    await platform.jobWork.schedule();
  });
  afterEach(() => platform.close());

  const upload = (bytes = jpegOf(), as = token) => {
    clock.forward(1);
    return platform.call(uploadAvatar, { picture: bytes.toString('base64') }, { token: as });
  };
  const uploaded = async (bytes = jpegOf(), as = token) => (await upload(bytes, as)).value.pictureId;
  const tell = (payload: Parameters<typeof platform.call<typeof updateProfile>>[1], as = token) =>
    platform.call(updateProfile, payload, { token: as });
  const icon = async (as = token) => (await platform.call(memberIcon, {}, { token: as })).value.icon;
  const rows = async () => (await platform.parts.db.selectFrom('avatar').select('id').orderBy('uploaded_at').execute()).map(({ id }) => id);
  const taken = async (bytes = jpegOf(), as = token) => {
    const id = await uploaded(bytes, as);
    expect(await tell({ pictureId: id }, as)).toMatchObject({ success: true });
    return id;
  };

  test('MC-16 it is seen once the profile takes it, by its id alone, for good and as a picture alone', async () => {
    const id = await uploaded(jpegOf(80, 7));
    const path = `/avatars/${id}.jpg`;
    expect(id).toMatch(/^[\w-]{43}$/);
    // What is not taken yet is nobody's to see.
    expect([await icon(), (await platform.fetch(path)).status]).toEqual([null, 404]);
    await tell({ pictureId: id });
    expect([await icon(), (await platform.call(playerAvatar, {}, { token })).value.avatar]).toEqual([path, path]);
    const answer = await platform.fetch(path);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'image/jpeg',
      'content-security-policy': "default-src 'none'",
      'x-content-type-options': 'nosniff',
    });
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(jpegOf(80, 7));
    for (const other of [`/avatars/${id}`, '/avatars/', '/avatars/linh.jpg', `/avatars/${id.slice(0, -1)}_.jpg`])
      expect([other, (await platform.fetch(other)).status]).toEqual([other, 404]);
    const { picture } = await platform.parts.db.selectFrom('avatar').select('picture').executeTakeFirstOrThrow();
    expect(picture).not.toContain(jpegOf(80, 7).toString('base64').slice(0, 40));
  });

  test('MC-16 another one, one of the house’s, or none in its place deletes it at once', async () => {
    const [house = ''] = (await platform.call(playerAvatar, {}, { token })).value.avatars;
    const first = await taken();
    const second = await taken();
    expect([await rows(), (await platform.fetch(`/avatars/${first}.jpg`)).status]).toEqual([[second], 404]);
    await tell({ avatar: house });
    expect([await rows(), await icon()]).toEqual([[], house]);
    await taken();
    await tell({ nickname: 'Heron' });
    expect(await rows()).toHaveLength(1);
    await tell({ avatar: null });
    expect([await rows(), await icon()]).toEqual([[], null]);
  });

  test('MC-16 AZ-002 a picture of another, one that was taken, one of yesterday and none at all are refused, and nothing is kept', async () => {
    const minh = await registered(platform, 'minh');
    const [theirs, used] = [await uploaded(jpegOf(), minh), await taken()];
    const old = await uploaded();
    clock.forward(24 * hour - 1);
    const again = (await platform.parts.db.selectFrom('avatar').select('id').where('id', '=', old).execute()).length;
    expect(again).toBe(1);
    const now = await registered(platform, 'heron');
    expect(await tell({ pictureId: theirs, nickname: 'Heron' }, now)).toMatchObject({ success: false, code: 'picture_gone' });
    expect(await tell({ pictureId: used }, now)).toMatchObject({ code: 'picture_gone' });
    expect(await tell({ pictureId: 'none' }, now)).toMatchObject({ code: 'picture_gone' });
    expect((await platform.call(memberInfo, {}, { token: now })).value.nickname).toBe('heron');
  });

  test('MC-16 what nobody took is there for 24 hours and goes by itself; what was taken stays', async () => {
    const [kept, waiting] = [await taken(), await uploaded()];
    clock.forward(24 * hour - 1);
    await platform.settled();
    expect(await rows()).toEqual([kept, waiting]);
    clock.forward(10 * 60_000 + 1);
    await platform.settled();
    expect(await rows()).toEqual([kept]);
  });

  test('MC-16 of those that wait a member has three, the oldest makes room, and an hour has twenty', async () => {
    const ids = [];
    for (let count = 0; count < 4; count += 1) ids.push(await uploaded());
    expect(await rows()).toEqual(ids.slice(1));
    // Of one instant, too; and while the clock is being put right.
    for (const back of [0, 1_000]) {
      clock.forward(-back);
      ids.push((await platform.call(uploadAvatar, { picture: jpegOf().toString('base64') }, { token })).value.pictureId);
    }
    expect(await rows()).toEqual(ids.slice(3));
    for (let count = 6; count < 20; count += 1) expect((await upload()).success).toBe(true);
    expect(await upload()).toMatchObject({ code: 'too_many_attempts' });
  });

  test('MC-16 what is no JPEG, or larger than the gateway makes them, is refused', async () => {
    expect(await upload(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toMatchObject({ code: 'picture_failed' });
    expect((await upload(jpegOf(120_000))).success).toBe(true);
    expect((await upload(jpegOf(120_003))).status).toBe(400);
  });

  test('MC-16 CH-01 the chat room shows it beside what its member says, and not once it is gone', async () => {
    const enter = async (as: string) => {
      const url = new URL(
        (await platform.call(chatUrl, { title: 'Deck', language: 'EN', headerColor: '#262743' }, { token: as })).value.chatUrl,
      );
      const answer = await platform.fetch('/chat/room/session', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ticket: url.searchParams.get('ticket') ?? '' }),
      });
      return chatParty(platform, '/chat/room', { authorization: `Bearer ${((await answer.json()) as { seat: string }).seat}` });
    };
    const id = await taken();
    const [linh, minh] = [await enter(token), await enter(await registered(platform, 'minh'))];
    await linh.say('Hello');
    await minh.say('Hello');
    const heard = await minh.heard('/chat/room/stream', 2);
    expect(heard.map(({ icon: shown }) => shown)).toEqual([`/avatars/${id}.jpg`, null]);
    await tell({ avatar: null });
    expect((await minh.heard('/chat/room/stream', 2)).map(({ icon: shown }) => shown)).toEqual([null, null]);
    await Promise.all([linh.leave(), minh.leave()]);
  });

  test('MC-16 the desk takes it away, with a reason that stands in the trail', async () => {
    const id = await taken();
    await uploaded();
    const { id: memberId } = await platform.parts.db.selectFrom('member').select('id').executeTakeFirstOrThrow();
    const page = `/operator/members/${memberId}`;
    const reader = await operatorParty(platform, operatorKey, ['payments']);
    expect(await reader.read(page)).toContain(`src="/avatars/${id}.jpg"`);
    expect((await reader.send(`${page}/avatar/remove`, { reason: 'because' })).status).toBe(403);
    const desk = await operatorParty(platform, operatorKey);
    await desk.read(page);
    expect((await desk.send(`${page}/avatar/remove`, { reason: '' })).status).toBe(400);
    const form = formTo(await desk.read(page), `${page}/avatar/remove`).typed;
    // Taken meanwhile, and seen by nobody yet.
    const later = await taken();
    expect((await desk.send(`${page}/avatar/remove`, { ...form, reason: 'shows somebody else' })).status).not.toBe(303);
    expect([await rows(), await icon()]).toEqual([expect.arrayContaining([later]), `/avatars/${later}.jpg`]);
    const shown = formTo(await desk.read(page), `${page}/avatar/remove`).typed;
    expect((await desk.send(`${page}/avatar/remove`, { ...shown, reason: 'shows somebody else' })).status).toBe(303);
    const event = await platform.parts.db.selectFrom('audit_event').selectAll().orderBy('seq', 'desc').executeTakeFirstOrThrow();
    expect([event.action, event.subject, event.before, event.after]).toEqual([
      'removeAvatar',
      memberId,
      '{"picture":"own"}',
      '{"picture":"none","reason":"shows somebody else"}',
    ]);
    expect([await rows(), await icon(), (await platform.fetch(`/avatars/${later}.jpg`)).status]).toEqual([[], null, 404]);
    expect(await desk.read(page)).not.toContain('/avatar/remove');
    expect(await problemOf(await desk.send(`${page}/avatar/remove`, { ...shown, reason: 'again' }))).toBeDefined();
  });

  test('MC-13 whose picture the desk takes away is told so once, with the reason as it was written, in the language of the page', async () => {
    const seen = `/avatars/${await taken()}.jpg`;
    const { id: memberId } = await platform.parts.db.selectFrom('member').select('id').executeTakeFirstOrThrow();
    const before = (await platform.call(unreadMessages, {}, { token })).value;
    const desk = await operatorParty(platform, operatorKey);
    const page = `/operator/members/${memberId}`;
    await desk.read(page);
    const reason = 'shows <b>somebody</b> else';
    expect((await desk.send(`${page}/avatar/remove`, { seen, reason })).status).toBe(303);
    expect((await desk.send(`${page}/avatar/remove`, { seen, reason })).status).not.toBe(303);
    expect((await platform.call(unreadMessages, {}, { token })).value).toBe(before + 1);
    for (const [language, title, why] of [
      ['EN', 'Your picture was removed', 'Reason: '],
      ['TY', 'Ảnh đại diện của bạn đã bị gỡ', 'Lý do: '],
      ['VI', 'Ảnh đại diện của bạn đã bị gỡ', 'Lý do: '],
      ['CN', '您的头像已被移除', '原因：'],
      ['ID', 'Gambar profil Anda dihapus', 'Alasan: '],
      ['TH', 'รูปของคุณถูกนำออกแล้ว', 'เหตุผล: '],
    ] as const) {
      const [newest] = (await platform.call(messages, { pageSize: 1 }, { token, language })).value.messages;
      expect(newest).toMatchObject({ title, read: false });
      expect(newest?.content).toContain(`${why}shows &#60;b&#62;somebody&#60;/b&#62; else</p>`);
    }
  });
});
