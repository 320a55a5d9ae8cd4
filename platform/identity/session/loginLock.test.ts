import { answerLoginVerification, beginLoginVerification } from '#contract/identity/loginVerification.ts';
import { register } from '#contract/identity/member.ts';
import { login } from '#contract/identity/session.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { lastCode } from '../../testing/messages.ts';
import { movableClock, type MovableClock } from '../../testing/movableClock.ts';
import { openPlatform, type TestPlatform } from '../../testing/openPlatform.ts';
import { testEngines } from '../../testing/openTestStore.ts';
import { password, registrationOf } from '../../testing/registration.ts';
import { solvedCaptcha } from '../../testing/solve.ts';

const home = { address: '203.0.113.7' };
const email = 'linh@example.com';
const minute = 60_000;

describe.each(testEngines())('logins that failed on %s', (engine) => {
  let platform: TestPlatform;
  let clock: MovableClock;
  beforeEach(async () => {
    clock = movableClock();
    platform = await openPlatform({ engine, clock });
    await platform.call(register, { ...registrationOf('linh'), email, payeeName: 'Nguyễn Thị Linh' }, home);
  });
  afterEach(() => platform.close());

  const tryOut = async (guess: string, needsCaptcha = false) =>
    platform.call(login, { username: 'linh', password: guess, ...(needsCaptcha && (await solvedCaptcha(platform, home))) }, home);
  const fail = async (count: number) => {
    for (let index = 0; index < count; index += 1) await tryOut(`not this one ${index}`);
  };
  const waiting = (answer: { value: unknown }) => answer.value as { verificationId: string; methods: readonly { method: string }[] };

  test('PP-33 after two failures the password lets in, and forgets them', async () => {
    await fail(2);
    expect(await tryOut(password)).toMatchObject({ success: true });
    await fail(2);
    expect(await tryOut(password)).toMatchObject({ success: true });
  });

  test('PP-33 after three within half an hour it does not, even at home: a second factor unlocks, and nothing others may know', async () => {
    await fail(3);
    const locked = await tryOut(password, true);
    expect(locked).toMatchObject({ code: 'verification_required', value: { methods: [{ method: 'email', hint: 'l•••@example.com' }] } });
    // Asking again unlocks nothing.
    expect(await tryOut(password)).toMatchObject({ code: 'verification_required' });
    const { verificationId } = waiting(locked);
    await platform.call(beginLoginVerification, { verificationId, method: 'email' }, home);
    const code = await lastCode(platform, email);
    expect(await platform.call(answerLoginVerification, { verificationId, method: 'email', answer: code }, home)).toMatchObject({
      success: true,
    });
    expect(await tryOut(password)).toMatchObject({ success: true });
  });

  test('PP-33 half an hour after the first of the three the password is enough again, and a moment before it is not', async () => {
    await fail(1);
    clock.forward(minute);
    await fail(2);
    clock.forward(29 * minute - 1);
    expect(await tryOut(password, true)).toMatchObject({ code: 'verification_required' });
    clock.forward(1);
    expect(await tryOut(password, true)).toMatchObject({ success: true });
  });
});
