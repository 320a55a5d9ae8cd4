import { sendFeedback } from '#contract/content/feedback.ts';
import { deposits } from '#contract/money/deposit.ts';
import { walletTransfer } from '#contract/money/vendorWallet.ts';
import { withdraw } from '#contract/money/withdrawal.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { changePersonalData } from '../../../testing/changePersonalData.ts';
import { openPlatform, type TestPlatform } from '../../../testing/openPlatform.ts';
import { testEngines } from '../../../testing/openTestStore.ts';
import { memberWithPayout } from '../../../testing/payout.ts';
import { steppedUp } from '../../../testing/paymentPassword.ts';
import { writeBets } from '../../../play/bet/testing/writeBets.ts';
import { operatorKey, operatorParty, type OperatorParty } from '../../testing/operatorParty.ts';

/** The terms of a page and what is said of each, without markup. */
const factsOf = (page: string): Record<string, string> =>
  Object.fromEntries([...page.matchAll(/<dt>(.*?)<\/dt>\s*<dd>(.*?)<\/dd>/gs)].map(([, term = '', said = '']) => [term, wordsOf(said)]));
const wordsOf = (markup: string): string =>
  markup
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
const cellsOf = (page: string): string[][] =>
  [...page.matchAll(/<tr role="row">(.*?)<\/tr>/gs)]
    .map(([, row = '']) => [...row.matchAll(/<td[^>]*>(.*?)<\/td>/gs)].map(([, cell = '']) => wordsOf(cell)))
    .filter((cells) => cells.length > 0);

describe.each(testEngines())('numbers that members quote, at the desk on %s', (engine) => {
  let platform: TestPlatform;
  let desk: OperatorParty;
  let token: string;
  let memberId: string;
  let payoutAccountId: string;
  beforeEach(async () => {
    platform = await openPlatform({ engine, extras: { operatorKey, providers: { payout: { pay: async () => 'paid' } } } });
    ({ token, payoutAccountId } = await memberWithPayout(platform));
    memberId = (await platform.parts.db.selectFrom('member').select('id').executeTakeFirstOrThrow()).id;
    desk = await operatorParty(platform, operatorKey, ['support']);
  });
  afterEach(() => platform.close());

  const lookUp = (typed: string) => desk.read(`/operator/members?lang=EN&name=${encodeURIComponent(typed)}`);
  const withdrawn = async (amount: string): Promise<string> => {
    const stepUpTicket = await steppedUp(platform, token, { action: 'withdraw', amount, target: payoutAccountId });
    return (await platform.call(withdraw, { payoutAccountId, amount, stepUpTicket }, { token, key: 'one' })).value.withdrawalId;
  };
  const deposited = async (): Promise<string> => (await platform.call(deposits, {}, { token })).value.deposits[0]?.depositId ?? '';

  test('MC-05 a withdrawal is found by its number, with what became of it step by step, and its payee by hints', async () => {
    const id = await withdrawn('50000');
    await platform.settled();
    const page = await lookUp(` ${id.toUpperCase()} `);
    expect(factsOf(page)).toMatchObject({ Number: id, Member: 'linh', Amount: '₫50,000', Status: 'Paid out' });
    expect(factsOf(page)['Paid to']).toContain('•••• 4567');
    expect(page).not.toContain('0071001234567');
    expect(cellsOf(page).map(([, status, by]) => [status, by])).toEqual([
      ['To be decided', 'Member'],
      ['Approved', 'Rules of the house'],
      ['Paid out', 'Bank'],
    ]);
  });

  test('MC-04 a deposit is found by its number, and leads to what it moved', async () => {
    const id = await deposited();
    const page = await lookUp(id);
    expect(factsOf(page)).toMatchObject({ Number: id, Member: 'linh', 'Asked for': '₫200,000', Credited: '₫200,000', Status: 'Arrived' });
    const { transaction_id: transaction } = await platform.parts.db
      .selectFrom('deposit')
      .select('transaction_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(page).toContain(`href="/operator/members/records/${transaction ?? 'nothing'}"`);
    const moved = await lookUp(transaction ?? '');
    expect(factsOf(moved)).toMatchObject({ What: 'Deposit', Member: 'linh' });
    expect(cellsOf(moved)).toEqual([['House Deposits', 'linh Main wallet', '₫200,000']]);
  });

  test('MC-07 a bet is found by its number, with its stake and what it paid', async () => {
    const [id = ''] = await writeBets(platform, 'linh', 1);
    expect(factsOf(await lookUp(id))).toMatchObject({ Number: id, Member: 'linh', Stake: '₫1', 'Paid out': '₫0.50', Status: 'Settled' });
  });

  test('MC-03 a transfer between wallets is found by its number, which the wallets show, with what the studio has said of it', async () => {
    const order = { vassalage: 'DLT', direction: 'IN', amount: '5000' } as const;
    const { transferId } = (await platform.call(walletTransfer, order, { token, key: 'in' })).value;
    const page = await lookUp(transferId);
    expect(factsOf(page)).toMatchObject({
      Number: transferId,
      Member: 'linh',
      From: 'Main wallet',
      To: 'Wallet with DLT',
      Amount: '₫5,000',
      Status: 'Done',
    });
    const [begun = '', closed = ''] = ['Transaction', 'Settled by'].map((term) => factsOf(page)[term]);
    expect(factsOf(await lookUp(begun))).toMatchObject({ What: 'Wallet transfer' });
    expect(factsOf(await lookUp(closed))).toMatchObject({ What: 'Wallet transfer decided' });
  });

  test('FB-01 feedback is found by its number; what it says is for those who answer', async () => {
    const content = 'The boat is a little slow.';
    const { feedbackId } = (await platform.call(sendFeedback, { content, pictures: [] }, { token })).value;
    const page = await lookUp(feedbackId);
    expect(factsOf(page)).toMatchObject({ Number: feedbackId, Member: 'linh', Status: 'Not answered yet' });
    expect(page).not.toContain(content);
  });

  test('a member is found by a proven telephone number, however it is written, and by none that is not proven', async () => {
    await changePersonalData(platform, { mobile: '+84912345678' });
    expect(await lookUp('+84 912 345 678')).toContain('Nothing is found by that.');
    await platform.parts.db.updateTable('member').set({ mobile_verified: 1n }).execute();
    await changePersonalData(platform, { mobile: '+84912345678' });
    for (const typed of ['+84 912 345 678', '+84 (0)912-345-678', 'LINH', memberId])
      expect(factsOf(await lookUp(typed))['Number']).toBe(memberId);
    expect(await lookUp('+84 912 345 679')).toContain('Nothing is found by that.');
  });

  test('the page of a member leads to the last withdrawals, deposits, bets and transactions', async () => {
    const [bet = ''] = await writeBets(platform, 'linh', 1);
    const records = [await withdrawn('50000'), await deposited(), bet];
    const page = await lookUp('linh');
    for (const id of records) expect(page).toContain(`href="/operator/members/records/${id}"`);
  });

  test('a number that nothing has is said to have nothing, and is no page', async () => {
    expect(await lookUp('01a21f60-5220-76de-94f5-9ceb31ab434b')).toContain('Nothing is found by that.');
    expect((await desk.get('/operator/members/records/01a21f60-5220-76de-94f5-9ceb31ab434b')).status).toBe(404);
    const writer = await operatorParty(platform, operatorKey, ['content']);
    expect((await writer.get(`/operator/members/records/${await deposited()}`)).status).toBe(403);
  });
});
