import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sealContent } from '../../content/chat/chatContent.ts';
import { createChatThreads, roomId } from '../../content/chat/chatThreads.ts';
import { chatParty } from '../../content/chat/testing/chatParty.ts';
import { enterRoom } from '../../content/chatRoom/testing/roomEntry.ts';
import { operatorKey, operatorParty } from '../testing/operatorParty.ts';
import { movableClock, type MovableClock } from '../../testing/movableClock.ts';
import { openPlatform, type TestPlatform } from '../../testing/openPlatform.ts';
import { registered } from '../../testing/registration.ts';

let platform: TestPlatform;
let clock: MovableClock;
beforeEach(async () => {
  clock = movableClock();
  platform = await openPlatform({ clock, extras: { operatorKey } });
});
afterEach(() => platform.close());

test('without a session of the desk nothing of it is read or written, and the page leads to the door', async () => {
  const stranger = chatParty(platform, '/operator/chats');
  for (const path of ['/operator/chats/list', '/operator/chats/room/stream']) expect((await stranger.get(path)).status).toBe(401);
  for (const path of ['/operator/chats/room/messages', '/operator/chats/room/closed', '/operator/chats/room/messages/1/hidden'])
    expect((await stranger.post(path, { text: 'Hello', key: randomUUID() })).status).toBe(401);
  expect((await stranger.get('/operator/chats')).headers.get('location')).toBe('/operator?to=%2Foperator%2Fchats');
});

test('whoever does not answer members is no one here either', async () => {
  const writer = await operatorParty(platform, operatorKey, ['content']);
  expect((await writer.get('/operator/chats/list')).status).toBe(401);
  expect((await writer.get('/operator/chats')).headers.get('location')).toBe('/operator');
});

test('the list that the page asks for by itself keeps nobody’s session from becoming idle; another page’s requests are refused', async () => {
  const desk = await operatorParty(platform, operatorKey);
  const foreign = await desk.post(
    '/operator/chats/room/messages',
    { text: 'Hello', key: randomUUID() },
    { 'sec-fetch-site': 'cross-site' },
  );
  expect(foreign.status).toBe(403);
  clock.forward(29 * 60_000);
  expect((await desk.get('/operator/chats/list')).status).toBe(200);
  clock.forward(60_000);
  expect((await desk.get('/operator/chats/list')).status).toBe(401);
});

test('who waits stands first, who has waited longest before others; a closed one opens by the next word', async () => {
  const desk = await operatorParty(platform, operatorKey);
  const listed = async () =>
    ((await (await desk.get('/operator/chats/list')).json()) as { conversations: { id: string; waits: boolean; closed: boolean }[] })
      .conversations;
  const [first, second] = [chatParty(platform, '/service/chat'), chatParty(platform, '/service/chat')];
  await first.say('First');
  clock.forward(1_000);
  await second.say('Second');
  const [one, two] = await listed();
  clock.forward(1_000);
  await desk.post(`/operator/chats/${one?.id}/messages`, { text: 'Answered', key: randomUUID() });
  expect((await listed()).map(({ id, waits }) => [id, waits])).toEqual([
    [two?.id, true],
    [one?.id, false],
  ]);
  expect((await desk.post(`/operator/chats/${two?.id}/closed`, { closed: true, last: 1 })).status).toBe(200);
  expect((await listed()).find(({ id }) => id === two?.id)).toMatchObject({ closed: true, waits: false });
  await second.say('Still here');
  expect((await listed()).find(({ id }) => id === two?.id)).toMatchObject({ closed: false, waits: true });
  expect((await desk.post('/operator/chats/nowhere/messages', { text: 'Hello', key: randomUUID() })).status).toBe(404);
});

test('a conversation that somebody has written in meanwhile is not closed: its writer waits as before', async () => {
  const desk = await operatorParty(platform, operatorKey);
  const visitor = chatParty(platform, '/service/chat');
  const first = async () =>
    ((await (await desk.get('/operator/chats/list')).json()) as { conversations: { id: string; waits: boolean; closed: boolean }[] })
      .conversations[0];
  await visitor.say('Thank you.');
  const { id } = (await first()) ?? {};
  await visitor.say('One thing more.');
  expect((await desk.post(`/operator/chats/${id}/closed`, { closed: true, last: 1 })).status).toBe(404);
  expect(await first()).toMatchObject({ waits: true, closed: false });
  expect((await desk.post(`/operator/chats/${id}/closed`, { closed: true, last: 2 })).status).toBe(200);
  expect(await first()).toMatchObject({ waits: false, closed: true });
});

test('CH-01 of the room, which keeps a month, a page that comes anew is shown the last thousand, and one that comes back what came since', async () => {
  const { db, secrets } = platform.parts;
  await createChatThreads(platform.parts).roomEnd();
  const content = (id: string, text: string) => sealContent(secrets, id, { name: 'Heron', text });
  const entry = (number: number) => ({
    id: `${number}`,
    thread_id: roomId,
    number: BigInt(number),
    author: 'member' as const,
    content: content(`${number}`, `message ${number}`),
    client_key: `${number}`,
    at: BigInt(clock.now()),
  });
  const entries = Array.from({ length: 1_050 }, (_, index) => entry(index + 1));
  for (let index = 0; index < entries.length; index += 500)
    await db
      .insertInto('chat_message')
      .values(entries.slice(index, index + 500))
      .execute();
  await db.updateTable('chat_thread').set({ last_number: 1_050n }).where('id', '=', roomId).execute();
  const desk = await operatorParty(platform, operatorKey);
  const heard = await desk.heard('/operator/chats/room/stream', 1_000);
  expect([heard[0]?.['text'], heard.at(-1)?.['text']]).toEqual(['message 51', 'message 1050']);
  expect((await desk.heard('/operator/chats/room/stream', 1, '3'))[0]).toMatchObject({ text: 'message 4' });
  // A member is shown the last hundred.
  const member = await enterRoom(platform, await registered(platform, 'linh'));
  expect((await member.heard('/chat/room/stream', 1))[0]).toMatchObject({ text: 'message 951' });
  expect((await member.heard('/chat/room/stream', 1, '3'))[0]).toMatchObject({ text: 'message 4' });
});
