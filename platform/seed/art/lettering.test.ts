import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { escaped, lettered, lineWidth } from './lettering.ts';

const word = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 24 }).filter((text) => text.trim() === text && !/\s/.test(text));
const sentence = fc.array(word, { minLength: 1, maxLength: 9 }).map((words) => words.join(' '));

describe('lettered', () => {
  it('sets any text in at most three lines that fit the room', () => {
    fc.assert(
      fc.property(sentence, (text) => {
        const { lines, size } = lettered(text, 250, 19, 33);
        expect(lines.length).toBeLessThanOrEqual(3);
        expect(size).toBeGreaterThanOrEqual(19);
        for (const line of lines) expect(lineWidth(line) * size).toBeLessThanOrEqual(250.001);
      }),
    );
  });

  it('keeps every word of the longest Vietnamese names', () => {
    for (const name of ['Chuông Chiều Đại Nội Vọng Tiếng', 'Phượng Hoàng Nghiêng Cánh Trường Sơn', 'Nghiêng Nghiêng Nón Lá Huế Thương']) {
      expect(lettered(name, 250, 19, 33).lines.join(' ')).toBe(name.normalize('NFC'));
    }
  });

  it('balances the lines', () => {
    expect(lettered('Cá Chép Vượt Vũ Môn', 250, 19, 33).lines).toEqual(['Cá Chép', 'Vượt Vũ Môn']);
  });

  it('cuts what is too long with an ellipsis', () => {
    expect(lettered('x'.repeat(60), 250, 19, 33).lines).toEqual([expect.stringMatching(/^x+…$/)]);
    expect(lettered('trường '.repeat(12), 250, 19, 33).lines.at(-1)).toMatch(/…$/);
  });
});

it('marks over and under letters take no width', () => {
  expect(lineWidth('Ngược Dòng')).toBe(lineWidth('Nguoc Dong'));
  expect(lineWidth('Nghệ'.normalize('NFD'))).toBe(lineWidth('Nghệ'.normalize('NFC')));
});

it('escapes what XML would read', () => expect(escaped(`<a & "b" 'c'>`)).toBe('&#60;a &#38; &#34;b&#34; &#39;c&#39;&#62;'));
