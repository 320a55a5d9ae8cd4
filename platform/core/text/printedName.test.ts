import { expect, test } from 'vitest';
import { printedName } from './printedName.ts';
import { visibleName } from './visibleName.ts';

test.each([
  ['  Nguyễn \u00a0Thị\tĐào ', 'NGUYEN THI DAO'],
  ['Nguyễn Thị Đào'.normalize('NFD'), 'NGUYEN THI DAO'],
  ['Ｎｇｕｙｅｎ Thi Dao', 'NGUYEN THI DAO'],
  ['Nguyen Thi\u200b D\u00adao\ufeff', 'NGUYEN THI DAO'],
  ['\u202eNguyen Thi Dao\u202c\u3164', 'NGUYEN THI DAO'],
  // Cyrillic and Greek letters among Latin ones.
  ['N\u0433uyen', 'NГUYEN'],
  ['Nguy\u0435n \u0422hi D\u0430\u03bf', 'NGUYEN THI DAO'],
  ['สมชาย', 'สมชาย'],
  ['王 小明', '王 小明'],
])('PP-16 %j is printed as %j', (typed, printed) => {
  expect(printedName(typed)).toBe(printed);
});

test.each([
  [' Trần  Văn\tMinh ', 'Trần Văn Minh'],
  ['Trần \u202eMinh\u202c', 'Trần Minh'],
  ['Li\u200bnh\u0000 \u200b Thi', 'Linh Thi'],
  ['\u200b \u3164', ''],
])('%j is seen as %j', (typed, seen) => {
  expect(visibleName(typed)).toBe(seen);
});
