import { answerLoginVerification, beginLoginVerification } from '#contract/identity/loginVerification.ts';
import { register } from '#contract/identity/member.ts';
import { changePassword } from '#contract/identity/password.ts';
import { login } from '#contract/identity/session.ts';
import { expect, test } from 'vitest';
import { lastCode } from '../../../testing/messages.ts';
import { openPlatform } from '../../../testing/openPlatform.ts';
import { testEngines } from '../../../testing/openTestStore.ts';
import { registrationOf } from '../../../testing/registration.ts';

const password = 'correct horse 7';
const fresh = 'a much better one';
const atOnce = 20;

test.each(testEngines())(
  'AUT-009 a login that is proven while the password is changed is let in before, or not at all; neither meets a fault, on %s',
  async (engine) => {
    const platform = await openPlatform({ engine });
    const pairs = Array.from({ length: atOnce }, async (_, index) => {
      const [username, email] = [`linh${index}`, `linh${index}@example.com`];
      const home = { address: `203.0.${index}.7` };
      const { token } = (await platform.call(register, { ...registrationOf(username), email }, home)).value;
      const away = { address: `198.51.${index}.1` };
      const { value } = await platform.call(login, { username, password }, away);
      const { verificationId } = value as unknown as { readonly verificationId: string };
      await platform.call(beginLoginVerification, { verificationId, method: 'email' }, away);
      const answer = await lastCode(platform, email);
      return [
        () => platform.call(answerLoginVerification, { verificationId, method: 'email', answer }, away),
        () => platform.call(changePassword, { oldPassword: password, newPassword: fresh, confirmNewPassword: fresh }, { ...home, token }),
      ] as const;
    });
    const both = (await Promise.all(pairs)).map(async ([prove, change]) => {
      const changed = change();
      const proven = await prove();
      expect(await changed).toMatchObject({ success: true });
      expect(proven.success ? 'let in' : proven.code).toMatch(/^let in$|^verification_/);
    });
    await Promise.all(both);
    await platform.close();
  },
);
