import { register } from '#contract/identity/member.ts';
import { passwordByEmail, passwordByMailToken } from '#contract/identity/password.ts';
import { expect, test } from 'vitest';
import { messagesTo } from '../../testing/messages.ts';
import { openPlatform } from '../../testing/openPlatform.ts';
import { testEngines } from '../../testing/openTestStore.ts';
import { registrationOf } from '../../testing/registration.ts';

const pairs = 10;

test.each(testEngines())(
  'PW-01 AUT-009 of two links that are followed at once one sets the password, and neither meets a fault, on %s',
  async (engine) => {
    const platform = await openPlatform({ engine });
    const begun = async (index: number) => {
      const [username, email] = [`linh${index}`, `linh${index}@example.com`];
      const from = { address: `203.0.${index}.7` };
      await platform.call(register, { ...registrationOf(username), email }, from);
      for (let link = 0; link < 2; link += 1) await platform.call(passwordByEmail, { username, email }, from);
      const tokens = (await messagesTo(platform, email)).flatMap((body) => /#token=([\w-]{43})$/m.exec(body)?.[1] ?? []);
      expect(tokens).toHaveLength(2);
      return tokens.map((token, each) => {
        const newPassword = `a much better one ${each}`;
        return () => platform.call(passwordByMailToken, { token, newPassword, confirmNewPassword: newPassword }, from);
      });
    };
    for (let index = 0; index < pairs; index += 1) {
      const answers = await Promise.all((await begun(index)).map((follow) => follow()));
      expect(answers.map(({ success, code }) => (success ? 'set' : code)).toSorted()).toEqual(['recovery_failed', 'set']);
    }
    await platform.close();
  },
);
