import { setTimeout as pause } from 'node:timers/promises';
import { setPlayLimit } from '#contract/identity/playLimit.ts';
import { cancelDeposit, deposit, depositById, depositMethods, deposits } from '#contract/money/deposit.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { parseAmount } from '../../core/ledger/amount.ts';
import { forUpdate } from '../../core/store/forUpdate.ts';
import { PaymentProviderFailure } from '../../providers/payment/payment.ts';
import { testEngines } from '../../testing/openTestStore.ts';
import { registered } from '../../testing/registration.ts';
import { openPayments, type OpenPayments } from './testing/openPayments.ts';

const minute = 60_000;

describe.each(testEngines())('deposits through a payment provider on %s', (engine) => {
  let at: OpenPayments;
  beforeEach(async () => {
    at = await openPayments(engine);
  });
  afterEach(async () => {
    expect(await at.close()).toEqual([]);
  });

  test('MC-04 is asked for with its fee, waits with how to pay, and is credited for what was asked once it is paid', async () => {
    const asked = await at.ask();
    expect(asked).toMatchObject({
      status: 'AWAITING_PAYMENT',
      amount: '100000',
      fee: '1000',
      credited: null,
      expireTime: at.clock.now() + 15 * minute,
    });
    expect(asked.payment).toEqual({ payUrl: `https://pay.example/${asked.depositId}`, qr: null, transfer: null });
    expect(at.order()).toMatchObject({
      reference: asked.depositId,
      kind: 'redirect',
      amount: '101000',
      currency: 'PLAY',
      expiresAt: asked.expireTime,
    });
    expect(await at.sum()).toBe('1000');
    expect(await at.tell({ status: 'processing' })).toBe(200);
    expect(await at.read(asked.depositId)).toMatchObject({ status: 'PROCESSING', payment: null, closeTime: null });
    at.clock.forward(minute);
    expect(await at.tell()).toBe(200);
    expect(await at.read(asked.depositId)).toMatchObject({ status: 'PAID', credited: '100000', closeTime: at.clock.now(), payment: null });
    expect(await at.sum()).toBe('101000');
    // What was to be done in time finds nothing to do, and asks nobody.
    const questions: string[] = [];
    at.payments.onStatus = async (reference) => void questions.push(reference);
    await at.later(24 * 60 * minute);
    const left = at.platform.parts.db.selectFrom('job').select(['kind', 'error']).where('kind', 'like', 'deposit.%');
    expect([questions, await left.execute()]).toEqual([[], []]);
  });

  test('MC-04 it expires a minute behind its time, and money that comes then waits for a person', async () => {
    const { depositId } = await at.ask();
    await at.later(16 * minute - 1);
    expect(await at.statusOf(depositId)).toBe('AWAITING_PAYMENT');
    await at.later(1);
    expect(await at.read(depositId)).toMatchObject({ status: 'EXPIRED', closeTime: at.clock.now(), payment: null });
    await at.tell();
    expect([await at.statusOf(depositId), await at.sum()]).toEqual(['TO_MATCH', '1000']);
  });

  test('MC-04 before it expires the provider is asked, so that a report that was lost is none', async () => {
    const { depositId } = await at.ask();
    const begun = at.order();
    let questions = 0;
    at.payments.onStatus = async () => {
      questions += 1;
      return at.payments.report(begun);
    };
    await at.later(15 * minute - 1);
    expect([questions, await at.statusOf(depositId)]).toEqual([0, 'AWAITING_PAYMENT']);
    await at.later(1);
    expect([await at.statusOf(depositId), await at.sum()]).toEqual(['PAID', '101000']);
  });

  test.each([
    ['another amount', { amount: '999999' }],
    ['another currency', { currency: 'SHELL' }],
    ['another payment', { paymentId: 'of-somebody-else' }],
  ])('MON-011 a provider that is asked, and claims %s, credits nothing: it waits for a person', async (_, lie) => {
    const { depositId } = await at.ask();
    const begun = at.order();
    at.payments.onStatus = async () => at.payments.report(begun, lie);
    await at.later(15 * minute);
    expect([await at.statusOf(depositId), await at.sum()]).toEqual(['TO_MATCH', '1000']);
  });

  test('MC-04 what is under way never expires, and after a day a person looks for it', async () => {
    const { depositId } = await at.ask();
    await at.tell({ status: 'processing' });
    await at.later(24 * 60 * minute - 1);
    expect(await at.statusOf(depositId)).toBe('PROCESSING');
    await at.later(1);
    expect(await at.statusOf(depositId)).toBe('TO_MATCH');
  });

  test('MC-04 called off it cannot be paid at once any more, and cannot be called off where it went on', async () => {
    const { depositId } = await at.ask();
    expect((await at.platform.call(cancelDeposit, { depositId }, { token: at.token })).value.deposit).toMatchObject({
      status: 'CANCELLED',
      payment: null,
    });
    expect(await at.platform.call(cancelDeposit, { depositId }, { token: at.token })).toMatchObject({ code: 'deposit_gone_on' });
    await at.tell();
    expect([await at.statusOf(depositId), await at.sum()]).toEqual(['TO_MATCH', '1000']);
    const other = await registered(at.platform, 'minh');
    const own = await at.ask('100000', 'key-2');
    expect(await at.platform.call(cancelDeposit, { depositId: own.depositId }, { token: other })).toMatchObject({
      code: 'deposit_gone_on',
    });
    expect((await at.platform.call(depositById, { depositId: own.depositId }, { token: other })).value).toEqual({ deposit: null });
  });

  test('MON-001 forty requests of one key are one deposit and one order; of another amount they are refused', async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, () => at.ask()));
    expect(new Set(answers.map(({ depositId }) => depositId)).size).toBe(1);
    expect(at.payments.orders).toHaveLength(1);
    expect(await at.platform.call(deposit, { methodId: 'e-wallet', amount: '100001' }, { token: at.token, key: 'key-1' })).toMatchObject({
      code: 'idempotency_mismatch',
    });
    expect(await at.platform.call(deposit, { methodId: 'play-money', amount: '100000' }, { token: at.token, key: 'key-1' })).toMatchObject({
      code: 'idempotency_mismatch',
    });
    expect(await at.sum()).toBe('1000');
  });

  test('UPF-004 an answer that is lost leaves it unconfirmed, asked for again until there is one', async () => {
    at.payments.onBegin = () => Promise.reject(new PaymentProviderFailure('unreachable', 'was too slow'));
    const { depositId, status } = await at.ask();
    expect(status).toBe('UNCONFIRMED');
    await at.platform.settled();
    expect(at.payments.orders).toHaveLength(1);
    await at.later(10_000);
    expect(await at.statusOf(depositId)).toBe('UNCONFIRMED');
    at.payments.onBegin = undefined;
    await at.later(5 * minute);
    expect(await at.read(depositId)).toMatchObject({ status: 'AWAITING_PAYMENT', payment: { payUrl: `https://pay.example/${depositId}` } });
    expect(new Set(at.payments.orders.map(({ reference }) => reference)).size).toBe(1);
  });

  test('MC-04 of forty requests of one key at once one counts among the twenty of an hour', async () => {
    await Promise.all(Array.from({ length: 40 }, () => at.ask()));
    for (let count = 2; count <= 20; count += 1) await at.ask('100000', `key-${count}`);
    expect(await at.platform.call(deposit, { methodId: 'e-wallet', amount: '100000' }, { token: at.token, key: 'more' })).toMatchObject({
      code: 'too_many_attempts',
    });
  });

  test('MC-04 a provider that does not take it on makes it fail at once', async () => {
    at.payments.onBegin = () => Promise.reject(new PaymentProviderFailure('refused', 'answered 422'));
    expect(await at.ask()).toMatchObject({ status: 'FAILED', closeTime: at.clock.now() });
    await at.later(16 * minute);
    expect(at.payments.orders).toHaveLength(1);
  });

  test('MC-04 more than twenty an hour are too many', async () => {
    for (let count = 0; count < 20; count += 1) await at.ask('100000', `key-${count}`);
    expect(await at.platform.call(deposit, { methodId: 'e-wallet', amount: '100000' }, { token: at.token, key: 'more' })).toMatchObject({
      code: 'too_many_attempts',
    });
    expect((await at.ask('100000', 'key-19')).status).toBe('AWAITING_PAYMENT');
    expect(at.payments.orders).toHaveLength(20);
  });

  test('MC-04 the list is the member’s own, newest first, page by page; the method used last is offered first', async () => {
    const methods = async () =>
      (await at.platform.call(depositMethods, {}, { token: at.token })).value.methods.map(({ methodId, lastUsed }) => [methodId, lastUsed]);
    expect(await methods()).toEqual([
      ['play-money', false],
      ['bank-transfer', false],
      ['e-wallet', false],
    ]);
    const ids: string[] = [];
    for (const key of ['one', 'two', 'three']) ids.unshift((await at.ask('100000', key)).depositId);
    await registered(at.platform, 'minh');
    const list = async (beforeDepositId?: string, pageSize = 2) =>
      (await at.platform.call(deposits, { pageSize, ...(beforeDepositId !== undefined && { beforeDepositId }) }, { token: at.token }))
        .value;
    const first = await list();
    expect([first.deposits.map(({ depositId }) => depositId), first.total, first.hasMore]).toEqual([ids.slice(0, 2), 3, true]);
    const second = await list(ids[1]);
    expect([second.deposits.map(({ depositId }) => depositId), second.hasMore]).toEqual([ids.slice(2), false]);
    expect((await list(undefined, 3)).hasMore).toBe(false);
    expect((await methods())[0]).toEqual(['e-wallet', true]);
  });

  test('PP-11 what is on its way counts towards a limit of deposits, whichever way it goes', async () => {
    const { db } = at.platform.parts;
    const { id } = await db.selectFrom('member').select('id').executeTakeFirstOrThrow();
    await at.ask('100000');
    const limit = { member_id: id, kind: 'DEPOSIT' as const, period: 'DAY' as const, amount: 1_500_000_000n };
    await db
      .insertInto('play_limit')
      .values({ ...limit, asked_at: null, asked_amount: null })
      .execute();
    const pay = (methodId: string, key: string, amount = '60000') =>
      at.platform.call(deposit, { methodId, amount }, { token: at.token, key });
    expect(await pay('e-wallet', 'key-2')).toMatchObject({ code: 'limit_reached' });
    expect(await pay('play-money', 'key-3')).toMatchObject({ code: 'limit_reached' });
    expect(at.payments.orders).toHaveLength(1);
    expect(await pay('e-wallet', 'key-4', '50000')).toMatchObject({ success: true });
  });

  test('PP-04 of two that are asked for at the same moment no two share what is left of a limit', async () => {
    const { token, platform } = at;
    await platform.call(setPlayLimit, { kind: 'DEPOSIT', period: 'DAY', amount: '100000' }, { token });
    const held = Promise.withResolvers<void>();
    // Whoever writes a deposit down waits for its member: by then both have looked at the limit, if they can.
    const holding = platform.parts.db.transaction().execute(async (transaction) => {
      await forUpdate(transaction.selectFrom('member').select('id')).execute();
      await held.promise;
    });
    const asked = ['one', 'other'].map((key) => platform.call(deposit, { methodId: 'e-wallet', amount: '60000' }, { token, key }));
    await pause(300);
    held.resolve();
    const answers = await Promise.all(asked);
    await holding;
    expect(answers.map(({ code }) => code).toSorted()).toEqual(['limit_reached', undefined]);
    expect(at.payments.orders).toHaveLength(1);
  });

  test.each([
    ['more', '50000', '90000', '10000'],
    ['less', '100000', '900', '99100'],
  ])(
    'PP-04 PP-11 credited with %s than was asked for, it counts towards a limit for what was credited',
    async (_, asked, credited, left) => {
      const { token } = at;
      await at.platform.call(setPlayLimit, { kind: 'DEPOSIT', period: 'DAY', amount: '100000' }, { token });
      const pay = (amount: string) => at.platform.call(deposit, { methodId: 'play-money', amount }, { token, key: `key-${amount}` });
      const { depositId: calledOff } = await at.ask('60000', 'key-called-off');
      await at.platform.call(cancelDeposit, { depositId: calledOff }, { token });
      const { depositId } = await at.ask(asked);
      await at.tell({ amount: credited });
      expect(await at.statusOf(depositId)).toBe('TO_MATCH');
      const whileItWaits = asked === '100000' ? '0' : asked;
      expect(await pay('100000')).toMatchObject({ code: 'limit_reached', value: { left: whileItWaits } });
      await at.desk.credit(depositId, { by: 'mai', reason: 'came so', amount: parseAmount(credited) });
      expect(await pay(`${left}.0001`)).toMatchObject({ code: 'limit_reached', value: { left } });
      expect(await pay(left)).toMatchObject({ success: true });
      expect(await pay('1000')).toMatchObject({ code: 'limit_reached', value: { left: '0' } });
    },
  );
});
