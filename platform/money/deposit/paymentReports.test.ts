import { deposit } from '#contract/money/deposit.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { testEngines } from '../../testing/openTestStore.ts';
import { PaymentProviderFailure } from '../../providers/payment/payment.ts';
import { DepositClosed } from './deposits.ts';
import { openPayments, type OpenPayments } from './testing/openPayments.ts';

const minute = 60_000;

describe.each(testEngines())('what a payment provider tells on %s', (engine) => {
  let at: OpenPayments;
  beforeEach(async () => {
    at = await openPayments(engine);
  });
  afterEach(async () => {
    expect(await at.close()).toEqual([]);
  });

  test('MON-011 a hundred duplicates at once, and replays of each, credit once, and are all answered 200', async () => {
    await at.ask();
    const report = at.payments.report(at.order());
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        at.payments.tell(at.platform, index % 2 ? report : { ...report, eventId: `again-${index}` }),
      ),
    );
    expect(new Set(answers)).toEqual(new Set([200]));
    expect(await at.sum()).toBe('101000');
    expect(await at.payments.tell(at.platform, report)).toBe(200);
    expect(await at.sum()).toBe('101000');
  });

  test.each([
    ['unsigned', { signature: '' }],
    ['signed by somebody else', { signature: 'f'.repeat(64) }],
    ['changed on the way', { body: '{}' }],
    ['older than five minutes', { timestamp: -5 * minute - 1 }],
    ['of a time to come', { timestamp: 5 * minute + 1 }],
  ])(
    'MON-011 what is %s is refused, and nothing follows',
    async (_, { timestamp, ...changes }: { timestamp?: number; signature?: string; body?: string }) => {
      const { depositId } = await at.ask();
      const sent = timestamp === undefined ? {} : { timestamp: at.clock.now() + timestamp };
      expect(await at.payments.tell(at.platform, at.payments.report(at.order()), { ...changes, ...sent })).toBe(401);
      expect(await at.statusOf(depositId)).toBe('AWAITING_PAYMENT');
      expect(await at.payments.tell(at.platform, at.payments.report(at.order()), { timestamp: at.clock.now() - 5 * minute })).toBe(200);
    },
  );

  test.each([
    ['no JSON', 'paid!', 400],
    ['a report without a reference', { eventId: 'e' }, 400],
    ['an amount that is none', { amount: 'NaN' }, 400],
    ['an amount beyond all', { amount: '999999999999999' }, 400],
    ['a report that is too long', { more: 'x'.repeat(17_000) }, 413],
  ])('MON-011 %s is told apart, and breaks nothing', async (_, report, status) => {
    await at.ask();
    const told = typeof report === 'string' ? report : 'eventId' in report ? report : { ...at.payments.report(at.order()), ...report };
    expect(await at.payments.tell(at.platform, told)).toBe(status);
    expect(await at.sum()).toBe('1000');
  });

  test.each([
    ['another amount', { amount: '999999' }],
    ['another currency', { currency: 'SHELL' }],
  ])('MON-011 %s than asked for is credited by nobody but a person, and for what that one says', async (_, changes) => {
    const { depositId } = await at.ask();
    expect(await at.tell(changes)).toBe(200);
    expect(await at.statusOf(depositId)).toBe('TO_MATCH');
    expect(await at.tell()).toBe(200);
    expect([await at.statusOf(depositId), await at.sum()]).toEqual(['TO_MATCH', '1000']);
    const [waiting] = (await at.desk.toMatch(10)).deposits;
    expect([waiting?.id, waiting?.notices.length]).toEqual([depositId, 2]);
    const decision = { by: 'an', reason: 'The bank shows 900.' };
    const all = await Promise.allSettled([1, 2].map(() => at.desk.credit(depositId, { ...decision, amount: 9_000_000n })));
    expect(all.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await at.read(depositId)).toMatchObject({ status: 'PAID', credited: '900', amount: '100000', reason: decision.reason });
    expect(await at.sum()).toBe('1900');
    expect(await at.desk.toMatch(10)).toEqual({ deposits: [], strays: [] });
    await expect(at.desk.refuse(depositId, { ...decision, isReturned: false })).rejects.toBeInstanceOf(DepositClosed);
  });

  test('MON-011 money for a deposit that nobody knows waits, and is matched or dismissed by a person', async () => {
    const { depositId } = await at.ask();
    const report = at.payments.report(at.order(), { reference: 'of-nobody', paymentId: 'p-9' });
    expect(await at.payments.tell(at.platform, report)).toBe(200);
    expect(await at.payments.tell(at.platform, report)).toBe(200);
    await at.payments.tell(at.platform, at.payments.report(at.order(), { reference: 'of-nobody-else', amount: '5' }));
    // Of what no money came with, nobody has to decide anything.
    for (const status of ['processing', 'failed', 'expired'] as const)
      await at.payments.tell(at.platform, at.payments.report(at.order(), { reference: 'of-a-third', status }));
    const { strays } = await at.desk.toMatch(10);
    expect(strays.map(({ reference }) => reference)).toEqual(['of-nobody', 'of-nobody-else']);
    const [first, second] = strays.map(({ id }) => id);
    const decision = { by: 'an', reason: 'seen' };
    await at.desk.match(first ?? '', depositId, decision);
    await at.desk.dismiss(second ?? '', decision);
    await expect(at.desk.match(first ?? '', depositId, decision)).rejects.toBeInstanceOf(DepositClosed);
    expect([await at.statusOf(depositId), await at.sum()]).toEqual(['TO_MATCH', '1000']);
    await at.desk.refuse(depositId, { ...decision, isReturned: true });
    expect(await at.read(depositId)).toMatchObject({ status: 'RETURNED', reason: 'seen', credited: null });
    expect(await at.desk.toMatch(10)).toEqual({ deposits: [], strays: [] });
  });

  test('MON-001 no key of a member’s own takes the name that the payment of a deposit goes by', async () => {
    const { depositId } = await at.ask();
    const { token } = at;
    const own = await at.platform.call(deposit, { methodId: 'play-money', amount: '5000' }, { token, key: `deposit/${depositId}` });
    expect(own).toMatchObject({ status: 400, code: 'idempotency_key_required' });
    expect(await at.tell()).toBe(200);
    expect([await at.statusOf(depositId), await at.sum()]).toEqual(['PAID', '101000']);
  });

  test('MON-011 money for a deposit that no provider was asked for waits for a person', async () => {
    await at.ask();
    const { value } = await at.platform.call(deposit, { methodId: 'play-money', amount: '5000' }, { token: at.token, key: 'own' });
    const { depositId } = value.deposit;
    const before = await at.sum();
    expect(await at.tell({ reference: depositId, amount: '5000' })).toBe(200);
    expect((await at.desk.toMatch(10)).strays.map(({ reference }) => reference)).toEqual([depositId]);
    expect([await at.statusOf(depositId), await at.sum()]).toEqual(['PAID', before]);
  });

  test('MON-011 of two payments of one deposit that are told at once, one is credited and the other waits for a person', async () => {
    at.payments.onBegin = async () => {
      throw new PaymentProviderFailure('unreachable', 'no answer');
    };
    const { depositId } = await at.ask();
    expect(await Promise.all([at.tell({ eventId: 'e-1', paymentId: 'p-1' }), at.tell({ eventId: 'e-2', paymentId: 'p-2' })])).toEqual([
      200, 200,
    ]);
    expect([await at.statusOf(depositId), await at.sum()]).toEqual(['PAID', '101000']);
    const { strays } = await at.desk.toMatch(10);
    expect(strays.map(({ deposit_id: of }) => of)).toEqual([depositId]);
  });

  test('MON-011 told before the order was answered, it is credited all the same', async () => {
    at.payments.onBegin = async (begun) => {
      expect(await at.payments.tell(at.platform, at.payments.report(begun))).toBe(200);
      return { paymentId: `pay-${begun.reference}`, payUrl: 'https://pay.example/' };
    };
    expect(await at.ask()).toMatchObject({ status: 'PAID', credited: '100000' });
    expect(await at.sum()).toBe('101000');
  });

  test('MON-011 of an order whose answer was lost, the first report says by which number the provider knows it', async () => {
    at.payments.onBegin = async () => {
      throw new PaymentProviderFailure('unreachable', 'no answer');
    };
    const { depositId } = await at.ask();
    await at.tell({ status: 'processing', paymentId: 'p-7' });
    const row = await at.platform.parts.db.selectFrom('deposit').select('payment_id').where('id', '=', depositId).executeTakeFirstOrThrow();
    expect([await at.statusOf(depositId), row.payment_id]).toEqual(['PROCESSING', 'p-7']);
  });

  test('MON-011 for a member self-excluded meanwhile it waits for a person', async () => {
    const { depositId } = await at.ask();
    await at.platform.parts.db.updateTable('member').set({ self_excluded_at: 1n }).execute();
    expect(await at.tell()).toBe(200);
    expect(await at.statusOf(depositId)).toBe('TO_MATCH');
  });
});
