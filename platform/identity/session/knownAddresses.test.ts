import { answerLoginVerification, beginLoginVerification } from '#contract/identity/loginVerification.ts';
import { register } from '#contract/identity/member.ts';
import { login } from '#contract/identity/session.ts';
import { expect, test } from 'vitest';
import { lastCode, messagesTo } from '../../testing/messages.ts';
import { movableClock } from '../../testing/movableClock.ts';
import { openPlatform } from '../../testing/openPlatform.ts';
import { testEngines } from '../../testing/openTestStore.ts';
import { registrationOf } from '../../testing/registration.ts';

const halfAYear = 180 * 24 * 3_600_000;
const email = 'linh@example.com';
const home = { address: '203.0.113.7' };

test.each(testEngines())(
  'LG-10 where nobody has signed in from for half a year is strange again; where somebody does, it stays known, on %s',
  async (engine) => {
    const clock = movableClock();
    const platform = await openPlatform({ engine, clock });
    const logIn = () => platform.call(login, { username: 'linh', password: 'correct horse 7' }, home);
    await platform.call(register, { ...registrationOf('linh'), email }, home);
    for (let time = 0; time < 3; time += 1) {
      clock.forward(halfAYear - 1);
      expect(await logIn()).toMatchObject({ success: true });
    }
    const told = (await messagesTo(platform, email)).length;
    clock.forward(halfAYear);
    const { code, value } = await logIn();
    expect(code).toBe('verification_required');
    const { verificationId } = value as unknown as { readonly verificationId: string };
    await platform.call(beginLoginVerification, { verificationId, method: 'email' }, home);
    const proof = { verificationId, method: 'email', answer: await lastCode(platform, email) } as const;
    expect(await platform.call(answerLoginVerification, proof, home)).toMatchObject({ success: true });
    // The code, and that somebody has signed in from a strange place.
    expect(await messagesTo(platform, email)).toHaveLength(told + 2);
    expect(await logIn()).toMatchObject({ success: true });
    await platform.close();
  },
);
