import { mobileRegister } from '#contract/identity/member.ts';
import { registerSmsCode } from '#contract/identity/verification.ts';
import { lastCode } from './messages.ts';
import type { TestPlatform } from './openPlatform.ts';
import { registrationOf } from './registration.ts';
import type { CallOptions } from './requestFor.ts';

export const mobile = '+84912345678';
/** The same number as a person types it. */
export const typedMobile = { mobileNum: '0912 345 678', countryDialingCode: '84' };

/** A sound registration by number, but for its code. */
export const mobileRegistrationOf = () => {
  const { username: _username, ...rest } = registrationOf('nobody');
  return { ...rest, ...typedMobile };
};

/** Registers the number by a code; answers account and token. */
export async function mobileMember(
  platform: TestPlatform,
  extra: object = {},
  options: CallOptions = {},
): Promise<{ account: string; token: string }> {
  await platform.call(registerSmsCode, { mobileNo: typedMobile.mobileNum, countryDialingCode: '84' }, options);
  const payload = { ...mobileRegistrationOf(), verificationCode: await lastCode(platform, mobile), ...extra };
  const answer = await platform.call(mobileRegister, payload, options);
  if (!answer.success) throw new Error(`not registered: ${answer.code}`);
  return answer.value;
}
