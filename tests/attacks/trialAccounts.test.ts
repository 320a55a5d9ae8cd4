import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { encodeGlobalId } from '../../gateway/schema/globalId.ts';
import { type Browser, openRealSite, type RealSite } from './realSite.ts';

let site: RealSite;
let demo: Browser;
beforeAll(async () => {
  site = await openRealSite();
  demo = site.browser();
  await demo.ask('mutation { freePlay { __typename } }');
});
afterAll(() => site.close());

const needed = { __typename: 'RealAccountNeededError' };
const method = encodeGlobalId('DepositMethod', 'play-money');
const payoutAccount = Buffer.from('PayoutAccount:none').toString('base64url');

describe('AZ-006 a trial account', () => {
  test.each([
    `deposit(input: { methodId: "${method}" amount: "20000" idempotencyKey: "trial-test-0001" })`,
    `withdraw(input: { payoutAccountId: "${payoutAccount}" amount: "20000" stepUpTicket: "t" idempotencyKey: "trial-test-0002" })`,
    'setPaymentPassword(input: { password: "p" newPaymentPassword: "reeds by the pier" confirmPaymentPassword: "reeds by the pier" })',
    'issueTicket(input: { domain: "play.example" })',
    'updateLanguage(input: { language: EN })',
    'enrolAuthenticator(input: { password: "x" })',
    'changePassword(input: { oldPassword: "x" newPassword: "reeds-in-the-wind" confirmNewPassword: "reeds-in-the-wind" })',
    'logOutEverywhere(input: { keepCurrent: false })',
    `endSession(input: { sessionId: "${encodeGlobalId('MemberSession', 'x')}" })`,
    `transferFunds(input: { walletId: "${encodeGlobalId('VendorWallet', 'DLT')}" direction: IN amount: "1" idempotencyKey: "trial-transfer-0001" })`,
    `transferToMember(input: { receiverId: "${encodeGlobalId('TransferReceiver', 'x')}" amount: "20000" stepUpTicket: "t" idempotencyKey: "trial-member-0001" })`,
    'recallFunds(input: { idempotencyKey: "trial-recall-0001" })',
    'openChat(input: { headerColor: "#262743" title: "x" })',
  ])('is told that a real account is needed for %s', async (field) => {
    expect(await demo.answer(`mutation { answer: ${field} { __typename } }`)).toEqual(needed);
  });

  test.each([
    'bets(first: 1) { totalCount }',
    'depositMethods { id }',
    'withdrawals { edges { node { id } } }',
    'payoutAccounts { maxAccounts }',
    'wallets { isSingle }',
    'memberTransferTerms { isOpen }',
    'sessions { id }',
    'authenticator { enabled }',
    'avatars { urls }',
    'unreadMessageCount',
  ])('reads no %s of the member centre', async (field) => {
    const { data, errors } = await demo.ask(`{ viewer { memberCentreAllowed agentCentreAllowed ${field} } }`);
    expect(errors?.map(({ extensions }) => extensions?.['code'])).toEqual(['REAL_ACCOUNT_NEEDED']);
    expect(data).toMatchObject({ viewer: { memberCentreAllowed: false, agentCentreAllowed: false } });
  });

  test('holds funds of a currency of its own, in books that no other currency meets', async () => {
    expect((await demo.ask('{ viewer { kind balance { currency } } }')).data).toEqual({
      viewer: { kind: 'DEMO', balance: { currency: 'DEMO' } },
    });
    await site.member('linh');
    const linh = site.browser();
    await linh.logIn('linh');
    expect(
      await linh.answer(
        `mutation { answer: deposit(input: { methodId: "${method}" amount: "20000" idempotencyKey: "real-test-0001" }) { __typename } }`,
      ),
    ).toEqual({ __typename: 'DepositPayload' });
    const { db } = site.platform.parts;
    const postings = await db.selectFrom('posting').select(['from_account', 'to_account', 'currency']).execute();
    expect(new Set(postings.map(({ currency }) => currency))).toEqual(new Set(['DEMO', 'PLAY']));
    // An account that takes part in both would be a place to convert one into the other.
    const accountsOf = (wanted: string) =>
      new Set(postings.filter(({ currency }) => currency === wanted).flatMap(({ from_account: from, to_account: to }) => [from, to]));
    const real = accountsOf('PLAY');
    expect([...accountsOf('DEMO')].filter((account) => real.has(account))).toEqual([]);
  });

  test('not applicable to points: the schema has no word of them to refuse', async () => {
    const { data } = await demo.ask('{ __schema { types { name fields { name } } } }');
    const { types } = (data as { __schema: { types: { name: string; fields: { name: string }[] | null }[] } }).__schema;
    const names = types.flatMap(({ name, fields }) => [name, ...(fields ?? []).map((field) => field.name)]);
    expect(names.filter((name) => /point|redeem(?!Ticket)/i.test(name) && !/RedeemTicket/i.test(name))).toEqual([]);
  });
});
