import { afterAll, beforeAll, expect, test } from 'vitest';
import { openRealSite, type RealSite } from '../attacks/realSite.ts';

let site: RealSite;
beforeAll(async () => {
  site = await openRealSite();
});
afterAll(() => site.close());

test.each([
  ['TY', 'Tên đăng nhập hoặc mật khẩu không đúng.', 'Đò Khuya Thắp Đèn'],
  ['EN', 'The user name or the password is not right.', 'Ferry of Small Lanterns'],
  ['VI', 'Tên đăng nhập hoặc mật khẩu không đúng.', 'Đò Khuya Thắp Đèn'],
  ['CN', '用户名或密码不正确。', '夜渡灯火'],
  ['TH', 'ชื่อผู้ใช้หรือรหัสผ่านไม่ถูกต้อง', 'เรือข้ามฟากโคมน้อย'],
  ['ID', 'Nama pengguna atau kata sandi salah.', 'Perahu Lentera Kecil'],
])('I18N-1 who asks GraphQL in %s is refused, and told of games, in that language', async (language, refusal, game) => {
  const browser = site.browser();
  const ask = async (query: string) =>
    (
      (await (await browser.fetch(`/graphql?lang=${language}`, { method: 'POST', body: JSON.stringify({ query }) })).json()) as {
        data: unknown;
      }
    ).data;
  expect(
    await ask(`mutation { logIn(input: { username: "heron${language}", password: "wrong horse 9" }) { ... on Refusal { message } } }`),
  ).toEqual({ logIn: { message: refusal } });
  expect(JSON.stringify(await ask('{ games(category: RNG, pageSize: 60) { games { name } } }'))).toContain(game);
});
