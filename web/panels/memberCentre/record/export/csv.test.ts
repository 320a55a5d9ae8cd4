import { expect, test } from 'vitest';
import { csvLines } from './csv.ts';

test.each([
  [['Carp Lantern', '-1.5', '1000'], 'Carp Lantern,-1.5,1000\r\n'],
  [['=1+1', '+84', '@now', '-2+3', '\tx'], `"'=1+1","'+84","'@now","'-2+3","'\tx"\r\n`],
  [['a, b', 'say "so"', 'two\nlines'], '"a, b","say ""so""","two\nlines"\r\n'],
  [['Thuyền đèn', '幸运', ''], 'Thuyền đèn,幸运,\r\n'],
])('INJ-006 MC-07 the cells %j are written so that no spreadsheet works them out', (cells, line) => expect(csvLines([cells])).toBe(line));

test('MC-07 no rows are no lines', () => expect(csvLines([])).toBe(''));
