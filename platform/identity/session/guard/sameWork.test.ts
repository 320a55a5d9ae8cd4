import { register } from '#contract/identity/member.ts';
import { passwordByEmail } from '#contract/identity/password.ts';
import { login } from '#contract/identity/session.ts';
import { loginSmsCode } from '#contract/identity/verification.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { countHashings } from '../../../testing/countHashings.ts';
import { mobileMember, typedMobile } from '../../../testing/mobileMember.ts';
import { movableClock, type MovableClock } from '../../../testing/movableClock.ts';
import { openPlatform, type TestPlatform } from '../../../testing/openPlatform.ts';
import { testEngines } from '../../../testing/openTestStore.ts';
import { registered, registrationOf } from '../../../testing/registration.ts';

const away = { address: '198.51.100.1' };
const email = 'linh@example.com';

describe.each(testEngines())('answers that tell nothing on %s', (engine) => {
  let platform: TestPlatform;
  let clock: MovableClock;
  let statements: string[];
  beforeEach(async () => {
    clock = movableClock();
    platform = await openPlatform({ engine, clock, onStatement: (kind) => void statements.push(kind) });
    statements = [];
    await platform.call(register, { ...registrationOf('linh'), email });
    await registered(platform, 'locked');
    await platform.parts.db.updateTable('member').set({ locked_at: 1n }).where('username', '=', 'locked').execute();
    await platform.call(login, { username: 'nobody', password: 'first of all' });
    clock.forward(3_600_000);
  });
  afterEach(() => platform.close());

  /** What an answer is made of, and what was done for it. */
  const weighed = async (ask: () => Promise<unknown>) => {
    statements = [];
    let answer: unknown;
    let atOnce: readonly string[] = [];
    const hashings = await countHashings(async () => {
      answer = await ask();
      atOnce = statements;
      statements = [];
      await platform.settled();
    });
    // How often its lanes look for another job, between two or after the last, is a matter of luck.
    const later = statements.filter((kind) => kind !== 'RawNode');
    return { hashings, statements: [...atOnce, ...later], text: JSON.stringify(answer) };
  };
  const logIn = (username: string, password: string) => weighed(() => platform.call(login, { username, password }, away));

  test('AUT-001 an unknown name, a wrong password and a locked account cost one derivation and the same statements, and are answered in the same bytes', async () => {
    const wrong = await logIn('linh', 'wrong');
    expect(wrong.hashings).toBe(1);
    expect(wrong.statements.length).toBeGreaterThan(3);
    expect(await logIn('nobody', 'wrong')).toEqual(wrong);
    expect(await logIn('locked', 'wrong')).toEqual(wrong);
    expect(await logIn('locked', 'correct horse 7')).toEqual(wrong);
  });

  test('AUT-001 nor do they differ once a captcha is wanted', async () => {
    const asked = async (username: string) => {
      for (let index = 0; index < 2; index += 1) await logIn(username, 'wrong');
      return [await logIn(username, 'wrong'), await logIn(username, 'wrong')];
    };
    const [third, fourth] = await asked('linh');
    expect([third?.hashings, fourth?.hashings]).toEqual([1, 0]);
    await platform.parts.db.deleteFrom('attempt').execute();
    expect(await asked('nobody')).toEqual([third, fourth]);
    await platform.parts.db.deleteFrom('attempt').execute();
    expect(await asked('locked')).toEqual([third, fourth]);
  });

  test('AUT-002 a lost password asked for by mail writes as much for nobody as for a member', async () => {
    const ask = (username: string, address: string) => weighed(() => platform.call(passwordByEmail, { username, email: address }, away));
    const known = await ask('linh', email);
    for (const [username, address] of [
      ['nobody', email],
      ['linh', 'other@example.com'],
      ['locked', email],
    ] as const) {
      expect(await ask(username, address)).toEqual(known);
    }
  });

  test('AUT-002 a code for a number writes as much for nobody as for a member', async () => {
    await mobileMember(platform);
    clock.forward(61_000);
    const ask = (mobileNum: string) => weighed(() => platform.call(loginSmsCode, { ...typedMobile, mobileNum, purpose: 'password' }, away));
    const known = await ask(typedMobile.mobileNum);
    const unknown = await ask('0987654321');
    expect(unknown).toEqual(known);
  });
});
