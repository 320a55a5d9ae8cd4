import { afterEach, describe, expect, test } from 'vitest';
import { fakeCode, fakeMobile } from '../../../testing/fakeOperator/identity/fakeSignIn.ts';
import { fakeMailToken } from '../../../testing/fakeOperator/identity/fakeRecovery.ts';
import { openMockGateways } from '../../../testing/openMockGateways.ts';
import { personas } from '../../../testing/personas.ts';
import { encodeGlobalId } from '../../globalId.ts';

const { open, closeAll } = openMockGateways();
afterEach(closeAll);

type Gateway = ReturnType<typeof open>;
const invalid = '... on InvalidFieldsError { fields { name patternId } }';
const change = `mutation ($input: ChangePasswordInput!) { answer: changePassword(input: $input) { __typename ${invalid} } }`;
const byLink = `mutation ($input: SetPasswordByLinkInput!) { answer: setPasswordByLink(input: $input) { __typename ${invalid} } }`;
const byPhone = `mutation ($input: RecoverByPhoneInput!) { answer: recoverByPhone(input: $input) { __typename ${invalid} ... on LogInPayload { viewer { account } } } }`;
const byEmail =
  'mutation ($input: RecoverByEmailInput!) { answer: recoverByEmail(input: $input) { __typename ... on RecoverByEmailPayload { accepted } } }';
const { account, password } = personas.member;
const fresh = 'reeds-in-the-wind';
const answerOf = async (gateway: Gateway, document: string, input: object) =>
  ((await gateway.ask(document, { input })).data as { answer: unknown } | null)?.answer;
const who = async (gateway: Gateway) =>
  ((await gateway.ask('{ viewer { account } }')).data as { viewer: { account: string } | null }).viewer?.account ?? null;

test.each([
  [
    `untieSocialIdentity(input: { identityId: "${encodeGlobalId('SocialIdentity', 'none')}", password: $long })`,
    'untieSocialIdentity',
    'WrongPasswordError',
  ],
  ['enrolAuthenticator(input: { password: $long })', 'enrolAuthenticator', 'WrongPasswordError'],
  ['removeAuthenticator(input: { password: $long, code: "000000" })', 'removeAuthenticator', 'WrongPasswordError'],
  [
    'proveStepUp(input: { purpose: { action: CHANGE_PAYMENT_PASSWORD }, paymentPassword: $long })',
    'proveStepUp',
    'PaymentPasswordWrongError',
  ],
] as const)('AUT-009 %s is wrong where the password is longer than any, and costs no call', async (field, call, refusal) => {
  const gateway = open({ persona: 'member' });
  const ask = async (long: string) =>
    (await gateway.ask(`mutation ($long: String!) { answer: ${field} { __typename } }`, { long })).data as unknown;
  expect(await ask('x'.repeat(257))).toEqual({ answer: { __typename: refusal } });
  expect(gateway.upstream.count(call)).toBe(0);
  await ask('x'.repeat(256));
  expect(gateway.upstream.count(call)).toBe(1);
});

describe('changing the password', () => {
  test('PW-03 AUT-009 ends every session, this one and remembered ones included', async () => {
    const gateway = open({ persona: 'member' });
    expect(await answerOf(gateway, change, { oldPassword: password, newPassword: fresh, confirmNewPassword: fresh })).toEqual({
      __typename: 'ChangePasswordPayload',
    });
    // The name of the browser says nothing of its visitor.
    expect([...(await gateway.cookies()).keys()]).toEqual(['browser']);
    expect(gateway.upstream.members.find(personas.member.token)).toBeUndefined();
    expect(gateway.upstream.members.named(account)?.password).toBe(fresh);
    expect(gateway.upstream.calls.find(({ name }) => name === 'changePassword')?.headers['content-type']).toBe('application/jose');
  });

  test('PW-04 frees an account that had to', async () => {
    const gateway = open({ persona: 'restricted' });
    expect(await answerOf(gateway, change, { oldPassword: '123456', newPassword: fresh, confirmNewPassword: fresh })).toEqual({
      __typename: 'ChangePasswordPayload',
    });
    const { data } = await gateway.ask(
      'mutation ($input: LogInInput!) { logIn(input: $input) { ... on LogInPayload { viewer { mustChangePassword } } } }',
      { input: { username: personas.restricted.account, password: fresh } },
    );
    expect(data).toEqual({ logIn: { viewer: { mustChangePassword: false } } });
  });

  test.each([
    [{ oldPassword: 'wrong' }, { __typename: 'WrongPasswordError' }],
    [
      { newPassword: password, confirmNewPassword: password },
      { __typename: 'InvalidFieldsError', fields: [{ name: 'newPassword', patternId: 'samePassword' }] },
    ],
    [
      { confirmNewPassword: 'another' },
      { __typename: 'InvalidFieldsError', fields: [{ name: 'confirmNewPassword', patternId: 'mismatch' }] },
    ],
    [
      { newPassword: 'short', confirmNewPassword: 'short' },
      { __typename: 'InvalidFieldsError', fields: [{ name: 'newPassword', patternId: 'length' }] },
    ],
    [{ newPassword: 'x'.repeat(257) }, { __typename: 'InvalidFieldsError', fields: [{ name: 'newPassword', patternId: 'length' }] }],
  ])('AUT-009 AUT-007 with %j it is refused, and the session stays', async (wrong, expected) => {
    const gateway = open({ persona: 'member' });
    expect(await answerOf(gateway, change, { oldPassword: password, newPassword: fresh, confirmNewPassword: fresh, ...wrong })).toEqual(
      expected,
    );
    expect(await who(gateway)).toBe(account);
  });

  test('AUT-007 123456 and its like are refused by the operator with their own rule', async () => {
    const gateway = open({
      persona: 'member',
      faults: { changePassword: { refuse: 'invalid_fields', value: { fields: [{ name: 'newPassword', patternId: 'commonPassword' }] } } },
    });
    expect(await answerOf(gateway, change, { oldPassword: password, newPassword: '12345678', confirmNewPassword: '12345678' })).toEqual({
      __typename: 'InvalidFieldsError',
      fields: [{ name: 'newPassword', patternId: 'commonPassword' }],
    });
  });
});

