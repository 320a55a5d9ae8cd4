import { expect, test } from 'vitest';
import { patternFamilies, type PatternId } from './patternFamilies.ts';

const accepts = (id: PatternId, text: string): boolean => patternFamilies[id] === '*' || new RegExp(patternFamilies[id], 'u').test(text);

const examples: Readonly<Record<PatternId, readonly [taken: readonly string[], refused: readonly string[]]>> = {
  length: [['anything at all', ''], []],
  letterFirst: [
    ['linh88', 'L'],
    ['8linh', 'linh_88', 'lính', ''],
  ],
  chineseAndDigits: [
    ['李8', '中文'],
    ['li', '李 8'],
  ],
  email: [
    ['a@b.co', 'linh+x@mail.example.com'],
    ['a@b', '@b.co', 'a b@c.d', 'a@b.'],
  ],
  lettersOrDigits: [
    ['abc', '123', 'a1'],
    ['a-1', 'á', ' '],
  ],
  lettersAndDigits: [
    ['a1', '1a'],
    ['abc', '123', 'a 1'],
  ],
  digits: [['0123'], ['12a', '١٢', '']],
  alphanumericWithUppercase: [
    ['Abc1', 'A'],
    ['abc1', 'A-1'],
  ],
  lettersAndSpaces: [['Linh Nguyen'], ['Linh1', 'Linh-N']],
  noSpaces: [['đúng-là_thế!'], ['a b', 'a\t', '']],
  chineseAndPunctuation: [
    ['李·小龙', '中文。'],
    ['li', '李1'],
  ],
  dateYearFirst: [['1990-12-31'], ['1990-13-01', '31-12-1990', '1990-00-10', '1990-1-1']],
  dateMonthFirst: [['12-31-1990'], ['31-12-1990', '1990-12-31', '12-32-1990']],
  korean: [['김민수'], ['kim', '김 1']],
  thai: [['สมชาย'], ['som', 'สม 1']],
  thaiOrEnglish: [
    ['สมชาย', 'Som', 'Somชาย'],
    ['Som 1', '김'],
  ],
  strongPassword: [['Abcdef1!'], ['abcdef1!', 'ABCDEF1!', 'Abcdefg!', 'Abcdefg1', 'Abc def1!']],
  fullName: [
    ['Linh Nguyen', 'Nguyễn Thị Linh'],
    ['Linh', ' Linh', 'Linh '],
  ],
  fullWidthJapanese: [
    ['タナカ', '田中', 'ＡＢ'],
    ['tanaka', 'ﾀ1'],
  ],
  uppercase: [['ABC'], ['ABc', 'A1']],
  digitsFromNine: [
    ['9123', '9'],
    ['8123', '9a', ''],
  ],
  mobile: [
    ['0912345678', '+84 (0)912-345.678'],
    ['lotus88', '0912 345 678 x', '０９１２', ''],
  ],
};

test.each(Object.entries(examples))('VA-02 the family %s takes what it should, and nothing else', (id, [taken, refused]) => {
  expect(taken.filter((text) => !accepts(id as PatternId, text))).toEqual([]);
  expect(refused.filter((text) => accepts(id as PatternId, text))).toEqual([]);
});

test('VA-02 no family repeats a repetition, so none can keep a page busy', () => {
  for (const source of Object.values(patternFamilies)) {
    expect(source.length).toBeLessThanOrEqual(200);
    expect(source).not.toMatch(/\([^()]*[*+][^()]*\)[*+{]/);
  }
});
