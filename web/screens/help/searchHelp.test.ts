import fc from 'fast-check';
import { expect, test } from 'vitest';
import { searchHelp } from './searchHelp.ts';

const articles = [
  { code: 'deposit', title: 'Nạp tiền', content: '<p>Bấm <b>Nạp tiền</b>, chọn số tiền &amp; xác nhận.</p>' },
  { code: 'password', title: 'Mật khẩu của bạn', content: '<p>Không ai hỏi mật khẩu. Đổi khi cần.</p>' },
  { code: 'fair', title: 'ความโปร่งใส', content: '<p>ทุกรอบตรวจสอบได้</p>' },
];
const found = (typed: string) => searchHelp(articles, typed).map(({ code }) => code);

test.each([
  ['nap tien', ['deposit']],
  ['NẠP TIỀN', ['deposit']],
  ['mat khau doi', ['password']],
  ['đổi', ['password']],
  ['โปร่ง', ['fair']],
  ['ทีก', []],
  ['tiền & xác', ['deposit']],
  ['khau tien', []],
  ['<p>', []],
  ['strong', []],
  ['   ', ['deposit', 'password', 'fair']],
])('RT-09 the help is searched without tones, by every word: %s', (typed, codes) => {
  expect(found(typed)).toEqual(codes);
});

test('RT-09 whatever is typed, what is found is of the help, in its order, and every word of a title finds its article', () => {
  fc.assert(
    fc.property(fc.string(), (typed) => {
      const codes = found(typed);
      expect(codes).toEqual(articles.map(({ code }) => code).filter((code) => codes.includes(code)));
    }),
  );
  for (const { code, title } of articles) for (const word of title.split(' ')) expect(found(word)).toContain(code);
});
