import { passwordByEmail } from '#contract/identity/password.ts';
import { register } from '#contract/identity/member.ts';
import { loginSmsCode } from '#contract/identity/verification.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { messagesTo } from '../../testing/messages.ts';
import { mobileMember, typedMobile } from '../../testing/mobileMember.ts';
import { movableClock, type MovableClock } from '../../testing/movableClock.ts';
import { openPlatform, type TestPlatform } from '../../testing/openPlatform.ts';
import { testEngines } from '../../testing/openTestStore.ts';
import { registrationOf } from '../../testing/registration.ts';

const email = 'linh@example.com';

describe.each(testEngines())('asking for a way back on %s', (engine) => {
  let platform: TestPlatform;
  let clock: MovableClock;
  let statements: string[];
  beforeEach(async () => {
    clock = movableClock();
    platform = await openPlatform({ engine, clock, onStatement: (kind) => void statements.push(kind) });
    statements = [];
    await platform.call(register, { ...registrationOf('linh'), email });
    await mobileMember(platform);
    clock.forward(3_600_000);
    await platform.settled();
  });
  afterEach(() => platform.close());

  const byMail = (username: string, address = email) => platform.call(passwordByEmail, { username, email: address });
  const byPhone = (mobileNum: string) => platform.call(loginSmsCode, { ...typedMobile, mobileNum, purpose: 'password' });
  /** What an answer says, and all that the store was asked before it was given. */
  const before = async (ask: () => Promise<unknown>) => {
    statements = [];
    const answer = await ask();
    return { answer, statements: [...statements] };
  };
  const countOf = async (table: 'job' | 'outbox_message'): Promise<number> =>
    (await platform.parts.db.selectFrom(table).select('id').execute()).length;

  test('AUT-002 by mail the answer is given before anybody is looked for, and the mail is sent after it', async () => {
    await byMail('linh');
    await platform.settled();
    const sent = await countOf('outbox_message');
    const first = await before(() => byMail('linh'));
    expect(first.answer).toMatchObject({ success: true });
    expect(await countOf('job')).toBe(1);
    for (const [username, address] of [
      ['nobody', email],
      ['linh', 'other@example.com'],
    ] as const)
      expect(await before(() => byMail(username, address))).toEqual(first);
    expect(await countOf('outbox_message')).toBe(sent);
    await platform.settled();
    expect(await countOf('outbox_message')).toBe(sent + 1);
    expect(await messagesTo(platform, 'other@example.com')).toEqual([]);
  });

  test('AUT-002 by phone the answer is given before anybody is looked for, and the code is sent after it', async () => {
    await byPhone('0987654320');
    await platform.settled();
    const sent = await countOf('outbox_message');
    const known = await before(() => byPhone(typedMobile.mobileNum));
    expect(known.answer).toMatchObject({ success: true, value: { expiredMinutes: 5 } });
    expect(await before(() => byPhone('0987654321'))).toEqual(known);
    expect(await countOf('outbox_message')).toBe(sent);
    await platform.settled();
    expect(await countOf('outbox_message')).toBe(sent + 1);
    expect(await messagesTo(platform, '+84987654321')).toEqual([]);
  });

  test('AUT-010 what is asked for is counted before the answer, however late it is done', async () => {
    const mails = await Promise.all(Array.from({ length: 20 }, () => byMail('linh')));
    expect(mails.filter(({ success }) => success)).toHaveLength(5);
    expect(await countOf('job')).toBe(5);
    expect(await byPhone(typedMobile.mobileNum)).toMatchObject({ success: true });
    expect(await byPhone(typedMobile.mobileNum)).toMatchObject({ code: 'too_many_attempts' });
    expect(await countOf('job')).toBe(6);
  });
});
