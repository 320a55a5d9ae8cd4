import { afterEach, describe, expect, test } from 'vitest';
import { fakeAffiliateCode, fakeCode, fakeMobile } from '../../gateway/testing/fakeEntrance.ts';
import { openMockGateways } from '../../gateway/testing/openMockGateways.ts';
import type { Persona } from '../../gateway/testing/personas.ts';

const { open, closeAll } = openMockGateways();
afterEach(closeAll);

/** One row of the operator's table of calls, and an operation of the site that leads to it. */
interface Row {
  readonly call: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  /** A member's token goes along. */
  readonly token: boolean;
  readonly body: 'none' | 'json' | 'form' | 'sealed';
  readonly payload: object;
  readonly as: Persona;
  readonly operation: string;
}

const mobile = { mobileNum: fakeMobile, countryDialingCode: '84' };
const to = `mobileNum: "${fakeMobile}" countryDialingCode: "84"`;
const page = 'pageUrl: "http://localhost:3000/register?referralCode=AB12" ageConfirmed: true termsAccepted: true referralCode: "AB12" affiliateCode: "CD34"';
const registered = { registerUrl: 'http://localhost:3000/register?referralCode=AB12', registerMethod: 'WEB', domain: 'localhost', referralCode: 'AB12', affiliateCode: 'CD34', countryDialingCode: '84' };
const anew = 'reeds-in-the-wind';

const identity: readonly Row[] = [
  {
    call: 'login', method: 'POST', path: '/wps/session/login', token: false, body: 'sealed', as: 'guest',
    payload: { username: 'heron88', password: 'river-at-dusk-7', type: 'username' },
    operation: 'mutation { logIn(input: { username: "heron88" password: "river-at-dusk-7" }) { __typename } }',
  },
  {
    call: 'login with a captcha', method: 'POST', path: '/wps/session/login', token: false, body: 'sealed', as: 'guest',
    payload: { username: 'heron88', password: 'river-at-dusk-7', captcha: fakeCode, captchaId: 'fake-captcha', type: 'username' },
    operation: `mutation { logIn(input: { username: "heron88" password: "river-at-dusk-7" captcha: "${fakeCode}" captchaId: "fake-captcha" }) { __typename } }`,
  },
  {
    call: 'login by SMS', method: 'POST', path: '/wps/session/login', token: false, body: 'sealed', as: 'guest',
    payload: { ...mobile, verificationCode: fakeCode, type: 'sms' },
    operation: `mutation { logInBySms(input: { ${to} verificationCode: "${fakeCode}" }) { __typename } }`,
  },
  { call: 'SMS code without login', method: 'POST', path: '/wps/verification/sms/noLogin', token: false, body: 'json', as: 'guest', payload: mobile, operation: `mutation { requestLoginCode(input: { ${to} }) { __typename } }` },
  { call: 'whitelabel settings', method: 'GET', path: '/wps/system/whitelabel', token: false, body: 'none', as: 'guest', payload: {}, operation: '{ site { switches { freePlay } } }' },
  { call: 'member info', method: 'GET', path: '/wps/member/info', token: true, body: 'none', as: 'member', payload: {}, operation: '{ viewer { nickname } }' },
  {
    call: 'register', method: 'PUT', path: '/wps/member/register', token: false, body: 'sealed', as: 'guest',
    payload: { ...registered, username: 'otter42', password: anew, confirmPassword: anew },
    operation: `mutation { register(input: { username: "otter42" password: "${anew}" confirmPassword: "${anew}" countryDialingCode: "84" ${page} }) { __typename } }`,
  },
  {
    call: 'mobile register', method: 'PUT', path: '/wps/member/register/mobile', token: false, body: 'sealed', as: 'guest',
    payload: { ...registered, mobileNum: '900000001', verificationCode: fakeCode },
    operation: `mutation { registerMobile(input: { mobileNum: "900000001" countryDialingCode: "84" verificationCode: "${fakeCode}" ${page} }) { __typename } }`,
  },
  {
    call: 'change password', method: 'POST', path: '/wps/member/password', token: true, body: 'sealed', as: 'member',
    payload: { oldPassword: 'river-at-dusk-7', newPassword: anew, confirmNewPassword: anew },
    operation: `mutation { changePassword(input: { oldPassword: "river-at-dusk-7" newPassword: "${anew}" confirmNewPassword: "${anew}" }) { __typename } }`,
  },
  {
    call: 'forgot password by email', method: 'POST', path: '/wps/member/password/email', token: false, body: 'form', as: 'guest',
    payload: { username: 'heron88', email: 'heron+1@river.example' },
    operation: 'mutation { recoverByEmail(input: { username: "heron88" email: "heron+1@river.example" }) { __typename } }',
  },
  {
    call: 'set password by phone', method: 'POST', path: '/wps/member/password/verification', token: false, body: 'sealed', as: 'guest',
    payload: { ...mobile, newPassword: anew, verificationCode: fakeCode },
    operation: `mutation { recoverByPhone(input: { ${to} newPassword: "${anew}" verificationCode: "${fakeCode}" }) { __typename } }`,
  },
  { call: 'affiliate check', method: 'GET', path: '/wps/agent/affiliate', token: false, body: 'none', as: 'guest', payload: { code: fakeAffiliateCode, domain: 'localhost' }, operation: `mutation { verifyAffiliateCode(code: "${fakeAffiliateCode}") { __typename } }` },
  { call: 'registration settings', method: 'GET', path: '/wps/system/setting/register', token: false, body: 'none', as: 'guest', payload: {}, operation: '{ registrationForm { minimumAge } }' },
  {
    // The random string in it is the number of the seal, which is good for one use.
    call: 'free play login', method: 'POST', path: '/wps/session/login/freeplay', token: false, body: 'sealed', as: 'guest',
    payload: { os: 'web', platform: 'W', gatewayVersion: 3, jti: expect.stringMatching(/^[\w-]{16,}$/) },
    operation: 'mutation { freePlay { __typename } }',
  },
  { call: 'captcha', method: 'GET', path: '/wps/captcha', token: false, body: 'none', as: 'guest', payload: {}, operation: 'mutation { refreshCaptcha { __typename } }' },
  { call: 'avatar', method: 'GET', path: '/wps/relay/MCSFE_getPlayerAvatar', token: true, body: 'none', as: 'member', payload: {}, operation: '{ viewer { avatars { urls } } }' },
  { call: 'member icon', method: 'GET', path: '/wps/member/info/icon', token: true, body: 'none', as: 'member', payload: {}, operation: '{ viewer { iconUrl } }' },
  { call: 'system status', method: 'GET', path: '/wps/system/status', token: false, body: 'none', as: 'guest', payload: {}, operation: '{ site { brandName } }' },
  { call: 'domain routes', method: 'GET', path: '/wps/system/domainRoute', token: false, body: 'none', as: 'guest', payload: {}, operation: '{ site { routes } }' },
  { call: 'registration SMS', method: 'POST', path: '/wps/verification/sms/register', token: false, body: 'json', as: 'guest', payload: { mobileNo: fakeMobile, countryDialingCode: '84', challenge: 'c29sdmVk' }, operation: `mutation { requestRegisterCode(input: { ${to} challenge: "c29sdmVk" }) { __typename } }` },
  { call: 'balance', method: 'GET', path: '/wps/v2/wallets/balance', token: true, body: 'none', as: 'member', payload: {}, operation: '{ viewer { balance { amount } } }' },
  { call: 'logout', method: 'DELETE', path: '/wps/session/logout', token: true, body: 'json', as: 'member', payload: {}, operation: 'mutation { logOut { loggedOut } }' },
];

