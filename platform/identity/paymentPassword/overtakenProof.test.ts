import { changePaymentPassword, paymentPassword as status, setPaymentPassword } from '#contract/identity/paymentPassword.ts';
import { proveStepUp } from '#contract/identity/stepUp.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { cheapPasswordWork } from '../../testing/cheapPasswordWork.ts';
import { createHeldPasswordWork, type HeldPasswordWork } from '../../testing/heldPasswordWork.ts';
import { openPlatform, type TestPlatform } from '../../testing/openPlatform.ts';
import { testEngines } from '../../testing/openTestStore.ts';
import { paymentPassword, withPaymentPassword } from '../../testing/paymentPassword.ts';
import { password, registered } from '../../testing/registration.ts';

const fresh = 'a second pier';

describe.each(testEngines())('what a new payment password overtakes on %s', (engine) => {
  let platform: TestPlatform;
  let work: HeldPasswordWork;
  let token: string;
  beforeEach(async () => {
    work = createHeldPasswordWork(cheapPasswordWork().hashPassword);
    platform = await openPlatform({ engine, extras: { passwordWork: work } });
    token = await registered(platform, 'linh');
    await withPaymentPassword(platform, token);
  });
  afterEach(() => platform.close());

  const change = (to: string) =>
    platform.call(
      changePaymentPassword,
      { oldPaymentPassword: paymentPassword, newPaymentPassword: to, confirmPaymentPassword: to },
      { token },
    );
  const prove = (by: string) =>
    platform.call(proveStepUp, { action: 'withdraw', amount: '20000', target: 'a', paymentPassword: by }, { token });

  test.each([
    ['another change by the old one changes nothing', () => change('of a thief')],
    ['a proof by the old one is none', () => prove(paymentPassword)],
  ])('MON-015 %s', async (_title, act) => {
    const reached = work.hold();
    const answer = act();
    const release = await reached;
    expect(await change(fresh)).toMatchObject({ success: true });
    release();
    expect(await answer).toMatchObject({ code: 'payment_password_wrong' });
    expect(await platform.parts.db.selectFrom('step_up_ticket').selectAll().execute()).toEqual([]);
    expect(await prove(fresh)).toMatchObject({ success: true });
  });

  test.each([
    ['as the rules are held against it', 2],
    ['as it is hashed', 3],
  ])('MON-015 of two that set the first one at once the second replaces it, and no money leaves for a while: %s', async (_title, nth) => {
    const other = await registered(platform, 'minh');
    const set = (to: string) =>
      platform.call(setPaymentPassword, { password, newPaymentPassword: to, confirmPaymentPassword: to }, { token: other });
    const reached = work.hold(nth);
    const answer = set('of a thief');
    const release = await reached;
    expect(await set(fresh)).toMatchObject({ success: true });
    const coolingUntil = async () => (await platform.call(status, {}, { token: other })).value.coolingUntil;
    expect(await coolingUntil()).toBeNull();
    release();
    expect(await answer).toMatchObject({ success: true });
    expect(await coolingUntil()).toBeGreaterThan(Date.now());
  });
});
