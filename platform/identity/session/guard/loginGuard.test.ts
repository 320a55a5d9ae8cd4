import { hashOfToken } from '../../../core/random.ts';
import { register } from '#contract/identity/member.ts';
import { resumeSession } from '#contract/identity/rememberedLogin.ts';
import { login } from '#contract/identity/session.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createBoundedWork } from '../../passwordHashing/boundedWork.ts';
import { movableClock, type MovableClock } from '../../../testing/movableClock.ts';
import { openPlatform, type TestPlatform } from '../../../testing/openPlatform.ts';
import { testEngines } from '../../../testing/openTestStore.ts';
import { registered, registrationOf } from '../../../testing/registration.ts';
import { crowd } from '../../../testing/crowd.ts';
import { solvedCaptcha } from '../../../testing/solve.ts';

const hour = 3_600_000;
const password = 'correct horse 7';
const home = '203.0.113.7';
/** The browser that the owner has at home. */
const own = 'b0a7b0a7-0000-4000-8000-00000000b0a7';

describe.each(testEngines())('guessing passwords on %s', (engine) => {
  let platform: TestPlatform;
  let clock: MovableClock;
  beforeEach(async () => {
    clock = movableClock();
    platform = await openPlatform({ engine, clock });
    await registered(platform, 'linh');
  });
  afterEach(() => platform.close());

  const logIn = (username: string, guess: string, address?: string, solved: object = {}) =>
    platform.call(login, { username, password: guess, ...solved }, address === undefined ? {} : { address });
  const right = (address?: string, solved: object = {}) => logIn('linh', password, address, solved);
  const atHome = (solved: object = {}) => platform.call(login, { username: 'linh', password, ...solved }, { address: home, browser: own });
  const solved = (options: { address?: string; browser?: string } = {}) => solvedCaptcha(platform, options);
  /** Tries of a scope that were taken a moment ago. */
  const taken = async (scope: string, count: number) => {
    const rows = Array.from({ length: count }, (_, index) => ({ id: `${scope} ${index}`, scope, at: BigInt(clock.now()) }));
    for (let index = 0; index < count; index += 500)
      await platform.parts.db
        .insertInto('attempt')
        .values(rows.slice(index, index + 500))
        .execute();
  };

  test.each([
    ['login:account:linh', 3, 20, hour],
    ['login:address:198.51.100.1', 10, 100, hour],
    ['login:everywhere', 300, 3_000, 10 * 60_000],
  ])('AUT-003 of %s %i are free, %i may be tried with captchas, in %i ms', async (scope, free, limit, window) => {
    const away = '198.51.100.1';
    const after = async (count: number) => {
      await platform.parts.db.deleteFrom('attempt').execute();
      await taken(scope, count);
    };
    await after(free - 2);
    expect(await logIn('linh', 'x', away)).toMatchObject({ code: 'login_failed', value: { captcha: false } });
    expect(await logIn('linh', 'x', away)).toMatchObject({ code: 'login_failed', value: { captcha: true } });
    expect(await right(away)).toMatchObject({ code: 'captcha_failed' });
    await after(limit - 1);
    expect(await right(away, await solved({ address: away }))).toMatchObject({ success: true });
    await after(limit);
    clock.forward(1_500);
    expect(await right(away, await solved({ address: away }))).toMatchObject({
      code: 'too_many_attempts',
      value: { retryAfterSeconds: window / 1_000 - 1 },
    });
    clock.forward(window - 1_501);
    expect(await right(away, await solved({ address: away }))).toMatchObject({
      code: 'too_many_attempts',
      value: { retryAfterSeconds: 1 },
    });
    clock.forward(1);
    expect(await right(away)).toMatchObject({ success: true });
  });

  test("AUT-003 a success forgets what the account failed, and of everybody else's failures nothing but its own try", async () => {
    const away = '198.51.100.1';
    await taken('login:account:linh', 2);
    await taken(`login:address:${away}`, 9);
    expect(await right(away)).toMatchObject({ success: true });
    const left = await platform.parts.db.selectFrom('attempt').select('scope').where('scope', 'like', 'login:%').execute();
    expect(left).toEqual(Array.from({ length: 9 }, () => ({ scope: `login:address:${away}` })));
  });

  test('AUT-003 all addresses of one IPv6 line are one', async () => {
    const tries = await crowd(40, (index) => logIn(`name${index}`, 'password', `2001:db8:0:7::${(index + 1).toString(16)}`));
    expect(tries.filter(({ code }) => code === 'login_failed')).toHaveLength(10);
    expect(await logIn('another', 'password', '2001:db8:0:8::1')).toMatchObject({ code: 'login_failed' });
  });

  test('AUT-003 one guess each from everywhere: strangers need captchas, at last not even those help, and members at home notice nothing', async () => {
    await atHome();
    await taken('login:everywhere', 300);
    expect(await right('198.51.100.1')).toMatchObject({ code: 'captcha_failed', value: { captcha: true } });
    expect(await right('198.51.100.1', await solved({ address: '198.51.100.1' }))).toMatchObject({ success: true });
    expect(await atHome()).toMatchObject({ success: true });
    await platform.parts.db.deleteFrom('attempt').execute();
    await taken('login:everywhere', 3000);
    expect(await logIn('minh', 'x', '198.51.100.2', await solved({ address: '198.51.100.2' }))).toMatchObject({
      code: 'too_many_attempts',
    });
    expect(await atHome()).toMatchObject({ success: true });
    clock.forward(10 * 60_000);
    expect(await right('198.51.100.3')).toMatchObject({ success: true });
  });

  test('AUT-003 guessers do not lock the owner out of a browser that the account knows', async () => {
    await atHome();
    await crowd(60, (index) => logIn('linh', `guess ${index}`, `198.51.100.${index}`));
    expect(await right()).toMatchObject({ code: 'captcha_failed' });
    expect(await right(home)).toMatchObject({ code: 'captcha_failed' });
    expect(await atHome()).toMatchObject({ success: true });
  });

  test('AUT-003 nor do they from behind its address, with names of their own', async () => {
    await atHome();
    await taken(`login:address:${home}`, 100);
    expect(await logIn('minh', 'x', home, await solved({ address: home }))).toMatchObject({ code: 'too_many_attempts' });
    expect(await atHome()).toMatchObject({ success: true });
  });

  test('AUT-003 a browser that is known to many accounts is no way around', async () => {
    await atHome();
    await taken(`login:known:${hashOfToken(own)}`, 30);
    expect(await atHome()).toMatchObject({ code: 'captcha_failed' });
    expect(await atHome(await solved({ browser: own }))).toMatchObject({ success: true });
  });

  test('AUT-001 AUT-003 on a shared network a name that is known there is refused like one that nobody has, whatever was tried before', async () => {
    const there = { address: home, browser: 'a7a7a7a7-0000-4000-8000-00000000a7a7' };
    await atHome();
    const refusal = async (username: string, captcha: object = {}) => {
      const { code, value } = await platform.call(login, { username, password: 'x', ...captcha }, there);
      return [code, value];
    };
    const after = async (scope: string, count: number, username: string) => {
      await platform.parts.db.deleteFrom('attempt').execute();
      await taken(scope, count);
      return [await refusal(username), await refusal(username, await solved(there))];
    };
    const of = async (username: string) => {
      const all: unknown[] = [];
      for (const count of [0, 2, 3, 19, 20]) all.push(await after(`login:account:${username}`, count, username));
      for (const count of [9, 10, 99, 100]) all.push(await after(`login:address:${home}`, count, username));
      for (const count of [300, 3000]) all.push(await after('login:everywhere', count, username));
      return all;
    };
    expect(await of('linh')).toEqual(await of('nobody'));
  }, 30_000);

  test('a store that cannot count is a fault: a captcha would not mend it', async () => {
    await platform.parts.db.schema.dropTable('attempt').execute();
    expect(await right()).toMatchObject({ status: 500, code: 'fault' });
  });

  test('AUT-003 a remembered login goes on while its account is guessed at', async () => {
    const { value } = await platform.call(login, { username: 'linh', password, rememberMe: true }, { address: home });
    await taken('login:account:linh', 20);
    expect(await right('198.51.100.1', await solved({ address: '198.51.100.1' }))).toMatchObject({ code: 'too_many_attempts' });
    expect(await platform.call(resumeSession, { rememberMe: value.rememberMe ?? '' }, { address: '198.51.100.1' })).toMatchObject({
      success: true,
      value: { account: 'linh' },
    });
  });

  test('AUT-003 a try with a right password is given back to its address', async () => {
    await platform.call(register, registrationOf('minh'), { address: '203.0.113.9' });
    for (let index = 0; index < 12; index += 1) {
      await platform.parts.db.deleteFrom('known_address').execute();
      expect(await right('198.51.100.1')).toMatchObject({ success: true });
    }
  });

  test('AUT-003 while 32 logins are under way, the next one is refused before it costs a try or a write', async () => {
    const { promise: over, resolve: finish } = Promise.withResolvers<Uint8Array>();
    const busy = await openPlatform({
      engine,
      clock,
      extras: { passwordWork: { hashPassword: () => over, bounded: createBoundedWork({ atOnce: 1, waiting: 64, patience: 60_000 }) } },
    });
    const ask = (index: number) => busy.call(login, { username: `name${index}`, password: 'x' }, { address: `198.51.100.${index}` });
    const inside = Array.from({ length: 32 }, (_, index) => ask(index));
    const taken = () => busy.parts.db.selectFrom('attempt').select('id').where('scope', 'like', 'login:account:%').execute();
    // They are checked one after the other, and the machine may be busy.
    await expect.poll(async () => (await taken()).length, { timeout: 15_000 }).toBe(32);
    for (let index = 40; index < 50; index += 1)
      expect(await ask(index)).toMatchObject({ code: 'too_many_attempts', value: { retryAfterSeconds: 1, full: true } });
    expect(await taken()).toHaveLength(32);
    expect(await busy.parts.db.selectFrom('opened_seal').select('jti').execute()).toHaveLength(32);
    finish(new Uint8Array(32));
    expect(new Set((await Promise.all(inside)).map(({ code }) => code))).toEqual(new Set(['login_failed']));
    expect(await ask(50)).toMatchObject({ code: 'login_failed' });
    await busy.close();
  });
});
