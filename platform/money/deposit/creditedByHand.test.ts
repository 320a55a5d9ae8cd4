import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { parseAmount } from '../../core/ledger/amount.ts';
import { testEngines } from '../../testing/openTestStore.ts';
import { MoreThanReceived } from './depositDesk.ts';
import { openPayments, type OpenPayments } from './testing/openPayments.ts';

const decision = { by: 'mai', reason: 'The bank shows it.' };

describe.each(testEngines())('PP-39 MON-011 by one person alone, on %s', (engine) => {
  let at: OpenPayments;
  beforeEach(async () => {
    at = await openPayments(engine);
  });
  afterEach(async () => {
    expect(await at.close()).toEqual([]);
  });

  test.each([
    [
      'what was paid, however often that is told',
      '900',
      [{ amount: '900' }, { amount: '900', eventId: 'e-2' }, { amount: '900', eventId: 'e-3' }],
    ],
    ['what was paid where that is more than was asked for', '150000', [{ amount: '150000' }]],
    ['what was asked for where another currency was paid', '100000', [{ amount: '999999', currency: 'SHELL' }]],
    [
      'what was paid in its own currency where some was',
      '900',
      [
        { amount: '999999', currency: 'SHELL' },
        { amount: '900', eventId: 'e-2' },
      ],
    ],
    ['what was paid, and not what was only said to be on its way', '900', [{ amount: '999999', status: 'processing' }, { amount: '900' }]],
  ] as const)('a deposit is credited with no more than %s', async (_, most, reports) => {
    const { depositId } = await at.ask();
    for (const report of reports) expect(await at.tell(report)).toBe(200);
    expect(await at.statusOf(depositId)).toBe('TO_MATCH');
    const beyond = at.desk.credit(depositId, { ...decision, amount: parseAmount(`${most}.0001`) });
    await expect(beyond).rejects.toBeInstanceOf(MoreThanReceived);
    expect([await at.statusOf(depositId), await at.sum()]).toEqual(['TO_MATCH', '1000']);
    await at.desk.credit(depositId, { ...decision, amount: parseAmount(most) });
    expect(await at.read(depositId)).toMatchObject({ status: 'PAID', credited: most });
  });

  test('a payment that somebody has matched counts with the others', async () => {
    const { depositId } = await at.ask();
    await at.tell({ amount: '900' });
    const other = at.payments.report(at.order(), { reference: 'of-nobody', paymentId: 'p-9', amount: '600' });
    expect(await at.payments.tell(at.platform, other)).toBe(200);
    const [stray] = (await at.desk.toMatch(10)).strays;
    await at.desk.match(stray?.id ?? '', depositId, decision);
    const beyond = at.desk.credit(depositId, { ...decision, amount: parseAmount('1500.0001') });
    await expect(beyond).rejects.toBeInstanceOf(MoreThanReceived);
    await at.desk.credit(depositId, { ...decision, amount: parseAmount('1500') });
    expect(await at.sum()).toBe('2500');
  });
});
