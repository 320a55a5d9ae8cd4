import { register } from '#contract/identity/member.ts';
import { passwordByEmail, passwordByMailToken } from '#contract/identity/password.ts';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { personalDataOf } from '../../testing/changePersonalData.ts';
import { messagesTo } from '../../testing/messages.ts';
import { openPlatform } from '../../testing/openPlatform.ts';
import { testEngines } from '../../testing/openTestStore.ts';
import { registrationOf } from '../../testing/registration.ts';
import { endProofs } from '../member/endProofs.ts';
import { sealPersonalData } from '../member/personalData.ts';

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

// SQLite writes one after the other.
test.runIf(testEngines().includes('postgres'))('PW-01 AUT-009 no link is mailed to an address that is being replaced', async () => {
  const platform = await openPlatform({ engine: 'postgres' });
  const { db, secrets, clock } = platform.parts;
  const [username, email] = ['linh', 'linh@example.com'];
  await platform.call(register, { ...registrationOf(username), email });
  await platform.call(passwordByEmail, { username, email });
  const { id } = await db.selectFrom('member').select('id').executeTakeFirstOrThrow();
  const mailed = await db.transaction().execute(async (transaction) => {
    const personal = sealPersonalData(secrets, id, { ...(await personalDataOf(platform)), email: 'new@example.com' });
    await transaction.updateTable('member').set({ personal }).where('id', '=', id).execute();
    await endProofs(transaction, id, BigInt(clock.now()));
    const settled = platform.settled();
    await Promise.race([settled, setTimeout(500)]);
    return { settled };
  });
  await mailed.settled;
  expect(await db.selectFrom('recovery_link').selectAll().where('used_at', 'is', null).execute()).toEqual([]);
  await platform.close();
});
