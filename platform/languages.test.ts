import { register } from '#contract/identity/member.ts';
import { login } from '#contract/identity/session.ts';
import { registerSmsCode } from '#contract/identity/verification.ts';
import { gameList } from '#contract/play/game.ts';
import { depositMethods } from '#contract/money/deposit.ts';
import { betRecords } from '#contract/play/bet.ts';
import { countryCodes } from '#contract/system/site.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeBets } from './play/bet/testing/writeBets.ts';
import { outboxOf } from './testing/messages.ts';
import { openPlatform, type TestPlatform } from './testing/openPlatform.ts';
import { registered, registrationOf } from './testing/registration.ts';

let platform: TestPlatform;
let token: string;
beforeAll(async () => {
  platform = await openPlatform();
  token = await registered(platform, 'linh');
  await writeBets(platform, 'linh', 1);
});
afterAll(() => platform.close());

const said = {
  TY: {
    game: 'Mái Chèo Bạc',
    country: 'Đài Loan',
    method: 'Tiền chơi',
    refusal: 'Tên đăng nhập hoặc mật khẩu không đúng.',
    welcome: 'Chào mừng đến với Sampan',
    code: 'mã xác minh Sampan',
  },
  EN: {
    game: 'The Silver Oar',
    country: 'Taiwan',
    method: 'Play money',
    refusal: 'The user name or the password is not right.',
    welcome: 'Welcome to Sampan',
    code: 'your Sampan code',
  },
  VI: {
    game: 'Mái Chèo Bạc',
    country: 'Đài Loan',
    method: 'Tiền chơi',
    refusal: 'Tên đăng nhập hoặc mật khẩu không đúng.',
    welcome: 'Chào mừng đến với Sampan',
    code: 'mã xác minh Sampan',
  },
  CN: {
    game: '银桨',
    country: '台湾',
    method: '游戏币',
    refusal: '用户名或密码不正确。',
    welcome: '欢迎来到 Sampan',
    code: '您的 Sampan 验证码',
  },
  TH: {
    game: 'พายเงิน',
    country: 'ไต้หวัน',
    method: 'เงินสมมติ',
    refusal: 'ชื่อผู้ใช้หรือรหัสผ่านไม่ถูกต้อง',
    welcome: 'ยินดีต้อนรับสู่ Sampan',
    code: 'รหัสยืนยัน Sampan',
  },
  ID: {
    game: 'Dayung Perak',
    country: 'Taiwan',
    method: 'Uang mainan',
    refusal: 'Nama pengguna atau kata sandi salah.',
    welcome: 'Selamat datang di Sampan',
    code: 'kode Sampan Anda',
  },
} as const;
const languages = Object.keys(said) as (keyof typeof said)[];

test.each(languages)('I18N-1 answers, refusals, mails and SMS are in %s for who asks in it', async (language) => {
  const expected = said[language];
  const at = { language };
  const { countries } = (await platform.call(countryCodes, {}, at)).value;
  expect(countries.find(({ countryCode }) => countryCode === 'TW')?.countryName).toBe(expected.country);
  expect((await platform.call(depositMethods, {}, { ...at, token })).value.methods[0]?.methodName).toBe(expected.method);
  expect(
    (
      await platform.call(
        login,
        { username: `nobody${language}`, password: 'wrong horse 9' },
        { ...at, address: `198.51.100.${languages.indexOf(language)}` },
      )
    ).message,
  ).toBe(expected.refusal);
  expect((await platform.call(betRecords, {}, { ...at, token })).value.records[0]?.gameName).toBe(expected.game);
  const found = async (gameName: string) =>
    (await platform.call(gameList, { gameType: 'RNG', gameName }, at)).value.games.map((game) => game.gameName);
  expect(await found('')).toContain(expected.game);
  // By what it is called in the language, by the brand and in English; a language that is none of them finds nothing.
  for (const name of [expected.game.toUpperCase(), 'mai cheo bac', 'silver oar']) expect(await found(name)).toEqual([expected.game]);
  expect(await found(language === 'TH' ? '银桨' : 'พายเงิน')).toEqual([]);
  const email = `${language.toLowerCase()}@river.example`;
  await platform.call(register, { ...registrationOf(`heron${language.toLowerCase()}`), email }, at);
  await platform.call(registerSmsCode, { mobileNo: `91234567${languages.indexOf(language)}`, countryDialingCode: '84' }, at);
  await platform.settled();
  const sent = await outboxOf(platform);
  expect(sent.find(({ recipient }) => recipient === email)?.subject).toBe(expected.welcome);
  expect(sent.find(({ recipient }) => recipient === `+8491234567${languages.indexOf(language)}`)?.body).toContain(expected.code);
});
