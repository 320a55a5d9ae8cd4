import { mobileRegister } from '#contract/identity/member.ts';
import { login } from '#contract/identity/session.ts';
import { loginSmsCode, registerSmsCode } from '#contract/identity/verification.ts';
import { passwordByPhone } from '#contract/identity/password.ts';
import { afterEach, expect, test } from 'vitest';
import { lastCode } from '../../testing/messages.ts';
import { mobile, mobileRegistrationOf, typedMobile } from '../../testing/mobileMember.ts';
import { movableClock } from '../../testing/movableClock.ts';
import { openPlatform, type TestPlatform } from '../../testing/openPlatform.ts';

const password = 'correct horse 7';
const flags = ['MOBILENUMPASSREG3', 'REGMOBVERF3', 'MOBILEVERCODELOGIN3', 'CHNGPASSVERIF3'] as const;
/** Every set of the flags that decide about it. */
const sets = Array.from({ length: 2 ** flags.length }, (_, bits) => flags.filter((_flag, index) => (bits >> index) & 1));

let platform: TestPlatform | undefined;
afterEach(async () => {
  await platform?.close();
  platform = undefined;
});

/** Registers by number as the flags have it, and enters again by each way that they leave. */
async function waysBack(modules: readonly string[]): Promise<readonly string[]> {
  const clock = movableClock();
  platform = await openPlatform({ clock, brand: { modules: ['MOBILENUMREG3', ...modules] } });
  const { password: _password, confirmPassword: _confirmation, ...bare } = mobileRegistrationOf();
  const sent = await platform.call(registerSmsCode, { mobileNo: typedMobile.mobileNum, countryDialingCode: '84' });
  const code = sent.success ? { verificationCode: await lastCode(platform, mobile) } : {};
  const secret = modules.includes('MOBILENUMPASSREG3') ? { password, confirmPassword: password } : {};
  const registered = await platform.call(mobileRegister, { ...bare, ...code, ...secret });
  expect(registered).toMatchObject({ success: true });
  const codeFor = async (purpose: 'login' | 'password', at: TestPlatform) => {
    clock.forward(61_000);
    const answer = await at.call(loginSmsCode, { ...typedMobile, purpose });
    return answer.success ? lastCode(at, mobile).catch(() => '000000') : '000000';
  };
  const byPassword = await platform.call(login, { username: registered.value.account, password });
  const bySms = await platform.call(login, { type: 'sms', ...typedMobile, verificationCode: await codeFor('login', platform) });
  const byRecovery = await platform.call(passwordByPhone, {
    ...typedMobile,
    verificationCode: await codeFor('password', platform),
    newPassword: 'a much better one',
  });
  return [...(byPassword.success ? ['password'] : []), ...(bySms.success ? ['sms'] : []), ...(byRecovery.success ? ['recovery'] : [])];
}

test.each(sets.map((modules) => [modules.join(' ') || 'no more', modules] as const))(
  'RO-02 LG-01 with MOBILENUMREG3 and %s an account by number is entered again, or nothing starts',
  async (_title, modules) => {
    const isLeftOpen =
      modules.includes('MOBILENUMPASSREG3') ||
      (modules.includes('REGMOBVERF3') && (modules.includes('MOBILEVERCODELOGIN3') || modules.includes('CHNGPASSVERIF3')));
    if (isLeftOpen) return expect(await waysBack(modules)).not.toEqual([]);
    const start = openPlatform({ brand: { modules: ['MOBILENUMREG3', ...modules] } });
    return expect(start).rejects.toThrow(
      modules.includes('REGMOBVERF3') ? /MOBILENUMREG3 .* MOBILEVERCODELOGIN3 or CHNGPASSVERIF3$/ : /MOBILENUMREG3 .* REGMOBVERF3/,
    );
  },
);
