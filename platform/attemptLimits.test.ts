import { affiliateCheck } from '#contract/agents/agent.ts';
import { beginLoginVerification } from '#contract/identity/loginVerification.ts';
import { sendContactCode } from '#contract/identity/contact.ts';
import { passwordByEmail, passwordByMailToken } from '#contract/identity/password.ts';
import { updateProfile } from '#contract/identity/profile.ts';
import { wishToReturn } from '#contract/identity/selfExclusion.ts';
import { captcha, challenge } from '#contract/identity/verification.ts';
import { addPayoutAccount } from '#contract/money/payoutAccount.ts';
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { movableClock, type MovableClock } from './testing/movableClock.ts';
import { openPlatform, type TestPlatform } from './testing/openPlatform.ts';
import { testEngines } from './testing/openTestStore.ts';
import { password as known, registered } from './testing/registration.ts';
import { operatorKey } from './operator/testing/operatorParty.ts';

const hour = 3_600_000;
const from = { address: '203.0.113.7' };
const password = 'a much better one';

interface Asked {
  readonly platform: TestPlatform;
  readonly token: string;
  /** How many were asked before. */
  readonly before: number;
}
type Limited = readonly [what: string, limit: number, window: number, scope: string, ask: (asked: Asked) => Promise<boolean>];

const isTaken = async (answer: Promise<{ readonly code?: string | undefined }>): Promise<boolean> =>
  (await answer).code !== 'too_many_attempts';
const firstWord = async ({ platform, before }: Asked): Promise<boolean> => {
  const body = JSON.stringify({ text: 'Hello', key: randomUUID() });
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body };
  return (await platform.fetch('/service/chat/messages', init, `198.51.100.${before}`)).status !== 429;
};

const letter = async ({ platform, before }: Asked): Promise<boolean> => {
  const body = new URLSearchParams({ contact: 'a@b.example', message: 'Hello' });
  return (await platform.fetch('/service', { method: 'POST', body }, `198.51.100.${before}`)).status !== 429;
};

const door = async ({ platform, before }: Asked): Promise<boolean> => {
  const body = new URLSearchParams({ name: `nobody ${before}`, password, code: '000000' });
  const init = { method: 'POST', headers: { 'sec-fetch-site': 'same-origin' }, body };
  return (await platform.fetch('/operator/enter', init, from.address)).status !== 429;
};
const invitation = async ({ platform }: Asked): Promise<boolean> => {
  const init = { method: 'POST', headers: { authorization: 'Bearer none' } };
  return (await platform.fetch('/operator/invitations', init, from.address)).status !== 429;
};

/** Who asks for something that costs the house or tells of others, how often in which time, and what part of its scope names whom it is counted of. */
const limited: readonly Limited[] = [
  [
    'RG-10 AUT-006 whether a code is an agent’s',
    30,
    hour,
    'address',
    ({ platform }) => isTaken(platform.call(affiliateCheck, { code: 'none', domain: 'sampan.example' }, from)),
  ],
  [
    'AUT-010 AUT-006 a link by mail, for whatever account',
    20,
    hour,
    'address',
    ({ platform, before }) => isTaken(platform.call(passwordByEmail, { username: `name${before}`, email: `m${before}@example.com` }, from)),
  ],
  [
    'AUT-010 a password by a link',
    30,
    hour,
    'address',
    ({ platform }) =>
      isTaken(platform.call(passwordByMailToken, { token: 'none', newPassword: password, confirmNewPassword: password }, from)),
  ],
  [
    'PP-13 AUT-006 to come back',
    30,
    hour,
    'address',
    ({ platform }) => isTaken(platform.call(wishToReturn, { returnTicket: 'none' }, from)),
  ],
  [
    'AUT-014 a code of a login that waits',
    30,
    hour,
    'address',
    ({ platform }) => isTaken(platform.call(beginLoginVerification, { verificationId: 'none', method: 'email' }, from)),
  ],
  ['RG-13 AUT-006 a captcha', 600, hour, 'address', ({ platform }) => isTaken(platform.call(captcha, {}, from))],
  ['RG-10 AUT-006 a challenge', 600, hour, 'address', ({ platform }) => isTaken(platform.call(challenge, {}, from))],
  [
    'MC-16 a change of the profile',
    60,
    hour,
    'profile',
    ({ platform, token }) => isTaken(platform.call(updateProfile, { nickname: 'Heron' }, { token })),
  ],
  [
    'MC-02 AZ-002 a payout account',
    10,
    24 * hour,
    'payout',
    ({ platform, token }) =>
      isTaken(
        platform.call(
          addPayoutAccount,
          { bankCode: 'OARPAY', holderName: 'Nguyen Van A', accountNumber: '0912345678', stepUpTicket: 'none' },
          { token },
        ),
      ),
  ],
  [
    'MC-02 AUT-006 a code to a mail address of one’s own',
    10,
    hour,
    'mail:contact',
    ({ platform, token }) =>
      isTaken(platform.call(sendContactCode, { kind: 'email', value: 'linh@example.com', password: known }, { token })),
  ],
  ['CS-01 AUT-006 a conversation with the house, from everywhere', 600, hour, 'everybody', firstWord],
  ['CS-01 AUT-006 a letter to the house, from everywhere', 300, hour, 'everybody', letter],
  ['AUT-003 the door of the desk, by whatever name', 10, hour, 'address', door],
  ['AUT-003 an operator’s invitation, by whatever key', 30, hour, 'invitations', invitation],
];

describe.each(testEngines())('how often somebody may ask on %s', (engine) => {
  let platform: TestPlatform;
  let clock: MovableClock;
  let token: string;
  beforeEach(async () => {
    clock = movableClock();
    platform = await openPlatform({ engine, clock, extras: { operatorKey } });
    token = await registered(platform, 'linh');
  });
  afterEach(() => platform.close());

  test.each(limited)('%s: %i times within %i ms, and not once more', async (_what, limit, window, scope, ask) => {
    const { db } = platform.parts;
    let before = 0;
    const isAsked = () => ask({ platform, token, before: (before += 1) });
    await db.deleteFrom('attempt').execute();
    expect(await isAsked()).toBe(true);
    const [first] = (await db.selectFrom('attempt').selectAll().execute()).filter((each) => each.scope.includes(scope));
    if (!first) throw new Error(`nothing is counted of ${scope}`);
    // All but two of them at once: what each costs is not looked at here.
    const others = Array.from({ length: limit - 2 }, (_, index) => ({ ...first, id: `other ${index}` }));
    await db.insertInto('attempt').values(others).execute();
    expect([await isAsked(), await isAsked()]).toEqual([true, false]);
    // A session ends where nobody uses it for so long: whoever comes back by another one is counted on.
    clock.forward(window - 1);
    await db
      .updateTable('member_session')
      .set({ last_seen_at: BigInt(clock.now()), expires_at: BigInt(clock.now() + hour) })
      .execute();
    expect(await isAsked()).toBe(false);
    clock.forward(1);
    expect(await isAsked()).toBe(true);
  });
});