describe('recovering the password', () => {
  test('PW-01 an operator that sends no mail says so, instead of letting people wait', async () => {
    const gateway = open({ faults: { passwordByEmail: { refuse: 'function_not_enabled' } } });
    expect(await answerOf(gateway, byEmail, { username: account, email: `${account}@example.com` })).toEqual({
      __typename: 'FeatureOffError',
    });
  });

  test('PW-01 AUT-002 by mail answers the same whoever asks for whom', async () => {
    const gateway = open();
    const answers = await Promise.all(
      [
        { username: account, email: `${account}@example.com` },
        { username: account, email: 'other@example.com' },
        { username: 'nobody', email: 'nobody@example.com' },
        { username: 'x'.repeat(65), email: 'a' },
      ].map((input) => answerOf(gateway, byEmail, input)),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
      new Set(['{"__typename":"RecoverByEmailPayload","accepted":true}']),
    );
    expect(gateway.upstream.calls.find(({ name }) => name === 'passwordByEmail')?.headers['content-type']).toBe(
      'application/x-www-form-urlencoded',
    );
  });

  test('PW-01 AUT-010 the mailed link sets the password once, and signs nobody in', async () => {
    const gateway = open();
    await answerOf(gateway, byEmail, { username: account, email: `${account}@example.com` });
    const input = { token: fakeMailToken, newPassword: fresh, confirmNewPassword: fresh };
    expect(await answerOf(gateway, byLink, input)).toEqual({ __typename: 'SetPasswordByLinkPayload' });
    expect(await who(gateway)).toBeNull();
    expect(await answerOf(gateway, byLink, input)).toEqual({ __typename: 'RecoveryFailedError' });
    expect(await answerOf(gateway, byLink, { ...input, token: 'x'.repeat(201) })).toEqual({ __typename: 'RecoveryFailedError' });
  });

  test('PW-02 by phone sets it, ends every session, and signs in', async () => {
    const gateway = open();
    const input = { mobileNum: fakeMobile, countryDialingCode: '84', verificationCode: fakeCode, newPassword: fresh };
    expect(await answerOf(gateway, byPhone, { ...input, verificationCode: '000000' })).toEqual({
      __typename: 'VerificationCodeFailedError',
    });
    expect(await answerOf(gateway, byPhone, input)).toEqual({ __typename: 'LogInPayload', viewer: { account } });
    expect(gateway.upstream.members.find(personas.member.token)).toBeUndefined();
    expect(await who(gateway)).toBe(account);
  });

  test('AUT-010 an account with a second factor is not signed in without it', async () => {
    const value = { verificationId: 'v-1', methods: [{ method: 'totp', hint: '' }], expiresInSeconds: 300 };
    const gateway = open({ faults: { passwordByPhone: { refuse: 'verification_required', value } } });
    expect(
      await answerOf(gateway, byPhone, { mobileNum: fakeMobile, countryDialingCode: '84', verificationCode: fakeCode, newPassword: fresh }),
    ).toEqual({ __typename: 'LoginVerificationNeededError' });
    expect(await who(gateway)).toBeNull();
  });

  test.each([
    [{ refuse: 'invalid_mobile' }, { __typename: 'InvalidFieldsError', fields: [{ name: 'mobileNum', patternId: 'mobile' }] }],
    [{ refuse: 'function_not_enabled' }, { __typename: 'FeatureOffError' }],
    [{ refuse: 'non_member_account' }, { __typename: 'NotAMemberAccountError' }],
    [{ refuse: 'self_excluded', value: { until: null } }, { __typename: 'SelfExcludedError' }],
    [{ refuse: 'too_many_attempts', value: { retryAfterSeconds: 300 } }, { __typename: 'TooManyAttemptsError' }],
  ] as const)("the operator's %j is a typed refusal", async (fault, expected) => {
    expect(
      await answerOf(open({ faults: { passwordByPhone: fault } }), byPhone, {
        mobileNum: '1',
        countryDialingCode: '84',
        verificationCode: '1',
        newPassword: fresh,
      }),
    ).toEqual(expected);
  });
});
