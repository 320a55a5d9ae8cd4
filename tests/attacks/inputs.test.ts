import { getNamedType, isInputObjectType } from 'graphql';
import { afterEach, describe, expect, test } from 'vitest';
import { siteParts } from '../../gateway/testing/siteParts.ts';
import { openMockGateways } from '../../gateway/testing/openMockGateways.ts';
import { openRealSite, siteOrigin } from './realSite.ts';

const { open, closeAll } = openMockGateways();
afterEach(closeAll);

const { schema } = siteParts();
const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});
const privileged = [
  'id',
  'memberId',
  'account',
  'accountType',
  'type',
  'kind',
  'balance',
  'sumBalance',
  'rate',
  'status',
  'state',
  'role',
  'merchant',
  'merchantCode',
  'currency',
  'token',
  'create',
  'connect',
  'isAgent',
  '__proto__',
];

/** The filled forms of every mutation that takes one. */
const forms: Readonly<Record<string, object>> = {
  RegisterInput: {
    username: 'otter42',
    password: 'reeds-in-the-wind',
    confirmPassword: 'reeds-in-the-wind',
    pageUrl: 'http://localhost:3000/register',
    ageConfirmed: true,
    termsAccepted: true,
  },
  RegisterMobileInput: {
    mobileNum: '900000001',
    countryDialingCode: '84',
    pageUrl: 'http://localhost:3000/register',
    ageConfirmed: true,
    termsAccepted: true,
  },
  LogInInput: { username: 'heron88', password: 'river-at-dusk-7' },
  LogInBySmsInput: { mobileNum: '912345678', countryDialingCode: '84', verificationCode: '246810' },
  RequestCodeInput: { mobileNum: '912345678', countryDialingCode: '84' },
  ConfirmPhoneInput: { checkId: 'c', verificationCode: '246810' },
  RecoverByEmailInput: { username: 'heron88', email: 'h@example.com' },
  RecoverByPhoneInput: { mobileNum: '912345678', countryDialingCode: '84', verificationCode: '246810', newPassword: 'reeds-in-the-wind' },
  SetPasswordByLinkInput: { token: 't', newPassword: 'reeds-in-the-wind', confirmNewPassword: 'reeds-in-the-wind' },
  ChangePasswordInput: { oldPassword: 'river-at-dusk-7', newPassword: 'reeds-in-the-wind', confirmNewPassword: 'reeds-in-the-wind' },
  SetPaymentPasswordInput: {
    password: 'river-at-dusk-7',
    newPaymentPassword: 'reeds by the pier',
    confirmPaymentPassword: 'reeds by the pier',
  },
  ChangePaymentPasswordInput: {
    oldPaymentPassword: 'reeds by the pier',
    newPaymentPassword: 'a second pier',
    confirmPaymentPassword: 'a second pier',
  },
  StepUpInput: { action: 'WITHDRAW', amount: '20000' },
  UpdateProfileInput: { nickname: 'Heron' },
  SendContactCodeInput: { contact: 'EMAIL', value: 'h@example.com', password: 'river-at-dusk-7' },
  ChangeContactInput: { contact: 'EMAIL', value: 'h@example.com', code: '246810' },
  AddPayoutAccountInput: { bankCode: 'RIVER', holderName: 'Heron', accountNumber: '0071001234567', stepUpTicket: 's' },
  RemovePayoutAccountInput: { payoutAccountId: Buffer.from('PayoutAccount:none').toString('base64url'), stepUpTicket: 's' },
  WithdrawInput: {
    payoutAccountId: Buffer.from('PayoutAccount:none').toString('base64url'),
    amount: '20000',
    stepUpTicket: 's',
    idempotencyKey: 'inputs-test-2',
  },
  ConfirmWithdrawalInput: { withdrawalId: Buffer.from('Withdrawal:none').toString('base64url'), received: true },
  BeginLoginVerificationInput: { verificationId: 'v', method: 'PHONE' },
  AnswerLoginVerificationInput: { verificationId: 'v', method: 'PHONE', answer: '246810' },
  RedeemTicketInput: { ticket: 't' },
  WishToReturnInput: { returnTicket: 'w' },
  DepositInput: {
    methodId: Buffer.from('DepositMethod:play-money').toString('base64url'),
    amount: '20000',
    idempotencyKey: 'inputs-test-1',
  },
  TransferFundsInput: {
    walletId: Buffer.from('VendorWallet:DLT').toString('base64url'),
    direction: 'IN',
    amount: '1',
    idempotencyKey: 'inputs-test-2',
  },
  TransferToMemberInput: {
    receiverId: Buffer.from('TransferReceiver:none').toString('base64url'),
    amount: '20000',
    stepUpTicket: 's',
    idempotencyKey: 'inputs-test-4',
  },
  SetPlayLimitInput: { kind: 'DEPOSIT', period: 'DAY', amount: '1000' },
  ConfirmPlayLimitInput: { kind: 'DEPOSIT', period: 'DAY' },
  RecallFundsInput: { idempotencyKey: 'inputs-test-3' },
  CancelDepositInput: { depositId: Buffer.from('Deposit:none').toString('base64url') },
  SendFeedbackInput: { content: 'The boat is a little slow.', pictures: [] },
  OpenChatInput: { title: 'Chat', headerColor: '#262743' },
  ChangeFavouriteInput: { gameId: Buffer.from('Game:xgs-ferry-of-small-lanterns').toString('base64url'), favourite: true },
  MarkMessagesInput: { ids: [Buffer.from('Message:none').toString('base64url')], read: true },
  DeleteMessagesInput: { ids: [Buffer.from('Message:none').toString('base64url')] },
  LaunchGameInput: { gameId: Buffer.from('Game:xgs-ferry-of-small-lanterns').toString('base64url') },
};
/** What stands on the list and means something harmless here: the token of a link, the kind of a limit. */
const ownWords: Readonly<Record<string, string>> = {
  SetPasswordByLinkInput: 'token',
  SetPlayLimitInput: 'kind',
  ConfirmPlayLimitInput: 'kind',
};
const takers = mutations.flatMap((field) =>
  field.args.flatMap(({ name, type }) => {
    const named = getNamedType(type);
    return isInputObjectType(named) ? [{ field: field.name, argument: name, input: named.name }] : [];
  }),
);

