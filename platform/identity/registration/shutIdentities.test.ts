import { excludeSelf } from '#contract/identity/playLimit.ts';
import { login } from '#contract/identity/session.ts';
import { register } from '#contract/identity/member.ts';
import { wishToReturn } from '#contract/identity/selfExclusion.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { movableClock, type MovableClock } from '../../testing/movableClock.ts';
import { openPlatform, type TestPlatform } from '../../testing/openPlatform.ts';
import { testBrand } from '../../testing/testBrand.ts';
import { testEngines } from '../../testing/openTestStore.ts';
import { password, registrationOf } from '../../testing/registration.ts';

const day = 24 * 3_600_000;
const asked = { enabled: true, required: false };
const person = { email: 'linh@example.com', payeeName: 'Tran Thi Linh', mobileNum: '0987654321', countryDialingCode: '84' };

describe.each(testEngines())('PP-16 who has excluded themselves, on %s', (engine) => {
  let platform: TestPlatform;
  let clock: MovableClock;
  beforeEach(async () => {
    clock = movableClock();
    const { modules, registrationRules } = testBrand('http://localhost:3000', []);
    platform = await openPlatform({
      engine,
      clock,
      brand: {
        // Numbers are not proven here: two accounts may name one.
        modules: modules.filter((module) => !['MOBILENUMREG3', 'REGMOBVERF3'].includes(module)),
        registrationRules: { ...registrationRules, email: asked, payeeName: asked, mobileNum: asked },
      },
    });
  });
  afterEach(() => platform.close());

  const open = async (username: string, told: object) => {
    await platform.parts.db.deleteFrom('attempt').execute();
    return platform.call(register, { ...registrationOf(username), ...told });
  };

  test.each([
    ['email', { email: 'LINH@example.com' }],
    ['payeeName', { payeeName: 'TRAN  Thi linh' }],
    ['mobileNum', { mobileNum: '987654321', countryDialingCode: '84' }],
  ])('PP-16 cannot open another account with the same %s, until the exclusion has ended', async (name, told) => {
    const { token } = (await open('linh', person)).value;
    expect(await open('before1', told)).toMatchObject({ success: true });
    await platform.call(excludeSelf, { length: 'SIX_MONTHS' }, { token });
    expect(await open('again', told)).toMatchObject({ code: 'invalid_fields', value: { fields: [{ name, patternId: 'shut' }] } });
    expect(await open('other', { email: 'minh@example.com', payeeName: 'Le Minh' })).toMatchObject({ success: true });
    for (const wait of [200 * day, day]) {
      clock.forward(wait);
      await platform.parts.db.deleteFrom('attempt').execute();
      const refused = (await platform.call(login, { username: 'linh', password })) as unknown as { value: { returnTicket: string } };
      await platform.call(wishToReturn, { returnTicket: refused.value.returnTicket });
    }
    expect(await open('again', told)).toMatchObject({ success: true });
  });
});
