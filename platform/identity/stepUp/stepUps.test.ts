import { confirmAuthenticator, enrolAuthenticator } from '#contract/identity/authenticator.ts';
import { changeContact, sendContactCode } from '#contract/identity/contact.ts';
import { changePaymentPassword } from '#contract/identity/paymentPassword.ts';
import { proveStepUp, requestStepUpCode } from '#contract/identity/stepUp.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { lastCode, otherCode } from '../../testing/messages.ts';
import { movableClock, type MovableClock } from '../../testing/movableClock.ts';
import { openPlatform, type TestPlatform } from '../../testing/openPlatform.ts';
import { testEngines } from '../../testing/openTestStore.ts';
import { paymentPassword, steppedUp, withPaymentPassword } from '../../testing/paymentPassword.ts';
import { password, registered } from '../../testing/registration.ts';
import { fromBase32, stepAt, totpCode } from '../authenticator/totp.ts';
import type { SteppedAction } from '../secondFactor/actionText.ts';
import { createStepUps, type StepUps } from './stepUps.ts';

const wish: SteppedAction = { action: 'withdraw', amount: '20000', target: 'account-1' };

describe.each(testEngines())('a proof on %s', (engine) => {
  let platform: TestPlatform;
  let clock: MovableClock;
  let stepUps: StepUps;
  let token: string;
  let memberId: string;
  beforeEach(async () => {
    clock = movableClock();
    platform = await openPlatform({ engine, clock });
    token = await registered(platform, 'linh');
    await withPaymentPassword(platform, token);
    memberId = (await platform.parts.db.selectFrom('member').select('id').executeTakeFirstOrThrow()).id;
    // Tickets are consumed by whoever asks for them, in a transaction of its own; nothing else of the service is used here.
    stepUps = createStepUps(platform.parts as Parameters<typeof createStepUps>[0]);
  });
  afterEach(() => platform.close());

  const use = (ticket: string, action: SteppedAction = wish, of = memberId) =>
    platform.parts.db.transaction().execute((db) => stepUps.consume(db, of, action, ticket));
  const proven = () => steppedUp(platform, token, wish);
  const failed = expect.objectContaining({ code: 'step_up_failed' });

  test('is good for its action, however the amount is written, and once', async () => {
    const ticket = await proven();
    await use(ticket, { ...wish, amount: '20000.00' });
    await expect(use(ticket)).rejects.toEqual(failed);
  });

  test.each<[string, SteppedAction]>([
    ['another amount', { ...wish, amount: '20000.0001' }],
    ['another target', { ...wish, target: 'account-2' }],
    ['another action', { ...wish, action: 'transferUpline' }],
    ['no amount', { action: 'withdraw', target: 'account-1' }],
  ])('is none for %s, and stays good for its own', async (_title, other) => {
    const ticket = await proven();
    await expect(use(ticket, other)).rejects.toEqual(failed);
    await use(ticket);
  });

  test('is nobody else’s, and nothing that was made up', async () => {
    await registered(platform, 'minh');
    const other = await platform.parts.db.selectFrom('member').select('id').where('username', '=', 'minh').executeTakeFirstOrThrow();
    await expect(use(await proven(), wish, other.id)).rejects.toEqual(failed);
    await expect(use('made-up')).rejects.toEqual(failed);
  });

  test('is good to the last millisecond of five minutes, and not in the next', async () => {
    const [early, late] = [await proven(), await proven()];
    clock.forward(5 * 60_000 - 1);
    await use(early);
    clock.forward(1);
    await expect(use(late)).rejects.toEqual(failed);
  });

  test('of twenty at once one gets through', async () => {
    const ticket = await proven();
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => use(ticket)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('is void once the account is reached by something else', async () => {
    const ticket = await proven();
    const mail = { kind: 'email', value: 'linh@example.com' } as const;
    await platform.call(sendContactCode, { ...mail, password }, { token });
    const verificationCode = await lastCode(platform, mail.value);
    expect(await platform.call(changeContact, { ...mail, verificationCode }, { token })).toMatchObject({ success: true });
    await expect(use(ticket)).rejects.toEqual(failed);
  });

  test('AUT-011 MON-015 ten wrong codes in an hour, whatever each is for, and no code is evaluated until it is over', async () => {
    const mail = { kind: 'email', value: 'linh@example.com' } as const;
    await platform.call(sendContactCode, { ...mail, password }, { token });
    await platform.call(changeContact, { ...mail, verificationCode: await lastCode(platform, mail.value) }, { token });
    const ask = async (target: string) => {
      await platform.call(requestStepUpCode, { ...wish, target }, { token });
      return lastCode(platform, mail.value);
    };
    const enter = (target: string, code: string) => platform.call(proveStepUp, { ...wish, target, paymentPassword, code }, { token });
    for (const target of ['account-1', 'account-2']) {
      const wrong = otherCode(await ask(target));
      for (let count = 0; count < 5; count += 1) expect(await enter(target, wrong)).toMatchObject({ code: 'verification_code_failed' });
    }
    const right = await ask('account-3');
    expect(await enter('account-3', right)).toMatchObject({ code: 'too_many_attempts', value: { retryAfterSeconds: 3_600 } });
    // Nobody is idle for half an hour.
    for (const minutes of [29, 29]) {
      clock.forward(minutes * 60_000);
      expect(await enter('account-3', right)).toMatchObject({ code: 'too_many_attempts' });
    }
    clock.forward(2 * 60_000);
    expect(await enter('account-3', await ask('account-3'))).toMatchObject({ success: true });
  });

  test('is void once the account is proven by an app', async () => {
    const ticket = await proven();
    const { secret } = (await platform.call(enrolAuthenticator, { password }, { token })).value;
    const code = totpCode(fromBase32(secret), stepAt(clock.now()));
    expect(await platform.call(confirmAuthenticator, { code }, { token })).toMatchObject({ success: true });
    await expect(use(ticket)).rejects.toEqual(failed);
  });

  test('is void once the payment password is another one', async () => {
    const ticket = await proven();
    await platform.call(
      changePaymentPassword,
      { oldPaymentPassword: paymentPassword, newPaymentPassword: 'a second pier', confirmPaymentPassword: 'a second pier' },
      { token },
    );
    await expect(use(ticket)).rejects.toEqual(failed);
  });
});
