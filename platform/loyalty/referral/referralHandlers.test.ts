import { memberInfo, register } from '#contract/identity/member.ts';
import { referral } from '#contract/loyalty/referral.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { movableClock, type MovableClock } from '../../testing/movableClock.ts';
import { openPlatform, type TestPlatform } from '../../testing/openPlatform.ts';
import { testEngines } from '../../testing/openTestStore.ts';
import { registered, registrationOf } from '../../testing/registration.ts';

describe.each(testEngines())('inviting others on %s', (engine) => {
  let platform: TestPlatform;
  let clock: MovableClock;
  let token: string;
  beforeEach(async () => {
    clock = movableClock();
    platform = await openPlatform({ engine, clock });
    token = await registered(platform, 'linh');
  });
  afterEach(() => platform.close());

  const page = async (as: string, payload = {}) => (await platform.call(referral, payload, { token: as })).value;
  const invite = async (username: string, code: string) => {
    clock.forward(60_000);
    await platform.call(register, { ...registrationOf(username), referralCode: code });
  };

  test('MC-11 a member has a code, and who registered by it is listed, the newest first, a page at a time, under a masked name', async () => {
    const { referralCode, ...nobody } = await page(token);
    expect(referralCode).toMatch(/^[A-Z2-9]{10}$/);
    expect(referralCode).toBe((await platform.call(memberInfo, {}, { token })).value.customerId);
    expect(nobody).toEqual({ invited: [], total: 0, hasMore: false });

    for (const username of ['minh', 'hoai', 'thao']) await invite(username, referralCode);
    await invite('stranger', 'AAAAAAAAAA');
    const newest = await page(token, { pageSize: 2 });
    expect(newest).toMatchObject({ total: 3, hasMore: true });
    expect(newest.invited.map(({ maskedAccount }) => maskedAccount)).toEqual(['th***', 'ho***']);
    expect(newest.invited[0]?.registerTime).toBe(clock.now() - 60_000);
    const before = await page(token, { pageSize: 2, beforeInvitedId: newest.invited[1]?.invitedId });
    expect(before).toMatchObject({ invited: [{ maskedAccount: 'mi***' }], total: 3, hasMore: false });
    expect(await page(token, { pageSize: 3 })).toMatchObject({ hasMore: false });
  });

  test('nobody sees whom another one invited', async () => {
    await invite('minh', (await page(token)).referralCode);
    const other = await registered(platform, 'thao');
    expect(await page(other)).toMatchObject({ invited: [], total: 0 });
  });
});
