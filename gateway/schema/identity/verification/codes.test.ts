import type { RefusalCode } from '#contract/refusalCodes.ts';
import { afterEach, describe, expect, test } from 'vitest';
import { fakeRegisterSettings } from '../../../testing/fakeOperator/fakeBrand.ts';
import { fakeAffiliateCode, fakeCode, fakeMobile } from '../../../testing/fakeOperator/identity/fakeSignIn.ts';
import { FakeRefusal } from '../../../testing/fakeOperator/fakeRefusal.ts';
import { openMockGateways } from '../../../testing/openMockGateways.ts';

const { open, closeAll } = openMockGateways();
afterEach(closeAll);

type Gateway = ReturnType<typeof open>;
const asks = [
  ['requestRegisterCode', 'registerSmsCode'],
  ['requestLoginCode', 'loginSmsCode'],
  ['requestRecoveryCode', 'loginSmsCode'],
] as const;
const document = (field: string) =>
  `mutation ($input: RequestCodeInput!) { answer: ${field}(input: $input) { __typename ... on CodeSentPayload { expiresInSeconds checkId } ... on CodeNotSentError { reason message retryAfterSeconds } } }`;
const answerOf = async (gateway: Gateway, text: string, variables = {}) =>
  ((await gateway.ask(text, variables)).data as { answer: unknown } | null)?.answer;
const input = { mobileNum: '900000001', countryDialingCode: '84' };

describe('codes by SMS', () => {
  test.each(asks)('RG-14 %s answers for how long the button counts', async (field) => {
    expect(await answerOf(open(), document(field), { input })).toEqual({
      __typename: 'CodeSentPayload',
      expiresInSeconds: 300,
      checkId: null,
    });
  });

  test('a code for logging in is good for nothing else: its purpose goes along', async () => {
    const gateway = open();
    for (const [field] of asks) await answerOf(gateway, document(field), { input: { ...input, challenge: 'c29sdmVk' } });
    expect(gateway.upstream.calls.filter(({ name }) => name.endsWith('SmsCode')).map(({ payload }) => payload)).toEqual([
      { mobileNo: '900000001', countryDialingCode: '84', challenge: 'c29sdmVk' },
      { ...input, challenge: 'c29sdmVk', purpose: 'login' },
      { ...input, challenge: 'c29sdmVk', purpose: 'password' },
    ]);
  });

  test('AUT-002 a number with an account answers as one without', async () => {
    for (const field of ['requestLoginCode', 'requestRecoveryCode'])
      expect(await answerOf(open(), document(field), { input: { ...input, mobileNum: fakeMobile } })).toEqual(
        await answerOf(open(), document(field), { input }),
      );
  });

  test.each(asks)("RG-14 AUT-006 %s: a failure carries the operator's own text", async (field, name) => {
    const refused = async (refuse: RefusalCode, value?: unknown, said = 'Xin chờ.') =>
      answerOf(
        open({
          tamper: (call, answer) => {
            if (call === name) throw new FakeRefusal(refuse, value, said);
            return answer;
          },
        }),
        document(field),
        { input },
      );
    expect(await refused('too_many_attempts', { retryAfterSeconds: 60 })).toEqual({
      __typename: 'CodeNotSentError',
      reason: 'TOO_MANY_ATTEMPTS',
      message: 'Xin chờ.',
      retryAfterSeconds: 60,
    });
    expect(await refused('invalid_mobile')).toEqual({
      __typename: 'CodeNotSentError',
      reason: 'INVALID_MOBILE',
      message: 'Xin chờ.',
      retryAfterSeconds: null,
    });
    expect(await refused('sms_quota_exceeded')).toEqual({
      __typename: 'CodeNotSentError',
      reason: 'QUOTA_EXCEEDED',
      message: 'Xin chờ.',
      retryAfterSeconds: null,
    });
    expect(await refused('challenge_failed')).toEqual({ __typename: 'ChallengeFailedError' });
    // An operator that words nothing sends its code.
    expect(await refused('sms_quota_exceeded', null, 'sms_quota_exceeded')).toMatchObject({
      message: 'Hôm nay không gửi thêm mã được nữa. Hãy liên hệ chăm sóc khách hàng.',
    });
    expect(await refused('function_not_enabled')).toEqual({ __typename: 'FeatureOffError' });
  });

  test.each([{ mobileNum: '9'.repeat(33) }, { countryDialingCode: '+84' }, { countryDialingCode: '0' }, { mobileNum: '' }])(
    'AUT-005 ER-01 with %j nothing is sent, and that is said in the language of the request',
    async (wrong) => {
      const gateway = open();
      const { data } = await gateway.ask(document('requestLoginCode'), { input: { ...input, ...wrong } }, 'CN');
      expect(data).toMatchObject({ answer: { reason: 'INVALID_MOBILE', message: '手机号码格式不正确。' } });
      expect(gateway.upstream.count('loginSmsCode')).toBe(0);
    },
  );

  test('RG-14 the phone service sends in place of the brand where the settings say so, and its code proves the number', async () => {
    const gateway = open({ overrides: { registerSettings: () => ({ ...fakeRegisterSettings, phoneVerification: 'service' }) } });
    expect(await answerOf(gateway, document('requestRegisterCode'), { input })).toEqual({
      __typename: 'CodeSentPayload',
      expiresInSeconds: 60,
      checkId: 'fake-check',
    });
    expect(gateway.upstream.count('registerSmsCode')).toBe(0);
    gateway.upstream.faults.beginPhoneCheck = { refuse: 'phone_service_failed' };
    expect(await answerOf(gateway, document('requestRegisterCode'), { input })).toMatchObject({ reason: 'SERVICE_FAILED' });
    const confirm =
      'mutation ($code: String!) { answer: confirmPhone(input: { checkId: "fake-check" verificationCode: $code }) { __typename ... on ConfirmPhonePayload { phoneProof } } }';
    expect(await answerOf(gateway, confirm, { code: fakeCode })).toEqual({ __typename: 'ConfirmPhonePayload', phoneProof: 'fake-proof' });
    for (const code of ['000000', 'x'.repeat(256)])
      expect(await answerOf(gateway, confirm, { code })).toEqual({ __typename: 'VerificationCodeFailedError' });
  });

  test.each([
    ['verification_code_failed', 'VerificationCodeFailedError'],
    ['phone_service_failed', 'PhoneServiceFailedError'],
  ] as const)('RG-10 a check that is refused as %s answers %s', async (refused, __typename) => {
    const gateway = open({
      tamper: (call, answer) => {
        if (call === 'finishPhoneCheck') throw new FakeRefusal(refused);
        return answer;
      },
    });
    const { data, errors } = await gateway.ask(
      'mutation { confirmPhone(input: { checkId: "fake-check" verificationCode: "246810" }) { __typename ... on Refusal { message } } }',
    );
    expect(errors).toBeUndefined();
    expect(data).toEqual({ confirmPhone: { __typename, message: expect.any(String) } });
  });
});

