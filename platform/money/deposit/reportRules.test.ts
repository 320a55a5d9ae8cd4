import fc from 'fast-check';
import { expect, test } from 'vitest';
import { depositStatuses, type DepositStatus } from './depositSteps.ts';
import { type ReceivedReport, type ReportedDeposit, reportOutcome } from './reportRules.ts';

const asked: ReportedDeposit = { status: 'AWAITING_PAYMENT', toPay: 1_000n, currency: 'PLAY', paymentId: 'p-1' };
const paid: ReceivedReport = { status: 'paid', amount: 1_000n, currency: 'PLAY', paymentId: 'p-1' };
const outcome = (deposit: Partial<ReportedDeposit> = {}, report: Partial<ReceivedReport> = {}, mayReceive = true) =>
  reportOutcome({ ...asked, ...deposit }, { ...paid, ...report }, { mayReceive });

test.each(['CREATED', 'UNCONFIRMED', 'AWAITING_PAYMENT', 'PROCESSING'] as const)(
  'MON-011 what was asked for is credited while it is %s',
  (status) => {
    expect(outcome({ status })).toEqual({ to: 'PAID' });
  },
);

test.each([
  ['less', { amount: 999n }],
  ['more', { amount: 1_001n }],
  ['less than nothing', { amount: -1_000n }],
  ['another currency', { currency: 'SHELL' }],
  ['another payment', { paymentId: 'p-2' }],
])('MON-011 %s than asked for waits for a person', (_, report) => expect(outcome({}, report)).toEqual({ to: 'TO_MATCH' }));

test('MON-011 for an account that may not take money in it waits for a person', () => {
  expect(outcome({}, {}, false)).toEqual({ to: 'TO_MATCH' });
});

test.each(['EXPIRED', 'DECLINED', 'FAILED', 'CANCELLED'] as const)(
  'MON-011 money that comes after it was %s waits for a person',
  (status) => {
    expect(outcome({ status })).toEqual({ to: 'TO_MATCH' });
  },
);

test.each(['PAID', 'TO_MATCH'] as const)(
  'MON-011 told again while it is %s, nothing follows; of another payment, a person looks',
  (status) => {
    expect(outcome({ status })).toBe('nothing');
    expect(outcome({ status }, { paymentId: 'p-2' })).toBe('stray');
  },
);

test.each([
  ['declined', 'DECLINED'],
  ['failed', 'FAILED'],
  ['expired', 'EXPIRED'],
  ['processing', 'PROCESSING'],
] as const)('MC-04 %s makes it %s, and out of order nothing at all', (status, to) => {
  expect(outcome({}, { status })).toEqual({ to });
  for (const over of ['PAID', 'EXPIRED', 'DECLINED', 'FAILED', 'CANCELLED', 'REFUSED', 'RETURNED', 'TO_MATCH'] as const)
    expect([over, outcome({ status: over }, { status })]).toEqual([over, 'nothing']);
});

test('MON-011 in whatever order reports come, and however often, it is credited once at most, and for what was asked alone', () => {
  const report: fc.Arbitrary<Partial<ReceivedReport>> = fc.record({
    status: fc.constantFrom('pending', 'processing', 'paid', 'declined', 'failed', 'expired'),
    amount: fc.constantFrom(1_000n, 999n, 10_000n, 0n),
    currency: fc.constantFrom('PLAY', 'SHELL'),
    paymentId: fc.constantFrom('p-1', 'p-2'),
  });
  fc.assert(
    fc.property(fc.array(report, { maxLength: 12 }), fc.constantFrom(...depositStatuses), (reports, first) => {
      let status: DepositStatus = first;
      let credits = first === 'PAID' ? 1 : 0;
      for (const each of reports) {
        const next = outcome({ status }, each);
        if (typeof next === 'string') continue;
        if (next.to === 'PAID') {
          credits += 1;
          expect(each).toMatchObject({ status: 'paid', amount: 1_000n, currency: 'PLAY', paymentId: 'p-1' });
        }
        status = next.to;
      }
      expect(credits).toBeLessThanOrEqual(1);
      if (['REFUSED', 'RETURNED'].includes(first)) expect(status).toBe(first);
    }),
  );
});
