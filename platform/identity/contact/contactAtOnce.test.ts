import { changeContact, sendContactCode } from '#contract/identity/contact.ts';
import { changePassword } from '#contract/identity/password.ts';
import { sql } from 'kysely';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { lastCode } from '../../testing/messages.ts';
import { mobile, mobileMember } from '../../testing/mobileMember.ts';
import { movableClock } from '../../testing/movableClock.ts';
import { openPlatform } from '../../testing/openPlatform.ts';
import { testEngines } from '../../testing/openTestStore.ts';
import { password } from '../../testing/registration.ts';

// SQLite does one after the other.
test.runIf(testEngines().includes('postgres'))(
  'a mail address and a password that are changed at once do not wait for each other',
  async () => {
    const clock = movableClock();
    const platform = await openPlatform({ engine: 'postgres', clock });
    const { token } = await mobileMember(platform);
    clock.forward(61_000);
    const target = { kind: 'email', value: 'linh@example.com' } as const;
    await platform.call(sendContactCode, { ...target, password }, { token });
    const codes = { verificationCode: await lastCode(platform, target.value), proofCode: await lastCode(platform, mobile) };
    const fresh = 'a much better one';
    // Both tell the owner by SMS, which is counted for the whole brand; until now somebody else counts one.
    const answers = await platform.parts.db.transaction().execute(async (transaction) => {
      await sql`select pg_advisory_xact_lock(hashtextextended('sms:all', 1))`.execute(transaction);
      const contact = platform.call(changeContact, { ...target, ...codes }, { token });
      await setTimeout(500);
      const changed = platform.call(changePassword, { oldPassword: password, newPassword: fresh, confirmNewPassword: fresh }, { token });
      await setTimeout(500);
      return { contact, changed };
    });
    expect(await answers.contact).toMatchObject({ success: true });
    expect(await answers.changed).toMatchObject({ success: true });
    await platform.close();
  },
);
