import { mobileRegister } from '#contract/identity/member.ts';
import { beginPhoneCheck, finishPhoneCheck, registerSmsCode } from '#contract/identity/verification.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Brand } from '../../core/brand.ts';
import { changePersonalData } from '../../testing/changePersonalData.ts';
import { lastCode, otherCode } from '../../testing/messages.ts';
import { mobile, mobileRegistrationOf, typedMobile } from '../../testing/mobileMember.ts';
import { movableClock, type MovableClock } from '../../testing/movableClock.ts';
import { openPlatform, type TestPlatform } from '../../testing/openPlatform.ts';
import { testEngines } from '../../testing/openTestStore.ts';

describe.each(testEngines())('the phone service on %s', (engine) => {
  let platform: TestPlatform;
  let clock: MovableClock;
  const open = async (brand: Partial<Brand> = {}) => {
    await platform?.close();
    platform = await openPlatform({ engine, clock, brand });
  };
  beforeEach(async () => {
    clock = movableClock();
    platform = await openPlatform({ engine, clock });
  });
  afterEach(() => platform.close());

  beforeEach(() => open({ phoneVerification: 'service' }));

  test('RG-10 its proof registers the number, once', async () => {
    const { checkId } = (await platform.call(beginPhoneCheck, typedMobile)).value;
    const { phoneProof } = (await platform.call(finishPhoneCheck, { checkId, verificationCode: await lastCode(platform, mobile) })).value;
    expect(await platform.call(mobileRegister, { ...mobileRegistrationOf(), phoneProof: `${phoneProof}0` })).toMatchObject({
      code: 'verification_code_failed',
    });
    const other = { mobileNum: '0987654321', countryDialingCode: '84' };
    expect(await platform.call(mobileRegister, { ...mobileRegistrationOf(), ...other, phoneProof })).toMatchObject({
      code: 'verification_code_failed',
    });
    expect(await platform.call(mobileRegister, { ...mobileRegistrationOf(), phoneProof })).toMatchObject({ success: true });
    await changePersonalData(platform, { mobile: null });
    expect(await platform.call(mobileRegister, { ...mobileRegistrationOf(), phoneProof })).toMatchObject({
      code: 'verification_code_failed',
    });
  });

  test('RG-10 its proof is good for ten minutes, to the last millisecond', async () => {
    const { checkId } = (await platform.call(beginPhoneCheck, typedMobile)).value;
    const { phoneProof } = (await platform.call(finishPhoneCheck, { checkId, verificationCode: await lastCode(platform, mobile) })).value;
    clock.forward(10 * 60_000);
    const enter = () => platform.call(mobileRegister, { ...mobileRegistrationOf(), phoneProof });
    expect(await enter()).toMatchObject({ code: 'verification_code_failed' });
    clock.forward(-1);
    expect(await enter()).toMatchObject({ success: true });
  });

  test('RG-10 without its proof there is no account, and a wrong code gives none', async () => {
    const { checkId } = (await platform.call(beginPhoneCheck, typedMobile)).value;
    expect(await platform.call(finishPhoneCheck, { checkId, verificationCode: otherCode(await lastCode(platform, mobile)) })).toMatchObject(
      { code: 'verification_code_failed' },
    );
    expect(await platform.call(mobileRegister, mobileRegistrationOf())).toMatchObject({ code: 'verification_code_failed' });
    expect(await platform.call(registerSmsCode, { mobileNo: '0912345678', countryDialingCode: '84' })).toMatchObject({
      code: 'function_not_enabled',
    });
  });
});