const contentTypes = { none: undefined, json: 'application/json', form: 'application/x-www-form-urlencoded', sealed: 'application/jose' };
const secrets = ['river-at-dusk-7', anew, fakeCode];

describe('UP-01 the calls of the operator\'s table', () => {
  test.each(identity)('$call is sent as $method $path', async ({ method, path, token, body, payload, as, operation }) => {
    const gateway = open({ persona: as });
    const { data, errors } = await gateway.ask(operation, {}, 'EN');
    expect([errors, JSON.stringify(data)]).toEqual([undefined, expect.not.stringContaining('Error')]);
    const sent = gateway.upstream.calls.filter((call) => call.method === method && call.path.split('?')[0] === path);
    expect(sent).toHaveLength(1);
    const [{ headers = {}, payload: received = {}, body: text = '' } = {}] = sent;
    expect(received).toMatchObject(payload);
    expect(headers['content-type']).toBe(contentTypes[body]);
    expect([headers['authorization']?.startsWith('Bearer fake-token-of-') ?? false, headers['merchant'], headers['language']]).toEqual([token, 'SAMPAN', 'EN']);
    if (body === 'none') expect(text).toBe('');
    if (body === 'form') expect(text).toBe('username=heron88&email=heron%2B1%40river.example');
    if (body === 'sealed') {
      expect(text).toMatch(/^[\w-]+\.[\w-]*\.[\w-]+\.[\w-]+\.[\w-]+$/);
      for (const secret of secrets) expect(Buffer.from(text.split('.')[3] ?? '', 'base64url').toString('latin1')).not.toContain(secret);
    }
    if (body !== 'sealed') for (const secret of secrets) expect(sent[0]?.path + text).not.toContain(secret);
  });

  test('no call carries a token that need not, and none goes out twice for one seal', async () => {
    const gateway = open({ persona: 'member' });
    for (const { operation } of identity.filter(({ as, call }) => as === 'guest' && call !== 'logout')) await gateway.ask(operation);
    const withToken = new Set(gateway.upstream.calls.filter(({ headers }) => headers['authorization'] !== undefined).map(({ name }) => name));
    expect([...withToken].sort()).toEqual(['logout', 'memberInfo']);
    const seals = gateway.upstream.calls.map(({ payload }) => (payload as { jti?: string }).jti).filter((jti) => jti !== undefined);
    expect(new Set(seals).size).toBe(seals.length);
  });

  test('I18N-2 and of those known by name, the language update', async () => {
    const gateway = open({ persona: 'member' });
    expect((await gateway.ask('mutation { updateLanguage(language: EN) { __typename ... on UpdateLanguagePayload { language } } }')).data).toEqual({ updateLanguage: { __typename: 'UpdateLanguagePayload', language: 'EN' } });
    expect(gateway.upstream.calls).toMatchObject([{ name: 'updateLanguage', payload: { language: 'EN' }, headers: { authorization: 'Bearer fake-token-of-heron88' } }]);
    expect(gateway.upstream.members.named('heron88')?.language).toBe('EN');
  });
});
