import { randomUUID } from 'node:crypto';
import { chatMessageCount, chatUrl } from '#contract/content/chat.ts';
import { memberServicePaths } from '#contract/content/customerService.ts';
import { freePlayLogin, logout } from '#contract/identity/session.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openServicePath } from '../../../gateway/upstream/ciphers/openServicePath.ts';
import { movableClock, type MovableClock } from '../../testing/movableClock.ts';
import { openPlatform, type TestPlatform } from '../../testing/openPlatform.ts';
import { testEngines } from '../../testing/openTestStore.ts';
import { registered } from '../../testing/registration.ts';
import { chatParty, type ChatParty } from '../chat/testing/chatParty.ts';
import { operatorKey, operatorParty } from '../../operator/testing/operatorParty.ts';
import { enterRoom, roomLook, roomUrl, seatBy, ticketIn } from './testing/roomEntry.ts';

describe.each(testEngines())('the chat room on %s', (engine) => {
  let platform: TestPlatform;
  let clock: MovableClock;
  const opened: ChatParty[] = [];
  beforeEach(async () => {
    clock = movableClock();
    platform = await openPlatform({ engine, clock, extras: { operatorKey } });
  });
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((each) => each.leave()));
    await platform.close();
  });
  const enter = async (token: string): Promise<ChatParty> => {
    const party = await enterRoom(platform, token);
    opened.push(party);
    return party;
  };
  const unread = async (token: string) => (await platform.call(chatMessageCount, {}, { token })).value.unReadCount;

  test('CH-01 what one member says the other hears, under a name that is no account', async () => {
    const [linh, minh] = [await enter(await registered(platform, 'linhlotus')), await enter(await registered(platform, 'minh'))];
    expect((await linh.say('Hello https://example.com')).status).toBe(200);
    await minh.say('Hello');
    expect(await minh.heard('/chat/room/stream', 2)).toEqual([
      expect.objectContaining({ number: 1, own: false, name: 'li•••', text: 'Hello https://example.com' }),
      expect.objectContaining({ number: 2, own: true, text: 'Hello' }),
    ]);
    await platform.parts.db.updateTable('member').set({ nickname: 'Heron' }).where('username', '=', 'linhlotus').execute();
    await linh.say('Now as Heron');
    expect(await minh.heard('/chat/room/stream', 1, '2')).toMatchObject([{ name: 'Heron' }]);
    // The account in other capitals is the account, too.
    await platform.parts.db.updateTable('member').set({ nickname: 'LinhLotus' }).where('username', '=', 'linhlotus').execute();
    await linh.say('Now as myself');
    expect(await minh.heard('/chat/room/stream', 1, '3')).toMatchObject([{ name: 'li•••' }]);
  });

  test.each([
    'Sampan',
    'S.A.M.P.A.N Support',
    'Ｓámpan',
    'The House',
    'Ban quan tri',
    '本站',
    ' ทีมงาน ',
    'S\u0430mpan',
    's\u1D00\u1D0D\u1D18\u1D00\u0274',
    '\uA4E2\uA4EE\uA4DF\uA4D1\uA4EE\uA4E0',
  ])('CH-01 nobody speaks for the house by calling themselves %j', async (nickname) => {
    const linh = await enter(await registered(platform, 'linhlotus'));
    await platform.parts.db.updateTable('member').set({ nickname }).execute();
    await linh.say('Send me your password');
    expect(await linh.heard('/chat/room/stream', 1)).toMatchObject([{ name: 'li•••', house: false }]);
  });

  test('CH-01 whoever writes a name as people do is called by it', async () => {
    const linh = await enter(await registered(platform, 'linhlotus'));
    const names = ['Nguyễn Đạt 7', '小明 Tom', 'ก้ำกึ่ง', 'さくらー', 'Ваня'];
    for (const nickname of names) {
      await platform.parts.db.updateTable('member').set({ nickname }).execute();
      await linh.say('Hello');
    }
    expect((await linh.heard('/chat/room/stream', names.length)).map((each) => (each as { name: string }).name)).toEqual(names);
  });

  test('CH-01 WEB-022 the address holds a ticket for one use within a minute, and no token of the session', async () => {
    const token = await registered(platform, 'linh');
    const url = await roomUrl(platform, token);
    expect([url.origin, url.pathname, url.href.includes(token)]).toEqual(['http://127.0.0.1:3001', '/chat/room', false]);
    const ticket = ticketIn(url);
    const seated = await seatBy(platform, ticket);
    expect([seated.status, seated.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect((await seatBy(platform, ticket)).status).toBe(401);
    const [inTime, late] = [ticketIn(await roomUrl(platform, token)), ticketIn(await roomUrl(platform, token))];
    clock.forward(59_999);
    expect((await seatBy(platform, inTime)).status).toBe(200);
    clock.forward(1);
    expect((await seatBy(platform, late)).status).toBe(401);
  });

  test('CH-01 WEB-022 a ticket to customer service is none to the room, and one to the room none to customer service', async () => {
    const token = await registered(platform, 'linh');
    const { value } = await platform.call(memberServicePaths, { csType: 'LIVECHAT' }, { token });
    const service = new URL(openServicePath(value.version.pathList[0]?.path ?? '') ?? '');
    expect((await seatBy(platform, ticketIn(service))).status).toBe(401);
    const ticket = ticketIn(await roomUrl(platform, token));
    const visitor = chatParty(platform, '/service/chat');
    await visitor.get(`/service/chat?ticket=${ticket}`);
    expect((await visitor.get('/service/chat/stream')).status).toBe(204);
    // Where each is for, they are good.
    expect((await seatBy(platform, ticket)).status).toBe(200);
    expect((await visitor.get(service.pathname + service.search)).headers.getSetCookie()).toHaveLength(1);
  });

  test('CH-01 four pages of a member listen at once; a fifth is told that there is no room, until one of them is left', async () => {
    const linh = await enter(await registered(platform, 'linh'));
    const listen = () => linh.get('/chat/room/stream');
    const listening = [await listen(), await listen(), await listen(), await listen()];
    expect([...listening, await listen()].map(({ status }) => status)).toEqual([200, 200, 200, 200, 503]);
    await listening.pop()?.body?.cancel();
    listening.push(await listen());
    expect(listening.at(-1)?.status).toBe(200);
    await Promise.all(listening.map(({ body }) => body?.cancel()));
  });

  test('CH-01 a log-out ends what is heard and said', async () => {
    const token = await registered(platform, 'linh');
    const linh = await enter(token);
    expect((await linh.say('Hello')).status).toBe(200);
    const ticket = ticketIn(await roomUrl(platform, token));
    await platform.call(logout, {}, { token });
    expect((await seatBy(platform, ticket)).status).toBe(401);
    expect((await linh.say('Still here')).status).toBe(401);
    expect((await linh.get('/chat/room/stream')).status).toBe(401);
  });

  test('CH-01 a trial account is led to no room', async () => {
    const { value } = await platform.call(freePlayLogin, { os: 'test' });
    for (const answer of [
      await platform.call(chatUrl, roomLook, { token: value.token }),
      await platform.call(chatMessageCount, {}, { token: value.token }),
    ])
      expect(answer).toMatchObject({ success: false, code: 'in_need_true_account' });
  });

  test('CH-01 what others said counts as unread until it is read, and never one’s own', async () => {
    const [linhs, minhs] = [await registered(platform, 'linh'), await registered(platform, 'minh')];
    const [linh, minh] = [await enter(linhs), await enter(minhs)];
    for (const word of ['One', 'Two', 'Three']) await linh.say(word);
    await minh.say('Four');
    expect([await unread(linhs), await unread(minhs)]).toEqual([1, 3]);
    await minh.post('/chat/room/read', { number: 2 });
    expect(await unread(minhs)).toBe(1);
    // Never back, and no further than there is.
    await minh.post('/chat/room/read', { number: 1 });
    await minh.post('/chat/room/read', { number: 9_000 });
    expect(await unread(minhs)).toBe(0);
    await linh.say('Five');
    expect(await unread(minhs)).toBe(1);
    // Neither what was taken out of sight, nor that it was.
    await (await operatorParty(platform, operatorKey)).post('/operator/chats/room/messages/5/hidden', {});
    expect(await unread(minhs)).toBe(0);
    clock.forward(1_000);
    expect(await unread(await registered(platform, 'newcomer'))).toBe(0);
  });

  test('CH-01 five messages in ten seconds, not six; 200 characters, not 201', async () => {
    const linh = await enter(await registered(platform, 'linh'));
    expect((await linh.say('x'.repeat(201))).status).toBe(413);
    const statuses: number[] = [];
    for (let count = 0; count < 6; count += 1) statuses.push((await linh.say('x'.repeat(200))).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    clock.forward(9_999);
    expect((await linh.say('Soon')).status).toBe(429);
    clock.forward(1);
    expect((await linh.say('Later')).status).toBe(200);
  });

  test('CH-01 a message that is sent again is one; another member may have the same key', async () => {
    const [linh, minh] = [await enter(await registered(platform, 'linh')), await enter(await registered(platform, 'minh'))];
    const key = randomUUID();
    const say = async (party: ChatParty) => (await party.post('/chat/room/messages', { text: 'Hello', key })).json();
    expect([await say(linh), await say(linh), await say(minh)]).toEqual([{ number: 1 }, { number: 1 }, { number: 2 }]);
  });

  test('CH-01 thirty reports an hour, not one more', async () => {
    const linh = await enter(await registered(platform, 'linh'));
    const reports: number[] = [];
    for (let count = 0; count < 31; count += 1) reports.push((await linh.post('/chat/room/messages/1/reported', {})).status);
    expect(reports).toEqual([...Array.from({ length: 30 }, () => 404), 429]);
  });

  test('what three members report is seen by nobody any more; nobody reports twice, or their own', async () => {
    const speaker = await enter(await registered(platform, 'speaker'));
    await platform.parts.db.updateTable('member').set({ icon: '/avatars/speaker' }).execute();
    await speaker.say('Something bad');
    expect((await speaker.post('/chat/room/messages/1/reported', {})).status).toBe(404);
    const others: ChatParty[] = [];
    for (const name of ['linh', 'minh', 'thao']) others.push(await enter(await registered(platform, name)));
    const [first, second, third] = others;
    for (const each of [first, first, first, second]) expect((await each?.post('/chat/room/messages/1/reported', {}))?.status).toBe(200);
    expect(await speaker.heard('/chat/room/stream', 1)).toMatchObject([{ text: 'Something bad', icon: '/avatars/speaker' }]);
    expect((await third?.post('/chat/room/messages/1/reported', {}))?.status).toBe(200);
    expect(await speaker.heard('/chat/room/stream', 2)).toMatchObject([
      { number: 1, text: null, name: '', icon: null },
      { number: 2, hides: 1 },
    ]);
    expect((await third?.post('/chat/room/messages/7/reported', {}))?.status).toBe(404);
  });

  test('the desk hears the room, answers in it, and takes out of sight what should not stand there', async () => {
    const linh = await enter(await registered(platform, 'linh'));
    await linh.say('Something bad');
    const desk = await operatorParty(platform, operatorKey);
    opened.push(desk);
    expect(await desk.heard('/operator/chats/room/stream', 1)).toMatchObject([{ name: 'li•••', text: 'Something bad' }]);
    expect((await desk.post('/operator/chats/room/messages/1/hidden', {})).status).toBe(200);
    expect((await desk.post('/operator/chats/room/messages/1/hidden', {})).status).toBe(404);
    await desk.post('/operator/chats/room/messages', { text: 'Be kind.', key: randomUUID() });
    expect(await linh.heard('/chat/room/stream', 3)).toMatchObject([{ text: null }, { hides: 1 }, { house: true, text: 'Be kind.' }]);
    // What the house says is not for members to report.
    expect((await linh.post('/chat/room/messages/3/reported', {})).status).toBe(404);
  });

  test('a seat at a conversation with the house is none in the room', async () => {
    const guest = chatParty(platform, '/service/chat');
    const answer = await platform.fetch('/service/chat/messages', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ text: 'Hello', key: randomUUID() }),
    });
    const seat = /service_chat=([\w-]+)/.exec(answer.headers.get('set-cookie') ?? '')?.[1] ?? '';
    const thief = chatParty(platform, '/chat/room', { authorization: `Bearer ${seat}` });
    expect((await thief.get('/chat/room/stream')).status).toBe(401);
    await guest.leave();
  });
});

test('CH-01 without CBS3 there is no room', async () => {
  const platform = await openPlatform({ brand: { modules: ['USERNAMEREG3'] } });
  const token = await registered(platform, 'linh');
  expect(await platform.call(chatUrl, roomLook, { token })).toMatchObject({ success: false, code: 'function_not_enabled' });
  expect((await platform.call(chatMessageCount, {}, { token })).value).toEqual({ unReadCount: 0 });
  await platform.close();
});
