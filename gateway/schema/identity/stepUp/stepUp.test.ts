import { afterEach, expect, test } from 'vitest';
import { openMockGateways } from '../../../testing/openMockGateways.ts';
import { fakeCode } from '../../../testing/fakeOperator/identity/fakeSignIn.ts';
import { personas } from '../../../testing/personas.ts';
import { encodeGlobalId } from '../../globalId.ts';

const { open, closeAll } = openMockGateways();
afterEach(closeAll);

const proof =
  'mutation ($input: StepUpInput!) { answer: proveStepUp(input: { purpose: $input, paymentPassword: "a guess" }) { __typename } }';
const code = 'mutation ($input: StepUpInput!) { answer: requestStepUpCode(input: $input) { __typename } }';
const payoutAccountId = encodeGlobalId('PayoutAccount', 'payout-account-1');
const receiverId = encodeGlobalId('TransferReceiver', 'm-2001');

test.each([
  ['amount', { action: 'WITHDRAW', payoutAccountId }],
  ['payoutAccountId', { action: 'WITHDRAW', amount: '10000' }],
  ['payoutAccountId', { action: 'WITHDRAW', amount: '10000', receiverId }],
  ['bankCode', { action: 'ADD_PAYOUT_ACCOUNT', accountNumber: '0071001234567' }],
  ['accountNumber', { action: 'ADD_PAYOUT_ACCOUNT', bankCode: 'RIVER', accountNumber: null }],
  ['payoutAccountId', { action: 'REMOVE_PAYOUT_ACCOUNT' }],
  ['amount', { action: 'TRANSFER_UPLINE', receiverId }],
  ['receiverId', { action: 'TRANSFER_UPLINE', amount: '10000' }],
])('nothing is proven and no code is sent without %s: %j', async (name, input) => {
  const gateway = open({ persona: 'member' });
  for (const document of [proof, code])
    expect((await gateway.ask(document, { input })).errors?.map(({ extensions }) => extensions)).toEqual([
      { code: 'BAD_USER_INPUT', detail: `\`input\` lacks \`${name}\`, which its action needs.` },
    ]);
  expect(gateway.upstream.calls).toEqual([]);
});

test('what does not belong to an action is no part of what is proven', async () => {
  const gateway = open({ persona: 'member' });
  await gateway.ask(proof, { input: { action: 'REMOVE_PAYOUT_ACCOUNT', payoutAccountId, amount: '10000', receiverId } });
  expect(gateway.upstream.calls.at(-1)?.payload).toMatchObject({ action: 'removePayoutAccount', target: 'payout-account-1' });
  expect(gateway.upstream.calls.at(-1)?.payload).not.toHaveProperty('amount');
});

test('LG-10 MC-05 where a mail address alone is proven, its code is needed to set a payment password, and to bind an app', async () => {
  const gateway = open({ persona: 'member' });
  const { password } = personas.member;
  const mail = { contact: 'EMAIL', value: 'heron@example.com' };
  const answerTo = async (document: string, input?: object) =>
    ((await gateway.ask(document, { input })).data as { answer: unknown } | null)?.answer;
  const enrol = (code = '') =>
    answerTo(`mutation { answer: enrolAuthenticator(input: { password: "${password}"${code} }) { __typename } }`);
  const request =
    'mutation ($input: StepUpInput!) { answer: requestStepUpCode(input: $input) { __typename ... on StepUpCodePayload { hint } } }';
  await answerTo('mutation ($input: SendContactCodeInput!) { answer: sendContactCode(input: $input) { __typename } }', {
    ...mail,
    password,
  });
  await answerTo('mutation ($input: ChangeContactInput!) { answer: changeContact(input: $input) { __typename } }', {
    ...mail,
    code: fakeCode,
  });
  const factor = '{ answer: viewer { paymentPassword { factor hint } } }';
  expect(await answerTo(factor)).toEqual({ paymentPassword: { factor: 'EMAIL', hint: 'h•••@example.com' } });
  for (const action of ['SET_PAYMENT_PASSWORD', 'ENROL_AUTHENTICATOR'])
    expect(await answerTo(request, { action })).toEqual({ __typename: 'StepUpCodePayload', hint: 'h•••@example.com' });
  const set = (given: object) =>
    answerTo('mutation ($input: SetPaymentPasswordInput!) { answer: setPaymentPassword(input: $input) { __typename } }', {
      password,
      newPaymentPassword: 'reeds by the pier',
      confirmPaymentPassword: 'reeds by the pier',
      ...given,
    });
  expect(await set({})).toEqual({ __typename: 'VerificationCodeFailedError' });
  expect(await set({ code: fakeCode })).toEqual({ __typename: 'SetPaymentPasswordPayload' });
  expect(await enrol()).toEqual({ __typename: 'VerificationCodeFailedError' });
  expect(await enrol(`, code: "${fakeCode}"`)).toEqual({ __typename: 'EnrolAuthenticatorPayload' });
});