describe('captcha, challenge and affiliate code', () => {
  const captcha = 'mutation { answer: refreshCaptcha { __typename ... on RefreshCaptchaPayload { captcha { id image } } } }';

  test('RG-13 a captcha is a PNG, made anew at every asking', async () => {
    const gateway = open();
    expect(await answerOf(gateway, captcha)).toEqual({
      __typename: 'RefreshCaptchaPayload',
      captcha: { id: 'fake-captcha', image: expect.stringMatching(/^iVBORw0KGgo[\w+/=]+$/) },
    });
    await answerOf(gateway, captcha);
    expect(gateway.upstream.count('captcha')).toBe(2);
  });

  test.each(['PHN2ZyBvbmxvYWQ9YWxlcnQoMSk+', 'javascript:alert(1)', '', 'iVBORw0KGgo"onerror="x'])(
    'WEB-012 a captcha that is %j is never handed on',
    async (image) => {
      const { data, errors } = await open({ overrides: { captcha: () => ({ captchaId: 'c', image }) } }).ask(captcha);
      expect(data).toBeFalsy();
      expect(errors?.map(({ extensions }) => extensions?.['code'])).toEqual(['INTERNAL']);
    },
  );

  test('a challenge is handed on as it is', async () => {
    expect(
      await answerOf(
        open(),
        'mutation { answer: requestChallenge { __typename ... on RequestChallengePayload { challenge { algorithm challenge salt signature maxNumber expiresAt } } } }',
      ),
    ).toEqual({
      __typename: 'RequestChallengePayload',
      challenge: {
        algorithm: 'SHA-256',
        challenge: 'ab'.repeat(32),
        salt: 'fake-salt',
        signature: 'fake-signature',
        maxNumber: 1000,
        expiresAt: '2030-01-01T00:00:00.000Z',
      },
    });
  });

  test('RG-10 an affiliate code is verified for this site, and a wrong one refused alike', async () => {
    const gateway = open();
    const verify = 'mutation ($code: String!) { answer: verifyAffiliateCode(input: { code: $code }) { __typename } }';
    expect(await answerOf(gateway, verify, { code: fakeAffiliateCode })).toEqual({ __typename: 'VerifyAffiliateCodePayload' });
    for (const code of ['other', '', 'x'.repeat(65), '../../../x?y=1&domain=evil'])
      expect(await answerOf(gateway, verify, { code })).toEqual({ __typename: 'AffiliateCodeFailedError' });
    expect(gateway.upstream.calls.every(({ payload }) => (payload as { domain: string }).domain === 'localhost')).toBe(true);
  });
});
