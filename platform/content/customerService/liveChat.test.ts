import { randomUUID } from 'node:crypto';
import { memberServicePaths, servicePaths } from '#contract/content/customerService.ts';
import { logout } from '#contract/identity/session.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openServicePath } from '../../../gateway/upstream/ciphers/openServicePath.ts';
import { movableClock, type MovableClock } from '../../testing/movableClock.ts';
import { openPlatform, type TestPlatform } from '../../testing/openPlatform.ts';
import { testEngines } from '../../testing/openTestStore.ts';
import { registered } from '../../testing/registration.ts';
import { chatParty, type ChatParty } from '../chat/testing/chatParty.ts';
import { operatorKey, operatorParty } from '../../operator/testing/operatorParty.ts';

describe.each(testEngines())('the live chat on %s', (engine) => {
  let platform: TestPlatform;
  let clock: MovableClock;
  const opened: ChatParty[] = [];
  const come = (path = '/service/chat') => {
    const party = chatParty(platform, path);
    opened.push(party);
    return party;
  };
  const operator = async () => {
    const party = await operatorParty(platform, operatorKey);
    opened.push(party);
    return party;
  };
  beforeEach(async () => {
    clock = movableClock();
    platform = await openPlatform({ engine, clock, extras: { operatorKey } });
  });
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((each) => each.leave()));
    await platform.close();
  });
  const waiting = async (desk: ChatParty) =>
    (
      (await (await desk.get('/operator/chats/list')).json()) as {
        conversations: { id: string; member: string | null; waits: boolean; vip: boolean }[];
      }
    ).conversations;

  test('CS-01 what a guest writes reaches the desk, and the answer the guest, also after a reload', async () => {
    const [guest, desk] = [come(), await operator()];
    expect((await guest.get('/service/chat/stream')).status).toBe(204);
    expect((await guest.say('My <b>boat</b> leaks.')).status).toBe(200);
    const [conversation] = await waiting(desk);
    expect(conversation).toMatchObject({ member: null, waits: true, vip: false });
    const id = conversation?.id ?? '';
    expect(await desk.heard(`/operator/chats/${id}/stream`, 1)).toMatchObject([{ number: 1, own: false, text: 'My <b>boat</b> leaks.' }]);
    expect((await desk.post(`/operator/chats/${id}/messages`, { text: 'We are coming.', key: randomUUID() })).status).toBe(200);
    // What a page has it is not told again; a page that comes anew is told all.
    expect(await guest.heard('/service/chat/stream', 1, '1')).toMatchObject([{ number: 2, own: false, text: 'We are coming.' }]);
    expect(await guest.heard('/service/chat/stream', 2)).toMatchObject([{ own: true }, { own: false }]);
    expect(await waiting(desk)).toMatchObject([{ waits: false }]);
  });

  test('CS-01 an answer arrives while the page listens', async () => {
    const [guest, desk] = [come(), await operator()];
    await guest.say('Hello?');
    const heard = guest.heard('/service/chat/stream', 2);
    const [conversation] = await waiting(desk);
    await desk.post(`/operator/chats/${conversation?.id}/messages`, { text: 'Hello.', key: randomUUID() });
    expect(await heard).toMatchObject([{ text: 'Hello?' }, { text: 'Hello.' }]);
  });

  test('a message that is sent again is one, and one that nobody wrote is none', async () => {
    const guest = come();
    const key = randomUUID();
    for (const _turn of [1, 2]) expect((await guest.post('/service/chat/messages', { text: 'Once', key })).status).toBe(200);
    expect(await guest.heard('/service/chat/stream', 1)).toHaveLength(1);
    for (const text of ['', '  \n ', '\u200b', 'x'.repeat(1001)]) expect((await guest.say(text)).status).toBe(413);
    expect((await guest.say('x'.repeat(1000))).status).toBe(200);
    expect((await guest.post('/service/chat/messages', { text: 'Hello', key: 'no-uuid' })).status).toBe(400);
    const padded = (bytes: number) => guest.post('/service/chat/messages', { text: 'Hello', key: randomUUID(), rest: 'x'.repeat(bytes) });
    expect([(await padded(15 * 1024)).status, (await padded(16 * 1024)).status]).toEqual([200, 413]);
  });

  test('a first message whose answer was lost begins one conversation, and its guest reads it', async () => {
    const [lost, guest, desk] = [come(), come(), await operator()];
    const message = { text: 'Hello?', key: randomUUID() };
    // Whoever asks again has no cookie yet.
    for (const party of [lost, guest]) expect(await (await party.post('/service/chat/messages', message)).json()).toEqual({ number: 1 });
    expect(await waiting(desk)).toHaveLength(1);
    expect(await guest.heard('/service/chat/stream', 1)).toMatchObject([{ own: true, text: 'Hello?' }]);
    // A key that anybody could think of is none.
    expect((await guest.post('/service/chat/messages', { text: 'Hello?', key: '00000000-0000-0000-0000-000000000000' })).status).toBe(400);
  });

  test('CS-01 a guest is known for thirty days by a cookie that no script reads and no other site sends', async () => {
    const guest = come();
    const kept = (await guest.say('Hello')).headers.getSetCookie();
    expect(kept).toEqual([expect.stringMatching(/^service_chat=[\w-]{43}; Max-Age=2592000; Path=\/service; HttpOnly; SameSite=Strict$/)]);
    clock.forward(30 * 24 * 3_600_000 - 1);
    expect(await guest.heard('/service/chat/stream', 1)).toMatchObject([{ text: 'Hello' }]);
    clock.forward(1);
    expect((await guest.get('/service/chat/stream')).status).toBe(204);
  });

  test('nobody reads the conversation of another, and no page of another origin writes', async () => {
    const [guest, other] = [come(), come()];
    await guest.say('Mine');
    await other.say('Yours');
    expect(await other.heard('/service/chat/stream', 1)).toMatchObject([{ text: 'Yours' }]);
    const foreign = { origin: 'https://elsewhere.example' };
    expect((await guest.post('/service/chat/messages', { text: 'Not mine', key: randomUUID() }, foreign)).status).toBe(403);
    expect(
      (await guest.post('/service/chat/messages', { text: 'Not mine', key: randomUUID() }, { 'content-type': 'text/plain' })).status,
    ).toBe(415);
    expect(await guest.heard('/service/chat/stream', 1)).toHaveLength(1);
  });

  test('twenty messages a minute, not one more; ten conversations an hour from one address', async () => {
    const guest = come();
    for (let count = 0; count < 20; count += 1) expect((await guest.say(`Word ${count}`)).status).toBe(200);
    const refused = await guest.say('One more');
    expect([refused.status, await refused.json()]).toEqual([429, { error: 'too_many', retryAfterSeconds: 60 }]);
    clock.forward(60_000);
    expect((await guest.say('Later')).status).toBe(200);
    for (let count = 1; count < 10; count += 1) expect((await come().say('Hello')).status).toBe(200);
    expect((await come().say('Hello')).status).toBe(429);
  });

  test('WEB-022 CS-01 a member is known by a ticket for one use, which is no token of the session and ends with it', async () => {
    const token = await registered(platform, 'linh');
    const link = async (csType: 'VIP' | 'LIVECHAT') => {
      const { value } = await platform.call(memberServicePaths, { csType }, { token, language: 'EN' });
      return new URL(openServicePath(value.version.pathList[0]?.path ?? '') ?? '');
    };
    const address = await link('VIP');
    expect(address.href).toMatch(/^http:\/\/127\.0\.0\.1:3001\/service\/chat\?lang=EN&theme=&ticket=[\w-]{43}$/);
    expect(address.href).not.toContain(token);
    const member = come();
    address.searchParams.set('theme', 'dark');
    const entered = await member.get(address.pathname + address.search);
    // The ticket leaves the address at once.
    expect([entered.status, entered.headers.get('location')]).toEqual([303, '/service/chat?lang=EN&theme=dark']);
    await member.say('It is me');
    const desk = await operator();
    expect(await waiting(desk)).toMatchObject([{ member: 'linh', vip: true, waits: true }]);
    // Another browser with the same ticket is nobody.
    const thief = come();
    await thief.get(address.pathname + address.search);
    expect((await thief.get('/service/chat/stream')).status).toBe(204);
    // A later visit goes on where the first was left, in any browser.
    const later = await link('LIVECHAT');
    const phone = come();
    await phone.get(later.pathname + later.search);
    expect(await phone.heard('/service/chat/stream', 1)).toMatchObject([{ text: 'It is me', own: true }]);
    await platform.call(logout, {}, { token });
    expect((await member.get('/service/chat/stream')).status).toBe(204);
  });

  test('CS-01 a window that a guest was given neither writes nor reads in the conversation of a member who comes by the same browser later', async () => {
    const own = 'x-conversation';
    const browser = come();
    const told = (await browser.get('/service/chat/stream')).headers.get(own);
    expect(told).toBe('');
    const asGuest = { [own]: told ?? '' };
    expect((await browser.post('/service/chat/messages', { text: 'Mine', key: randomUUID() }, asGuest)).status).toBe(200);
    expect((await browser.post('/service/chat/messages', { text: 'Mine too', key: randomUUID() }, asGuest)).status).toBe(200);
    const token = await registered(platform, 'linh');
    const { value } = await platform.call(memberServicePaths, { csType: 'LIVECHAT' }, { token });
    const address = new URL(openServicePath(value.version.pathList[0]?.path ?? '') ?? '');
    await browser.get(address.pathname + address.search);
    expect((await browser.post('/service/chat/messages', { text: 'Not mine', key: randomUUID() }, asGuest)).status).toBe(401);
    expect((await browser.get('/service/chat/stream', asGuest)).status).toBe(401);
    const window = await browser.get('/service/chat/stream');
    await window.body?.cancel();
    const asMember = { [own]: window.headers.get(own) ?? '' };
    expect(asMember[own]).not.toBe('');
    expect((await browser.post('/service/chat/messages', { text: 'It is me', key: randomUUID() }, asMember)).status).toBe(200);
    expect(await browser.heard('/service/chat/stream', 1)).toMatchObject([{ number: 1, text: 'It is me' }]);
    // Logged out, what is written in that window begins a guest's conversation.
    await platform.call(logout, {}, { token });
    expect((await browser.post('/service/chat/messages', { text: 'Anybody?', key: randomUUID() }, asMember)).status).toBe(200);
    expect(await browser.heard('/service/chat/stream', 1)).toMatchObject([{ text: 'Anybody?' }]);
  });

  test('a ticket lapses after a minute', async () => {
    const token = await registered(platform, 'linh');
    const { value } = await platform.call(memberServicePaths, { csType: 'LIVECHAT' }, { token });
    const address = new URL(openServicePath(value.version.pathList[0]?.path ?? '') ?? '');
    clock.forward(60_000);
    const member = come();
    await member.get(address.pathname + address.search);
    expect((await member.get('/service/chat/stream')).status).toBe(204);
  });
});

test('CS-01 without a key nobody can answer: the link leads to the letter, and there is no desk', async () => {
  const platform = await openPlatform();
  const { value } = await platform.call(servicePaths, { csType: 'LIVECHAT' }, { language: 'EN' });
  expect(openServicePath(value.version.pathList[0]?.path ?? '')).toBe('http://127.0.0.1:3001/service?lang=EN&theme=');
  for (const path of ['/service/chat', '/operator/chats', '/operator/chats/list']) expect((await platform.fetch(path)).status).toBe(404);
  await platform.close();
});
