import { languageCodes } from '#contract/languages.ts';
import { deposit } from '#contract/money/deposit.ts';
import { balance } from '#contract/money/wallet.ts';
import { confirmWithdrawal, withdraw, withdrawals } from '#contract/money/withdrawal.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { PlatformExtras } from '../../../app.ts';
import { checkBooks } from '../../../core/books/checkBooks.ts';
import { modules } from '../../../modules.ts';
import { movableClock, type MovableClock } from '../../../testing/movableClock.ts';
import { openPlatform, type TestPlatform } from '../../../testing/openPlatform.ts';
import { testEngines } from '../../../testing/openTestStore.ts';
import { memberWithPayout } from '../../../testing/payout.ts';
import { steppedUp } from '../../../testing/paymentPassword.ts';
import { countsOf } from '../../testing/countsOf.ts';
import { formTo } from '../../testing/formTo.ts';
import { operatorKey, operatorParty, type OperatorParty, problemOf } from '../../testing/operatorParty.ts';

const minute = 60_000;
const home = '/operator/withdrawals';
type Providers = NonNullable<PlatformExtras['providers']>;

describe.each(testEngines())('withdrawals at the desk on %s', (engine) => {
  let platform: TestPlatform;
  let clock: MovableClock;
  let desk: OperatorParty;
  let token: string;
  let payoutAccountId: string;
  let memberId: string;
  const begin = async (providers: Providers) => {
    clock = movableClock();
    platform = await openPlatform({ engine, clock, extras: { operatorKey, providers } });
    ({ token, payoutAccountId } = await memberWithPayout(platform));
    await platform.call(deposit, { methodId: 'play-money', amount: '1000000' }, { token, key: 'more' });
    memberId = (await platform.parts.db.selectFrom('member').select('id').where('username', '=', 'linh').executeTakeFirstOrThrow()).id;
    desk = await operatorParty(platform, operatorKey, ['payments']);
  };
  beforeEach(() => begin({ payout: { pay: async () => 'paid' } }));
  afterEach(async () => {
    expect(await checkBooks({ ...platform.parts, vouched: modules.vouched })).toEqual([]);
    await platform.close();
  });

  let asked = 0;
  const ask = async (amount: string): Promise<string> => {
    const stepUpTicket = await steppedUp(platform, token, { action: 'withdraw', amount, target: payoutAccountId });
    const key = `key-${(asked += 1)}`;
    return (await platform.call(withdraw, { payoutAccountId, amount, stepUpTicket }, { token, key })).value.withdrawalId;
  };
  const sum = async () => (await platform.call(balance, {}, { token })).value.sumBalance;
  const newest = async () => (await platform.call(withdrawals, {}, { token, language: 'EN' })).value.withdrawals[0];
  /** What the trail says that operators did to withdrawals. */
  const deeds = async () => {
    const rows = await platform.parts.db.selectFrom('audit_event').selectAll().where('actor', '=', 'operator').orderBy('seq').execute();
    return rows.filter(({ action }) => /Withdrawal|Receipt/.test(action));
  };

  test('MC-05 one that waits is shown with its member, amount, masked account, age and what the rules said', async () => {
    expect(await desk.read(`${home}?lang=EN`)).toContain('Nothing here.');
    await ask('600000');
    await ask('450000');
    clock.forward(20 * minute);
    await desk.read(home);
    clock.forward(20 * minute);
    const page = await desk.read(home);
    expect(page).toContain('40 minutes');
    expect(page).toContain('>linh<');
    expect(page).toContain('₫600,000');
    expect(page).toContain('•••• 4567');
    expect(page).not.toContain('0071001234567');
    expect(page).not.toContain('Nguyễn');
    expect(page).toContain('Larger than what is paid at once');
    expect(page).toContain('Large together with others of the day');
    expect(page.indexOf('₫600,000')).toBeLessThan(page.indexOf('₫450,000'));
    for (const amount of ['₫600,000', '₫450,000'])
      for (const deed of ['Approve', 'Reject']) expect(page).toContain(`aria-label="${deed}: linh · ${amount} · `);
  });

  test('MC-05 a reason that is not taken is kept at the withdrawal that it was typed for', async () => {
    const ids = [await ask('600000'), await ask('450000')];
    await desk.read(home);
    const paths = ids.map((id) => `${home}/${id}/reject`);
    const reason = 'x'.repeat(501);
    const page = await (await desk.send(paths[0] ?? '', { reason })).text();
    expect(paths.map((path) => formTo(page, path))).toMatchObject([
      { typed: { reason }, wrong: 'reason' },
      { typed: { reason: '' }, wrong: undefined },
    ]);
  });

  test('MC-05 one is approved once: the second is told that it was decided, and one event names who did it', async () => {
    const id = await ask('600000');
    const other = await operatorParty(platform, operatorKey, ['payments']);
    for (const party of [desk, other]) await party.read(`${home}?lang=EN`);
    expect(countsOf(await desk.read(home))).toEqual({ withdrawals: 1 });
    expect((await desk.send(`${home}/${id}/approve`, {})).status).toBe(303);
    expect(countsOf(await desk.read(home))).toEqual({});
    expect(await problemOf(await desk.send(`${home}/${id}/approve`, {}))).toBe('This was decided before.');
    expect(await problemOf(await other.send(`${home}/${id}/reject`, { reason: 'no' }))).toMatch(/^This was decided before/);
    expect(await problemOf(await other.send(`${home}/none/approve`, {}))).toBe('There is no such thing.');
    expect(await desk.read(home)).not.toContain('600000');
    const operator = await platform.parts.db.selectFrom('operator').select('id').where('name', '=', desk.name).executeTakeFirstOrThrow();
    const [event, ...more] = await deeds();
    expect(more).toEqual([]);
    expect(event).toMatchObject({
      actor_id: operator.id,
      action: 'approveWithdrawal',
      subject: memberId,
      before: '{"status":"PENDING"}',
      after: JSON.stringify({ withdrawal: id, status: 'APPROVED', amount: '600000' }),
    });
    await platform.settled();
    expect(await newest()).toMatchObject({ status: 'SENT' });
  });

  test('MC-05 one is rejected with a reason that its member reads, once whoever tries it how often, and the money is back', async () => {
    const id = await ask('600000');
    await desk.read(`${home}?lang=EN`);
    expect(await problemOf(await desk.send(`${home}/${id}/reject`, { reason: '' }))).toMatch(/^Please say why/);
    expect(await sum()).toBe('601000');
    const answers = await Promise.all([1, 2, 3].map(() => desk.send(`${home}/${id}/reject`, { reason: 'Please send your papers' })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 400, 400]);
    expect(await problemOf(await desk.send(`${home}/${id}/reject`, { reason: 'again' }))).toMatch(/^This was decided before/);
    expect(await sum()).toBe('1201000');
    expect((await newest())?.steps.at(-1)).toMatchObject({ status: 'REJECTED', by: 'operator', reason: 'Please send your papers' });
    const [event, ...more] = await deeds();
    expect([more, event?.action, event?.subject]).toEqual([[], 'rejectWithdrawal', memberId]);
    expect(JSON.parse(event?.before ?? '')).toMatchObject({ status: 'PENDING', cash: '601000' });
    expect(JSON.parse(event?.after ?? '')).toMatchObject({
      withdrawal: id,
      status: 'REJECTED',
      cash: '1201000',
      reason: 'Please send your papers',
    });
  });

  test.each([
    { deed: 'force', action: 'forceReceipt', status: 'RECEIVED', left: '1151000' },
    { deed: 'return', action: 'returnWithdrawal', status: 'RETURNED', left: '1201000' },
  ])('MC-05 one that did not arrive is decided by $deed with a reason, once', async ({ deed, action, status, left }) => {
    const id = await ask('50000');
    await platform.settled();
    await desk.read(`${home}?lang=EN`);
    expect(await problemOf(await desk.send(`${home}/${id}/${deed}`, { reason: 'too early' }))).toMatch(/^This was decided before/);
    await platform.call(confirmWithdrawal, { withdrawalId: id, received: false }, { token });
    expect(await desk.read(home)).toContain(`${home}/${id}/${deed}`);
    expect(await problemOf(await desk.send(`${home}/${id}/${deed}`, { reason: '' }))).toMatch(/^Please say why/);
    const answers = await Promise.all([1, 2].map(() => desk.send(`${home}/${id}/${deed}`, { reason: 'as the bank says' })));
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([303, 400]);
    expect((await newest())?.steps.at(-1)).toMatchObject({ status, reason: 'as the bank says' });
    expect(await sum()).toBe(left);
    const [event, ...more] = await deeds();
    expect([more, event?.action, event?.subject]).toEqual([[], action, memberId]);
    expect(JSON.parse(event?.before ?? '')).toMatchObject({ status: 'DISPUTED' });
    expect(JSON.parse(event?.after ?? '')).toMatchObject({ withdrawal: id, status, reason: 'as the bank says' });
  });

  test.each([
    { deed: 'paid', action: 'payWithdrawalByHand', status: 'SENT', left: '1151000' },
    { deed: 'notPaid', action: 'failWithdrawal', status: 'FAILED', left: '1201000' },
  ])(
    'MC-05 one that no provider pays shows its whole payee, and is $deed by somebody’s word, once',
    async ({ deed, action, status, left }) => {
      await platform.close();
      await begin({});
      const id = await ask('50000');
      await desk.read(`${home}?lang=EN`);
      expect(await problemOf(await desk.send(`${home}/${id}/${deed}`, { reason: 'too early' }))).toMatch(/^This was decided before/);
      await platform.settled();
      const page = await desk.read(home);
      for (const shown of ['₫50,000', '0071001234567', 'Nguyễn', `${home}/${id}/${deed}`]) expect(page).toContain(shown);
      expect(await problemOf(await desk.send(`${home}/${id}/${deed}`, { reason: '' }))).toMatch(/^Please say why/);
      const answers = await Promise.all([1, 2].map(() => desk.send(`${home}/${id}/${deed}`, { reason: 'Transfer 4711' })));
      expect(answers.map((answer) => answer.status).toSorted()).toEqual([303, 400]);
      expect((await newest())?.steps.at(-1)).toMatchObject({ status, by: 'operator', reason: 'Transfer 4711' });
      expect(await sum()).toBe(left);
      expect(await desk.read(home)).not.toContain('0071001234567');
      const [event, ...more] = await deeds();
      expect([more, event?.action, event?.subject]).toEqual([[], action, memberId]);
      expect(JSON.parse(event?.before ?? '')).toMatchObject({ status: 'APPROVED' });
      expect(JSON.parse(event?.after ?? '')).toMatchObject({ withdrawal: id, status, reason: 'Transfer 4711' });
    },
  );

  test.each([
    { title: 'waits at the desk, which says so, where nobody was asked to pay it', wasAsked: false, status: 'APPROVED', asked: 0 },
    { title: 'is seen to its end where the bank may have paid it', wasAsked: true, status: 'SENT', asked: 2 },
  ])('MC-05 one of an account that the house has locked since $title', async ({ wasAsked, status, asked: times }) => {
    await platform.close();
    let paying = 0;
    const pay = async () => {
      paying += 1;
      if (paying === 1 && wasAsked) throw new Error('the answer was lost');
      return 'paid' as const;
    };
    await begin({ payout: { pay } });
    const id = await ask('50000');
    const { db } = platform.parts;
    if (wasAsked) await platform.settled();
    await db.updateTable('member').set({ locked_at: 1n }).where('id', '=', memberId).execute();
    clock.forward(minute);
    await platform.settled();
    expect(await db.selectFrom('withdrawal').select('status').where('id', '=', id).executeTakeFirst()).toEqual({ status });
    expect(paying).toBe(times);
    const page = await desk.read(`${home}?lang=EN`);
    for (const shown of ['The account is locked', `${home}/${id}/notPaid`]) expect(page.includes(shown)).toBe(!wasAsked);
    expect((await desk.send(`${home}/${id}/notPaid`, { reason: 'Closed' })).status).toBe(wasAsked ? 400 : 303);
  });

  test('nobody without the role decides, and all of it is worded in every language', async () => {
    const id = await ask('600000');
    const support = await operatorParty(platform, operatorKey, ['support']);
    await support.read('/operator/members');
    for (const deed of ['approve', 'reject', 'paid', 'notPaid', 'force', 'return'])
      expect((await support.send(`${home}/${id}/${deed}`, { reason: 'why' })).status).toBe(403);
    expect(await newest()).toMatchObject({ status: 'PENDING' });
    for (const language of languageCodes) expect(await desk.read(`${home}?lang=${language}`)).not.toMatch(/withdrawals\.\w|problems\.\w/);
  });
});
