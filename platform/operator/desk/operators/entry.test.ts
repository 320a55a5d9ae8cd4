import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { chatParty } from '../../../content/chat/testing/chatParty.ts';
import { movableClock, type MovableClock } from '../../../testing/movableClock.ts';
import { openPlatform, type TestPlatform } from '../../../testing/openPlatform.ts';
import { testEngines } from '../../../testing/openTestStore.ts';
import { operatorKey, operatorParty, operatorPassword } from '../../testing/operatorParty.ts';

const minute = 60_000;
const step = 30_000;

describe.each(testEngines())('the door of the desk on %s', (engine) => {
  let platform: TestPlatform;
  let clock: MovableClock;
  beforeEach(async () => {
    clock = movableClock();
    platform = await openPlatform({ engine, clock, extras: { operatorKey } });
  });
  afterEach(() => platform.close());

  const enter = (fields: Readonly<Record<string, string>>, party = chatParty(platform, '')) =>
    party.sendForm('/operator/enter', new URLSearchParams(fields).toString());

  test('opens by name, password and a code that was not used before; the cookie is for this path and no script', async () => {
    const { code, name } = await operatorParty(platform, operatorKey);
    const given = { name, password: operatorPassword };
    expect((await enter({ ...given, code: code() })).status).toBe(401);
    clock.forward(step);
    // As an app may show it.
    const answer = await enter({ ...given, code: code().replace(/(?=.{3}$)/, '-') });
    expect(answer.status).toBe(303);
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^operator=[\w-]{43}; Max-Age=43200; Path=\/operator; HttpOnly; SameSite=Strict$/),
      expect.stringMatching(/^operator_browser=[\w-]{43}; Max-Age=15552000; Path=\/operator; HttpOnly; SameSite=Strict$/),
    ]);
    expect((await enter({ ...given, code: code() })).status).toBe(401);
  });

  test.each([
    ['another password', { password: 'nine lanterns over the sea' }],
    ['another code', { code: '000000' }],
    ['no code', { code: '' }],
    ['a name of nobody', { name: 'nobody' }],
    ['a name that no store takes', { name: 'no\0body' }],
  ])('%s is told like every other mistake', async (_what, wrong) => {
    const { code, name } = await operatorParty(platform, operatorKey);
    clock.forward(step);
    const answer = await enter(
      { name, password: operatorPassword, code: code(), ...wrong },
      chatParty(platform, '', { 'accept-language': 'en' }),
    );
    expect(answer.status).toBe(401);
    expect(await answer.text()).toContain('Name, password or code is not right');
    expect(answer.headers.get('set-cookie')).toBeNull();
  });

  test('after five wrong tries of a name the right one is refused as well, for an hour', async () => {
    const { code, name } = await operatorParty(platform, operatorKey);
    const statuses: number[] = [];
    for (let count = 0; count < 5; count += 1) statuses.push((await enter({ name, password: 'wrong', code: '000000' })).status);
    clock.forward(step);
    statuses.push((await enter({ name, password: operatorPassword, code: code() })).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
    clock.forward(60 * minute);
    expect((await enter({ name, password: operatorPassword, code: code() })).status).toBe(303);
  });

  test.each(['/operator/invited', '/operator/accept'])('a name that no store takes is nobody’s at %s', async (path) => {
    const sent = new URLSearchParams({ name: 'no\0body', invitation: 'none', password: operatorPassword, code: '000000' });
    expect((await chatParty(platform, '').sendForm(path, sent.toString())).status).toBe(401);
  });

  /** A hundred wrong tries, each of another name and network. */
  const flood = () =>
    Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        platform.fetch(
          '/operator/enter',
          {
            method: 'POST',
            body: new URLSearchParams({ name: `nobody ${index}`, password: 'guess', code: '000000' }).toString(),
            headers: { 'content-type': 'application/x-www-form-urlencoded' },
          },
          `203.0.${index}.7`,
        ),
      ),
    );

  test('whoever tries every name from everywhere keeps no operator out of the browser that they have entered by', async () => {
    const desk = await operatorParty(platform, operatorKey);
    const other = await operatorParty(platform, operatorKey);
    const right = () => ({ name: desk.name, password: operatorPassword, code: desk.code() });
    for (let count = 0; count < 5; count += 1) await enter({ ...right(), password: 'wrong' });
    await flood();
    clock.forward(step);
    expect((await enter(right())).status).toBe(429);
    // It is known for that operator alone.
    expect((await enter({ ...right(), name: other.name, code: other.code() }, desk)).status).toBe(429);
    expect((await enter(right(), desk)).status).toBe(303);
    // He may not guess without end there either.
    for (let count = 0; count < 5; count += 1) expect((await enter({ ...right(), password: 'wrong' }, desk)).status).toBe(401);
    clock.forward(step);
    expect((await enter(right(), desk)).status).toBe(429);
  });

  test('a browser goes by a secret that is drawn here, kept as a hash, shared by those who enter by it, and forgotten', async () => {
    const kept = () => platform.parts.db.selectFrom('operator_browser').select(['operator_id', 'browser_hash']).execute();
    const [first, second] = [await operatorParty(platform, operatorKey), await operatorParty(platform, operatorKey)];
    expect(new Set((await kept()).map(({ browser_hash: hash }) => hash)).size).toBe(2);
    clock.forward(step);
    const nameOf = (answer: Response): string | undefined => /operator_browser=([^;]*)/.exec(answer.headers.getSetCookie().join())?.[1];
    const again = await enter({ name: first.name, password: operatorPassword, code: first.code() }, first);
    const shared = await enter({ name: second.name, password: operatorPassword, code: second.code() }, first);
    expect(nameOf(shared)).toBe(nameOf(again));
    expect((await kept()).map(({ browser_hash: hash }) => hash)).not.toContain(nameOf(again));
    expect(await kept()).toHaveLength(3);
    clock.forward(step);
    const planted = chatParty(platform, '', { cookie: 'operator_browser=known-to-somebody-else' });
    const given = await enter({ name: first.name, password: operatorPassword, code: first.code() }, planted);
    expect([given.status, nameOf(given)]).toEqual([303, expect.stringMatching(/^[\w-]{43}$/)]);
    clock.forward(180 * 24 * 60 * minute);
    await platform.jobWork.schedule();
    clock.forward(10 * minute);
    await platform.settled();
    expect(await kept()).toEqual([]);
  });

  test('shuts by itself half an hour after the last page, and after twelve hours however busy', async () => {
    const desk = await operatorParty(platform, operatorKey);
    clock.forward(30 * minute - 1);
    expect((await desk.get('/operator/members')).status).toBe(200);
    clock.forward(30 * minute);
    expect((await desk.get('/operator/members')).headers.get('location')).toBe('/operator?to=%2Foperator%2Fmembers');
    const busy = await operatorParty(platform, operatorKey);
    for (let passed = 0; passed < 12 * 60; passed += 20) {
      expect((await busy.get('/operator/members')).status).toBe(200);
      clock.forward(20 * minute);
    }
    expect((await busy.get('/operator/members')).status).toBe(303);
  });

  test('an operator is made by the key alone, an invitation is good once and for a day', async () => {
    const stranger = chatParty(platform, '');
    const invite = (key: string, name: string, roles: readonly string[] = ['support']) =>
      stranger.post('/operator/invitations', { name, roles }, { authorization: `Bearer ${key}` });
    expect((await invite('a guess', 'lan')).status).toBe(401);
    expect((await invite(operatorKey, 'lan', ['owner'])).status).toBe(400);
    const { code: invitation } = (await (await invite(operatorKey, 'lan')).json()) as { code: string };
    expect((await invite(operatorKey, 'LAN')).status).toBe(409);
    const take = (name: string, text: string) =>
      stranger.sendForm('/operator/invited', new URLSearchParams({ name, invitation: text }).toString());
    expect((await take('lan', 'x'.repeat(43))).status).toBe(401);
    expect((await take('lan', invitation)).status).toBe(200);
    clock.forward(24 * 60 * minute);
    expect((await take('lan', invitation)).status).toBe(401);
    const { name } = await operatorParty(platform, operatorKey);
    expect((await take(name, invitation)).status).toBe(401);
    // Not yet taken up, it opens nothing.
    expect((await enter({ name: 'lan', password: '', code: '' })).status).toBe(401);
  });

  test('who has not come within the day is sent a new code, which is the only one that opens; who has come is not', async () => {
    const desk = await operatorParty(platform, operatorKey);
    await desk.read('/operator/operators?lang=EN');
    const codeIn = async (answer: Response) => /<code>([\w-]{43})<\/code>/.exec(await answer.text())?.[1] ?? '';
    const first = await codeIn(await desk.send('/operator/operators', { name: 'lan', role: 'support' }));
    const stranger = chatParty(platform, '');
    const secretBy = async (invitation: string) => {
      const answer = await stranger.sendForm('/operator/invited', new URLSearchParams({ name: 'lan', invitation }).toString());
      return /<code>([A-Z2-7 ]+)<\/code>/.exec(await answer.text())?.[1];
    };
    const shown = await secretBy(first);
    const rows = await platform.parts.db.selectFrom('operator').select(['id', 'name']).execute();
    const idOf = (name: string) => rows.find((row) => row.name === name)?.id ?? '';
    clock.forward(24 * 60 * minute);
    const again = await operatorParty(platform, operatorKey);
    expect(await again.read('/operator/operators?lang=EN')).toMatch(/<bdi>lan<\/bdi>\s*<\/td>\s*<td[^>]*>Invitation lapsed</);
    const second = await codeIn(await again.send(`/operator/operators/${idOf('lan')}/invite`, {}));
    expect(await secretBy(first)).toBeUndefined();
    expect(await secretBy(second)).toMatch(/^[A-Z2-7 ]+$/);
    // What somebody has seen by the first code is nobody's any more.
    expect(await secretBy(second)).not.toBe(shown);
    expect((await again.send(`/operator/operators/${idOf(desk.name)}/invite`, {})).status).toBe(400);
    const { action, subject, actor } = await platform.parts.db
      .selectFrom('audit_event')
      .selectAll()
      .orderBy('seq', 'desc')
      .executeTakeFirstOrThrow();
    expect([action, subject, actor]).toEqual(['operatorInviteAgain', `operator:${idOf('lan')}`, 'operator']);
  });

  test.each([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://elsewhere.example', 'sec-fetch-site': '' },
  ])('a form that another site sends opens nothing: %j', async (headers) => {
    const { code, name } = await operatorParty(platform, operatorKey);
    clock.forward(step);
    const body = new URLSearchParams({ name, password: operatorPassword, code: code() }).toString();
    const kind = { 'content-type': 'application/x-www-form-urlencoded' };
    const sent = Object.fromEntries(Object.entries({ ...kind, ...headers }).filter(([, value]) => value !== ''));
    expect((await platform.fetch('/operator/enter', { method: 'POST', body, headers: sent })).status).toBe(403);
  });

  test.each(['enter', 'invited', 'accept'])('forms that another site sends to %s count as no try', async (path) => {
    const { code, name } = await operatorParty(platform, operatorKey);
    clock.forward(step);
    const send = (way: string, site: string, fields: Readonly<Record<string, string>>) =>
      platform.fetch(
        `/operator/${way}`,
        {
          method: 'POST',
          redirect: 'manual',
          body: new URLSearchParams(fields).toString(),
          headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': site },
        },
        '203.0.113.9',
      );
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => send(path, 'cross-site', { name, password: 'wrong', code: '000000' })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 403));
    expect((await send('enter', 'same-origin', { name, password: operatorPassword, code: code() })).status).toBe(303);
  });

  test('what a page may do is its own alone: no script, no frame, no form elsewhere, nothing kept', async () => {
    const desk = await operatorParty(platform, operatorKey);
    for (const path of ['/operator', '/operator/members', '/operator/invited']) {
      const { headers } = await desk.get(path);
      if (headers.get('location') !== null) continue;
      expect(headers.get('content-security-policy')).toMatch(
        /^default-src 'none'; style-src 'nonce-[^']+'; img-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'$/,
      );
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('referrer-policy')).toBe('same-origin');
    }
  });

  test('leaving ends the session, and is in the trail like entering', async () => {
    const desk = await operatorParty(platform, operatorKey);
    await desk.read('/operator/members');
    await desk.send('/operator/leave', {});
    expect((await desk.get('/operator/members')).status).toBe(303);
    const events = await platform.parts.db.selectFrom('audit_event').select(['actor', 'action']).orderBy('seq').execute();
    expect(events).toEqual([
      { actor: 'system', action: 'operatorInvite' },
      { actor: 'operator', action: 'operatorAccept' },
      { actor: 'operator', action: 'operatorLeave' },
    ]);
  });
});