describe('AZ-004 input beyond what is asked for', () => {
  test.each(takers)('$field takes nothing privileged, and sends nothing on', async ({ field, argument, input }) => {
    const form = forms[input];
    expect(form, `${input} is filled in here`).toBeDefined();
    const declared = schema.getType(input);
    expect(
      isInputObjectType(declared)
        ? Object.keys(declared.getFields()).filter((name) => privileged.includes(name) && ownWords[input] !== name)
        : [],
    ).toEqual([]);
    const gateway = open({ persona: 'member' });
    for (const extra of privileged.filter((name) => !(name in (form ?? {})))) {
      const variables = JSON.parse(`{"input":${JSON.stringify(form).slice(0, -1)},"${extra}":"privileged-canary"}}`) as Record<
        string,
        unknown
      >;
      const answer = await gateway.fetch('/graphql?lang=EN', {
        method: 'POST',
        body: JSON.stringify({ query: `mutation ($input: ${input}!) { ${field}(${argument}: $input) { __typename } }`, variables }),
      });
      const text = await answer.text();
      expect([extra, text]).toEqual([extra, expect.not.stringContaining('privileged-canary')]);
      expect([extra, text]).toEqual([extra, expect.stringContaining('"errors"')]);
    }
    expect(gateway.upstream.calls).toEqual([]);
  });

  test('no mutation names whose account it is: only the session says that', () => {
    const named = mutations.flatMap(({ name, args }) =>
      args.filter((each) => /member|account|merchant|role|type|balance|rate/i.test(each.name)).map((each) => `${name}.${each.name}`),
    );
    expect(named).toEqual([]);
  });

  test('member, token and brand of a launch come from the session and the settings', async () => {
    const gateway = open({ persona: 'member' });
    await gateway.ask('mutation ($input: LaunchGameInput!) { launchGame(input: $input) { __typename } }', {
      input: forms['LaunchGameInput'],
    });
    expect(gateway.upstream.calls.find(({ name }) => name === 'launchGame')?.payload).toMatchObject({
      username: 'heron88',
      token: 'fake-token-of-heron88',
      merchantCode: 'SAMPAN',
    });
  });

  test('an account that was opened with more words than the form has is the account of everybody', async () => {
    const site = await openRealSite();
    const linh = site.browser();
    const { errors } = await linh.ask('mutation ($input: RegisterInput!) { register(input: $input) { __typename } }', {
      input: { ...forms['RegisterInput'], type: 41, balance: '1000000' },
    });
    expect(errors?.map(({ extensions }) => extensions?.['code'])).toEqual(['BAD_USER_INPUT', 'BAD_USER_INPUT']);
    expect(
      await linh.answer(
        'mutation ($input: RegisterInput!) { answer: register(input: $input) { __typename ... on RegisterPayload { viewer { kind } } } }',
        { input: { ...forms['RegisterInput'], pageUrl: `${siteOrigin}/register` } },
      ),
    ).toEqual({ __typename: 'RegisterPayload', viewer: { kind: 'PLAYER' } });
    await site.close();
  });

  test('not applicable to contracts, which have no mutation yet', () => {
    expect(mutations.filter(({ name }) => /contract/i.test(name)).map(({ name }) => name)).toEqual([]);
  });
});
