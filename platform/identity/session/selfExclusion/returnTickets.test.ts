import { register } from '#contract/identity/member.ts';
import { passwordByEmail, passwordByMailToken } from '#contract/identity/password.ts';
import { excludeSelf } from '#contract/identity/playLimit.ts';
import { wishToReturn } from '#contract/identity/selfExclusion.ts';
import { login } from '#contract/identity/session.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { messagesTo } from '../../../testing/messages.ts';
import { movableClock, type MovableClock } from '../../../testing/movableClock.ts';
import { openPlatform, type TestPlatform } from '../../../testing/openPlatform.ts';
import { testEngines } from '../../../testing/openTestStore.ts';
import { password, registrationOf } from '../../../testing/registration.ts';

const email = 'linh@example.com';
const fresh = 'a much better one';

describe.each(testEngines())('who may wish to return on %s', (engine) => {
  let platform: TestPlatform;
  let clock: MovableClock;
  beforeEach(async () => {
    clock = movableClock();
    platform = await openPlatform({ engine, clock });
    const { token } = (await platform.call(register, { ...registrationOf('linh'), email })).value;
    await platform.call(excludeSelf, { length: 'SIX_MONTHS' }, { token });
    clock.forward(200 * 86_400_000);
  });
  afterEach(() => platform.close());

  const ticketBy = async (typed: string) =>
    ((await platform.call(login, { username: 'linh', password: typed })).value as unknown as { returnTicket: string }).returnTicket;
  const wish = (returnTicket: string) => platform.call(wishToReturn, { returnTicket });

  test('PP-13 AUT-009 nobody does by a password that was replaced since, and its owner does by the new one', async () => {
    const old = await ticketBy(password);
    clock.forward(60_000);
    await platform.call(passwordByEmail, { username: 'linh', email });
    const token = /token=([\w-]+)/.exec((await messagesTo(platform, email)).at(-1) ?? '')?.[1] ?? '';
    const passwords = { newPassword: fresh, confirmNewPassword: fresh };
    expect(await platform.call(passwordByMailToken, { token, ...passwords })).toMatchObject({ success: true });
    expect(await wish(old)).toMatchObject({ code: 'return_failed' });
    expect(await wish(await ticketBy(fresh))).toMatchObject({ success: true, value: { ended: false } });
  });
});
