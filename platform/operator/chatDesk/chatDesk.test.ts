import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { chatParty, operatorParty } from '../../content/chat/testing/chatParty.ts';
import { movableClock, type MovableClock } from '../../testing/movableClock.ts';
import { openPlatform, type TestPlatform } from '../../testing/openPlatform.ts';

const operatorKey = 'Kx7wq2Zr9vTn4LsYb8HcJd5MfGp3QaUe';
let platform: TestPlatform;
let clock: MovableClock;
beforeEach(async () => {
  clock = movableClock();
  platform = await openPlatform({ clock, extras: { operatorKey } });
});
afterEach(() => platform.close());

test('without the key nothing of the desk is read or written, and ten tries an hour are all', async () => {
  const stranger = chatParty(platform, '/operator/chats');
  for (const path of ['/operator/chats/list', '/operator/chats/room/stream']) expect((await stranger.get(path)).status).toBe(401);
  for (const path of ['/operator/chats/room/messages', '/operator/chats/room/closed', '/operator/chats/room/messages/1/hidden'])
    expect((await stranger.post(path, { text: 'Hello', key: randomUUID() })).status).toBe(401);
  const statuses: number[] = [];
  for (let count = 0; count < 11; count += 1) statuses.push((await stranger.post('/operator/session', { key: 'a guess' })).status);
  expect(statuses).toEqual([...Array<number>(10).fill(401), 429]);
  // The right one too, until the hour is over.
  expect((await stranger.post('/operator/session', { key: operatorKey })).status).toBe(429);
  clock.forward(3_600_000);
  expect((await stranger.post('/operator/session', { key: operatorKey })).status).toBe(200);
});

test('the cookie is good for twelve hours, for scripts of no page, and is asked for from this origin alone', async () => {
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ key: operatorKey }) };
  const answer = await platform.fetch('/operator/session', init);
  expect(answer.headers.get('set-cookie')).toMatch(
    /^operator=\d+\.[0-9a-f]{64}; Max-Age=43200; Path=\/operator; HttpOnly; SameSite=Strict$/,
  );
  const foreign = { ...init, headers: { ...init.headers, 'sec-fetch-site': 'cross-site' } };
  expect((await platform.fetch('/operator/session', foreign)).status).toBe(403);
  const desk = await operatorParty(platform, operatorKey);
  clock.forward(12 * 3_600_000 - 1);
  expect((await desk.get('/operator/chats/list')).status).toBe(200);
  clock.forward(1);
  expect((await desk.get('/operator/chats/list')).status).toBe(401);
});

test('a cookie that was written by hand opens nothing', async () => {
  const headers = { cookie: `operator=${clock.now() + 1_000}.${'0'.repeat(64)}` };
  expect((await platform.fetch('/operator/chats/list', { headers })).status).toBe(401);
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
  expect((await desk.post(`/operator/chats/${two?.id}/closed`, { closed: true })).status).toBe(200);
  expect((await listed()).find(({ id }) => id === two?.id)).toMatchObject({ closed: true, waits: false });
  await second.say('Still here');
  expect((await listed()).find(({ id }) => id === two?.id)).toMatchObject({ closed: false, waits: true });
  expect((await desk.post('/operator/chats/nowhere/messages', { text: 'Hello', key: randomUUID() })).status).toBe(404);
});
