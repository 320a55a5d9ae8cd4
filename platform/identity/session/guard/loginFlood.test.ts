import { login } from '#contract/identity/session.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Log } from '../../../core/log.ts';
import { movableClock, type MovableClock } from '../../../testing/movableClock.ts';
import { openPlatform, type TestPlatform } from '../../../testing/openPlatform.ts';
import { testEngines } from '../../../testing/openTestStore.ts';
import { registered } from '../../../testing/registration.ts';
import { crowd, crowdOf } from '../../../testing/crowd.ts';
import { solvedCaptcha } from '../../../testing/solve.ts';

const hour = 3_600_000;
const password = 'correct horse 7';
const home = '203.0.113.7';

describe.each(testEngines())('a flood of guesses on %s', (engine) => {
  let platform: TestPlatform;
  let clock: MovableClock;
  let warned: object[];
  beforeEach(async () => {
    clock = movableClock();
    warned = [];
    const log: Log = { error: () => undefined, warn: (details) => void warned.push(details) };
    platform = await openPlatform({ engine, clock, extras: { log } });
    await registered(platform, 'linh');
  });
  afterEach(() => platform.close());

  const logIn = (username: string, guess: string, address?: string, solved: object = {}) =>
    platform.call(login, { username, password: guess, ...solved }, address === undefined ? {} : { address });
  const right = (address?: string, solved: object = {}) => logIn('linh', password, address, solved);
  const solved = () => solvedCaptcha(platform, {});
  /** Tries of a scope that were taken a moment ago. */
  const taken = async (scope: string, count: number) => {
    const rows = Array.from({ length: count }, (_, index) => ({ id: `${scope} ${index}`, scope, at: BigInt(clock.now()) }));
    for (let index = 0; index < count; index += 500)
      await platform.parts.db
        .insertInto('attempt')
        .values(rows.slice(index, index + 500))
        .execute();
  };

  const most = crowdOf(1000);

  test(`AUT-003 of ${most} guesses from as many addresses three are evaluated without captchas, and 20 with`, async () => {
    const guesses = await crowd(most, (index) => logIn('linh', `guess ${index}`, `198.51.${index >> 8}.${index & 255}`));
    expect(guesses.filter(({ code }) => code === 'login_failed')).toHaveLength(3);
    const codes: (string | undefined)[] = [];
    for (let index = 0; index < 25; index += 1) codes.push((await logIn('linh', 'x', undefined, await solved())).code);
    expect(codes.filter((code) => code === 'login_failed')).toHaveLength(17);
    expect(await right(undefined, await solved())).toMatchObject({ code: 'too_many_attempts', value: { retryAfterSeconds: 3600 } });
    clock.forward(hour);
    expect(await right()).toMatchObject({ success: true });
  }, 60_000);

  test(`AUT-003 of one guess at each of ${most} accounts from one address ten are evaluated, and others go on`, async () => {
    const tries = await crowd(most, (index) => logIn(`name${index}`, 'password', home));
    expect(tries.filter(({ code }) => code === 'login_failed')).toHaveLength(10);
    expect(await right(home)).toMatchObject({ code: 'captcha_failed', value: { captcha: true } });
    expect(await right('203.0.113.8')).toMatchObject({ success: true });
  }, 60_000);

  test('AUT-003 the operator is told once: of the account, of the address, and of guesses from everywhere', async () => {
    for (let index = 0; index < 24; index += 1) await logIn('linh', 'x', `198.51.100.${index}`);
    await platform.settled();
    expect(warned).toEqual([{ event: 'login_guessing', of: 'account', name: 'linh', withinMinutes: 60 }]);
    for (let index = 0; index < 60; index += 1) await logIn(`name${index}`, 'x', home);
    await platform.settled();
    expect(warned.slice(1)).toEqual([{ event: 'login_guessing', of: 'address', name: home, withinMinutes: 60 }]);
    await taken('login:everywhere', 3000);
    for (let index = 0; index < 450; index += 1) await logIn(`other${index}`, 'x', `192.0.${index >> 8}.${index & 255}`);
    await platform.settled();
    expect(warned.slice(2)).toEqual([{ event: 'login_guessing', of: 'everywhere', name: '', withinMinutes: 60 }]);
    clock.forward(hour);
    for (let index = 0; index < 24; index += 1) await logIn('linh', 'x', `198.51.100.${index}`);
    await platform.settled();
    expect(warned).toHaveLength(4);
    expect(JSON.stringify(warned)).not.toContain(password);
  }, 60_000);
});
