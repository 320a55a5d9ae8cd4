import { languageCodes } from '#contract/languages.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { testEngines } from '../../../testing/openTestStore.ts';
import { openPayments, type OpenPayments } from '../../../money/deposit/testing/openPayments.ts';
import { countsOf } from '../../testing/countsOf.ts';
import { operatorKey, operatorParty, type OperatorParty, problemOf } from '../../testing/operatorParty.ts';

const home = '/operator/deposits';
const decided = 'This was decided before.';

describe.each(testEngines())('deposits at the desk on %s', (engine) => {
  let at: OpenPayments;
  let desk: OperatorParty;
  let memberId: string;
  let operatorId: string;
  beforeEach(async () => {
    at = await openPayments(engine, { operatorKey });
    const { db } = at.platform.parts;
    memberId = (await db.selectFrom('member').select('id').where('username', '=', 'linh').executeTakeFirstOrThrow()).id;
    desk = await operatorParty(at.platform, operatorKey, ['payments']);
    operatorId = (await db.selectFrom('operator').select('id').where('name', '=', desk.name).executeTakeFirstOrThrow()).id;
  });
  afterEach(async () => {
    expect(await at.close()).toEqual([]);
  });

  /** One that less was paid for than was asked. */
  const short = async (key = 'key-1'): Promise<string> => {
    const { depositId } = await at.ask('100000', key);
    await at.tell({ amount: '900' });
    return depositId;
  };
  /** Money that came under a name that no deposit has. */
  const stray = async (reference: string): Promise<void> => {
    await at.payments.tell(at.platform, at.payments.report(at.order(), { reference, paymentId: `p-${reference}` }));
  };
  const strayId = async (reference: string) =>
    (await at.platform.parts.db.selectFrom('payment_notice').select('id').where('reference', '=', reference).executeTakeFirstOrThrow()).id;
  /** What the trail says that operators did to deposits. */
  const deeds = async () => {
    const { db } = at.platform.parts;
    const rows = await db.selectFrom('audit_event').selectAll().where('actor', '=', 'operator').orderBy('seq').execute();
    return rows
      .filter(({ action }) => /Deposit|Payment/.test(action))
      .map(({ actor_id, action, subject, before, after }) => [
        actor_id,
        action,
        subject,
        JSON.parse(before ?? 'null') as unknown,
        JSON.parse(after ?? 'null') as unknown,
      ]);
  };

  test('MC-04 one that waits is shown with its member, age, what was asked for and what was told, and none that is in order', async () => {
    expect((await desk.read(`${home}?lang=EN`)).match(/Nothing here\./g)).toHaveLength(2);
    const depositId = await short();
    await at.ask('200000', 'key-2');
    expect(countsOf(await desk.read(home))).toEqual({ deposits: 1 });
    at.clock.forward(20 * 60_000);
    const page = await desk.read(home);
    expect(page).toContain('20 minutes');
    expect(page).toContain('>linh<');
    expect(page).toContain('₫100,000');
    expect(page).toContain('plus a fee of ₫1,000');
    expect(page).toContain('E-wallet');
    expect(page).toContain('Paid: ₫900');
    expect(page).toContain(`<code>${depositId}</code>`);
    expect(page).not.toContain('200,000');
    for (const deed of ['Credit', 'Refuse', 'Money goes back'])
      for (const name of [deed, `Reason · ${deed}`]) expect(page).toContain(`aria-label="${name}: linh · ₫100,000 · `);
    expect(await desk.read(`/operator/members/${memberId}`)).toContain('Being checked');
  });

  test('MC-04 one is credited with the amount that somebody saw, once; the second is told that it was decided', async () => {
    const depositId = await short();
    const other = await operatorParty(at.platform, operatorKey, ['payments']);
    for (const party of [desk, other]) await party.read(`${home}?lang=EN`);
    const credit = `${home}/${depositId}/credit`;
    expect(await problemOf(await desk.send(credit, { amount: '900', reason: '' }))).toMatch(/^Please say why/);
    for (const amount of ['', '0', '-1', '0.00001', '1000000000.0001'])
      expect([amount, await problemOf(await desk.send(credit, { amount, reason: 'seen' }))]).toEqual([
        amount,
        'The amount is a number above zero with at most four decimals.',
      ]);
    expect(await at.sum()).toBe('1000');
    expect(await problemOf(await desk.send(credit, { amount: '900.0001', reason: 'seen' }))).toMatch(/^That is more than was paid in\./);
    // What was typed is there again, at its own row alone.
    const again = await (await desk.send(credit, { amount: '1,000', reason: 'The bank shows it' })).text();
    expect(again.match(/name="amount" value="1,000"[^>]*aria-invalid="true"/g)).toHaveLength(1);
    expect(again.match(/name="reason" value="The bank shows it"/g)).toHaveLength(1);
    const answers = await Promise.all([1, 2, 3].map(() => desk.send(credit, { amount: '900', reason: 'The bank shows 900' })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 400, 400]);
    expect(await problemOf(await other.send(`${home}/${depositId}/refuse`, { reason: 'no' }))).toBe(decided);
    expect(await problemOf(await other.send(`${home}/none/credit`, { amount: '1', reason: 'no' }))).toBe('There is no such thing.');
    const { depositId: unpaid } = await at.ask('200000', 'key-2');
    expect(await problemOf(await desk.send(`${home}/${unpaid}/credit`, { amount: '900', reason: 'not paid yet' }))).toBe(decided);
    expect([await at.statusOf(unpaid), await at.sum()]).toEqual(['AWAITING_PAYMENT', '1900']);
    expect(await at.read(depositId)).toMatchObject({ status: 'PAID', credited: '900', reason: 'The bank shows 900' });
    const record = await desk.read(`/operator/members/records/${depositId}`);
    for (const fact of ['₫900', desk.name, 'The bank shows 900']) expect(record).toContain(`<dd>${fact}</dd>`);
    expect(await deeds()).toEqual([
      [
        operatorId,
        'creditDeposit',
        memberId,
        expect.objectContaining({ status: 'TO_MATCH', cash: '1000' }),
        expect.objectContaining({ deposit: depositId, status: 'PAID', cash: '1900', reason: 'The bank shows 900' }),
      ],
    ]);
  });

  test.each([
    { deed: 'refuse', action: 'refuseDeposit', status: 'REFUSED' },
    { deed: 'return', action: 'returnDeposit', status: 'RETURNED' },
  ])(
    'MC-04 one is closed by $deed with a reason that its member reads, once, and nothing is credited',
    async ({ deed, action, status }) => {
      const depositId = await short();
      await desk.read(`${home}?lang=EN`);
      expect(await problemOf(await desk.send(`${home}/${depositId}/${deed}`, { reason: '' }))).toMatch(/^Please say why/);
      const answers = await Promise.all([1, 2].map(() => desk.send(`${home}/${depositId}/${deed}`, { reason: 'Not from you' })));
      expect(answers.map((answer) => answer.status).toSorted()).toEqual([303, 400]);
      expect(await at.read(depositId)).toMatchObject({ status, credited: null, reason: 'Not from you' });
      expect(await at.sum()).toBe('1000');
      expect(await deeds()).toEqual([
        [operatorId, action, memberId, { status: 'TO_MATCH' }, { deposit: depositId, status, reason: 'Not from you' }],
      ]);
    },
  );

  test('MC-04 a payment without a deposit is matched to one by its number, or dismissed, each once', async () => {
    const { depositId } = await at.ask();
    await stray('of-nobody');
    await stray('of-nobody-else');
    const page = await desk.read(`${home}?lang=EN`);
    expect(page).toContain('<code>of-nobody</code>');
    expect(countsOf(page)).toEqual({ deposits: 2 });
    for (const deed of ['Match', 'Not ours']) expect(page).toMatch(new RegExp(`aria-label="${deed}: ₫[0-9,]+ · p-of-nobody"`));
    const [first, second] = [`${home}/payments/${await strayId('of-nobody')}`, `${home}/payments/${await strayId('of-nobody-else')}`];
    const unknown = await desk.send(`${first}/match`, { deposit: 'none', reason: 'seen' });
    expect(await problemOf(unknown.clone())).toBe('There is no such thing.');
    expect((await unknown.text()).match(/name="deposit" value="none"/g)).toHaveLength(1);
    expect(await problemOf(await desk.send(`${first}/match`, { deposit: depositId, reason: '' }))).toMatch(/^Please say why/);
    expect(await deeds()).toEqual([]);
    const matched = await Promise.all([1, 2].map(() => desk.send(`${first}/match`, { deposit: depositId, reason: 'same account' })));
    expect(matched.map(({ status }) => status).toSorted()).toEqual([303, 400]);
    expect((await desk.send(`${second}/dismiss`, { reason: 'a bank fee' })).status).toBe(303);
    expect(await problemOf(await desk.send(`${second}/match`, { deposit: depositId, reason: 'after all' }))).toBe(decided);
    expect(await problemOf(await desk.send(`${home}/payments/none/dismiss`, { reason: 'why' }))).toBe('There is no such thing.');
    expect([await at.statusOf(depositId), await at.sum()]).toEqual(['TO_MATCH', '1000']);
    const shown = await desk.read(home);
    expect(shown).not.toContain('of-nobody');
    expect(shown).toContain('Paid: ₫101,000');
    expect(await deeds()).toEqual([
      [
        operatorId,
        'matchPayment',
        memberId,
        { matter: 'OPEN', payment: await strayId('of-nobody'), status: 'AWAITING_PAYMENT' },
        { matter: 'MATCHED', reason: 'same account', deposit: depositId, status: 'TO_MATCH' },
      ],
      [
        operatorId,
        'dismissPayment',
        `payment:${await strayId('of-nobody-else')}`,
        { matter: 'OPEN' },
        { matter: 'REFUSED', reason: 'a bank fee' },
      ],
    ]);
  });

  test('nobody without the role decides, and all of it is worded in every language', async () => {
    const depositId = await short();
    await stray('of-nobody');
    const support = await operatorParty(at.platform, operatorKey, ['support']);
    await support.read('/operator/members');
    const paymentId = await strayId('of-nobody');
    const deposit = ['credit', 'refuse', 'return'].map((deed) => `${depositId}/${deed}`);
    const payment = ['match', 'dismiss'].map((deed) => `payments/${paymentId}/${deed}`);
    for (const path of [...deposit, ...payment])
      expect((await support.send(`${home}/${path}`, { amount: '900', deposit: depositId, reason: 'why' })).status).toBe(403);
    expect(await at.statusOf(depositId)).toBe('TO_MATCH');
    for (const language of languageCodes)
      for (const path of [home, `/operator/members/${memberId}`])
        expect(await desk.read(`${path}?lang=${language}`)).not.toMatch(/(deposits|problems)\.\w/);
  });
});
