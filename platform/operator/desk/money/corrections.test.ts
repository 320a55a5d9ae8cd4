import { deposit } from '#contract/money/deposit.ts';
import { balance } from '#contract/money/wallet.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createReversals } from '../../../core/ledger/reversals.ts';
import { movableClock, type MovableClock } from '../../../testing/movableClock.ts';
import { onceRead } from '../../../testing/onceRead.ts';
import type { TestPlatform } from '../../../testing/openPlatform.ts';
import { testEngines } from '../../../testing/openTestStore.ts';
import { createCorrections, NotOpen } from '../../correction/corrections.ts';
import { openDesk } from '../../testing/openDesk.ts';
import { countsOf } from '../../testing/countsOf.ts';
import { operatorKey, operatorParty, type OperatorParty, problemOf } from '../../testing/operatorParty.ts';

describe.each(testEngines())('corrections on %s', (engine) => {
  let platform: TestPlatform;
  let clock: MovableClock;
  let desk: OperatorParty;
  let token: string;
  let memberId: string;
  beforeEach(async () => {
    clock = movableClock();
    ({ platform, desk, token, memberId } = await openDesk({ engine, clock }));
  });
  afterEach(() => platform.close());

  const money = async () => (await platform.call(balance, {}, { token })).value.sumBalance;
  const lastEvents = (count: number) =>
    platform.parts.db.selectFrom('audit_event').selectAll().orderBy('seq', 'desc').limit(count).execute();

  test('PP-39 a correction moves money once another than who proposed it approves, and once alone', async () => {
    const other = await operatorParty(platform, operatorKey, ['payments']);
    await desk.read('/operator/corrections');
    await desk.send('/operator/corrections', { member: memberId, kind: 'credit', amount: '250.5', reason: 'a prize was late' });
    const { id } = await platform.parts.db.selectFrom('correction').select('id').executeTakeFirstOrThrow();
    expect(await money()).toBe('1000');
    expect(countsOf(await desk.read('/operator/corrections'))).toEqual({ corrections: 1 });
    expect(await problemOf(await desk.send(`/operator/corrections/${id}/approve`, {}))).toBeDefined();
    expect(await problemOf(await desk.send(`/operator/corrections/${id}/reject`, {}))).toBeDefined();
    expect(await money()).toBe('1000');
    const shown = await other.read('/operator/corrections?lang=EN');
    for (const deed of ['Approve', 'Reject']) expect(shown).toContain(`aria-label="${deed}: linh · Credit · ₫250.50 · `);
    expect(await other.read('/operator/corrections?lang=VI')).toContain('250,50\u00a0₫');
    const answers = await Promise.all([1, 2, 3].map(() => other.send(`/operator/corrections/${id}/approve`, {})));
    expect(answers.map(({ status }) => status)).toContain(303);
    const approvals = (await lastEvents(5)).filter(({ action: name }) => name === 'approveCorrection');
    expect(approvals).toHaveLength(1);
    expect(await money()).toBe('1250.5');
    const { before, after, action, subject } = (await lastEvents(1))[0] ?? {};
    expect([action, subject, JSON.parse(before ?? '')]).toEqual(['approveCorrection', memberId, { cash: '1000', status: 'PROPOSED' }]);
    expect(JSON.parse(after ?? '')).toMatchObject({ cash: '1250.5', amount: '250.5', reason: 'a prize was late', status: 'APPROVED' });
  });

  test('PP-39 one that another operator rejects while it is being approved moves nothing', async () => {
    const { db } = platform.parts;
    const rejects = await operatorParty(platform, operatorKey, ['payments']);
    const { name } = await operatorParty(platform, operatorKey, ['payments']);
    const { id: approver } = await db.selectFrom('operator').select('id').where('name', '=', name).executeTakeFirstOrThrow();
    await Promise.all([desk, rejects].map((each) => each.read('/operator/corrections')));
    await desk.send('/operator/corrections', { member: memberId, kind: 'credit', amount: '250.5', reason: 'a prize was late' });
    const { id } = await db.selectFrom('correction').select('id').executeTakeFirstOrThrow();
    const rejecting = onceRead('proposed_by', () => rejects.send(`/operator/corrections/${id}/reject`, {}));
    const parts = { ...platform.parts, db: db.withPlugin(rejecting), reversals: createReversals(platform.parts) };
    await expect(createCorrections(parts).approve(id, approver)).rejects.toThrow(NotOpen);
    expect(await db.selectFrom('correction').select('status').execute()).toEqual([{ status: 'REJECTED' }]);
    expect(await money()).toBe('1000');
  });

  test('PP-39 the database itself takes no correction that one person proposed and decided', async () => {
    await desk.read('/operator/corrections');
    await desk.send('/operator/corrections', { member: memberId, kind: 'debit', amount: '1', reason: 'a slip' });
    const decided = { status: 'APPROVED', decided_at: 1n } as const;
    await expect(
      platform.parts.db
        .updateTable('correction')
        .set(({ ref }) => ({ ...decided, decided_by: ref('proposed_by') }))
        .execute(),
    ).rejects.toThrow();
  });

  test('a rejected correction moves nothing, and neither does one that the member cannot pay, or that is no amount', async () => {
    const other = await operatorParty(platform, operatorKey, ['payments']);
    await Promise.all([desk.read('/operator/corrections'), other.read('/operator/corrections')]);
    for (const amount of ['0', '-5', '1.23456', 'much', ''])
      expect(
        await problemOf(await desk.send('/operator/corrections', { member: memberId, kind: 'debit', amount, reason: 'why' })),
      ).toBeDefined();
    for (const amount of ['10', '1000.0001'])
      await desk.send('/operator/corrections', { member: memberId, kind: 'debit', amount, reason: 'why' });
    const [small, large] = await platform.parts.db.selectFrom('correction').select('id').orderBy('amount').execute();
    expect((await other.send(`/operator/corrections/${small?.id}/reject`, {})).status).toBe(303);
    expect(await problemOf(await other.send(`/operator/corrections/${large?.id}/approve`, {}))).toBeDefined();
    expect(await money()).toBe('1000');
    const rows = await platform.parts.db.selectFrom('correction').select('status').orderBy('amount').execute();
    expect(rows).toEqual([{ status: 'REJECTED' }, { status: 'PROPOSED' }]);
  });

  test('PP-38 PP-39 a result is put right by a reversal of two, with who, when, old and new; what was posted stays', async () => {
    const other = await operatorParty(platform, operatorKey, ['payments']);
    await platform.call(deposit, { methodId: 'play-money', amount: '10000' }, { token, key: 'k1' });
    const paid = await platform.parts.db
      .selectFrom('ledger_transaction')
      .select('id')
      .where('operation', '=', 'deposit')
      .executeTakeFirstOrThrow();
    await Promise.all([desk.read('/operator/corrections'), other.read('/operator/corrections')]);
    const proposal = { member: memberId, kind: 'reversal', transaction: paid.id, reason: 'paid twice by the bank' };
    // Money that was set aside is released or captured: nobody is asked to decide what cannot be done.
    const held = await platform.parts.ledger.once({ memberId, operation: 'hold', key: 'hold' }, {}, async (transaction) => {
      await transaction.hold(memberId, 1n);
      return transaction.id;
    });
    for (const transaction of ['none', held])
      expect(await problemOf(await desk.send('/operator/corrections', { ...proposal, transaction }))).toBeDefined();
    expect(await platform.parts.db.selectFrom('correction').select('id').execute()).toEqual([]);
    for (let twice = 0; twice < 2; twice += 1) await desk.send('/operator/corrections', proposal);
    const [first, second] = await platform.parts.db.selectFrom('correction').select('id').orderBy('id').execute();
    clock.forward(1_000);
    expect((await other.send(`/operator/corrections/${first?.id}/approve`, {})).status).toBe(303);
    expect(await problemOf(await other.send(`/operator/corrections/${second?.id}/approve`, {}))).toBeDefined();
    expect(await money()).toBe('999.9999');
    const [event] = await platform.parts.db.selectFrom('audit_event').selectAll().where('action', '=', 'approveCorrection').execute();
    expect(event).toMatchObject({ actor: 'operator', subject: memberId, created_at: BigInt(clock.now()) });
    expect(JSON.parse(event?.before ?? '')).toMatchObject({ status: 'PROPOSED', cash: '10999.9999' });
    expect(JSON.parse(event?.after ?? '')).toMatchObject({
      status: 'APPROVED',
      cash: '999.9999',
      reversed: paid.id,
      operation: 'reversal',
      reason: 'paid twice by the bank',
    });
    const postings = await platform.parts.db.selectFrom('posting').select('amount').where('transaction_id', '=', paid.id).execute();
    expect(postings.length).toBeGreaterThan(0);
  });
});
