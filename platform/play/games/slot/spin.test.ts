import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { payWindow, readLine, windowAt } from './spin.ts';
import { smallModel } from './testing/smallModel.ts';

const read = (row: string) => readLine(smallModel, [...row]);

describe('a line, read from the left', () => {
  test.each([
    ['AAABB', { symbolId: 'A', count: 3, pay: 10 }],
    ['AAAAA', { symbolId: 'A', count: 5, pay: 200 }],
    ['BBAAA', null],
    ['ABBBB', null],
    ['AABAA', null],
  ])('%s: runs start on the first reel and pay from three', (row, reading) => expect(read(row)).toEqual(reading));

  test.each([
    ['AWWAB', { symbolId: 'A', count: 4, pay: 70 }],
    ['WBBWA', { symbolId: 'B', count: 4, pay: 10 }],
    ['WWAAB', { symbolId: 'A', count: 4, pay: 70 }],
    ['BWBSA', { symbolId: 'B', count: 3, pay: 5 }],
  ])('%s: a wild stands for a plain symbol', (row, reading) => expect(read(row)).toEqual(reading));

  test.each([
    ['WWWWW', { symbolId: 'W', count: 5, pay: 90 }],
    ['WWWSA', { symbolId: 'W', count: 3, pay: 30 }],
    ['WWWBA', { symbolId: 'W', count: 3, pay: 30 }],
    ['WWWAB', { symbolId: 'A', count: 4, pay: 70 }],
  ])('%s: wilds alone pay as wild, and the dearer reading counts', (row, reading) => expect(read(row)).toEqual(reading));

  test.each(['SSSSS', 'WWSSS', 'SAAAA', 'ASAAA'])('%s: a scatter ends a run, and no wild stands for it', (row) =>
    expect(read(row)).toBeNull(),
  );
});

test('strips are rings', () => {
  expect(windowAt(smallModel, [2, 0, 1, 2, 2])[0]).toEqual(['B', 'W', 'A']);
});

test('scatters pay on the total stake anywhere, and start free games from the third', () => {
  const shown = (scatters: number) =>
    [0, 1, 2, 3, 4].map((reel) => (reel < scatters ? (['A', 'B', 'S'] as const) : (['B', 'A', 'B'] as const)));
  expect(
    [2, 3, 4, 5]
      .map((scatters) => payWindow(smallModel, shown(scatters)))
      .map(({ scatterPay, freeGamesWon }) => [scatterPay, freeGamesWon]),
  ).toEqual([
    [0, 0],
    [2, 4],
    [5, 4],
    [20, 4],
  ]);
});

const ids = fc.constantFrom('W', 'S', 'A', 'B');
const rows = fc.tuple(ids, ids, ids, ids, ids);

test('no line pays below zero, and what it pays is in the pay table', () => {
  const table = new Set(smallModel.symbols.flatMap((symbol) => symbol.pays));
  fc.assert(fc.property(rows, (row) => table.has(readLine(smallModel, row)?.pay ?? 10)));
});

test('where wilds are the dearest, a wild never pays less than what it takes the place of', () => {
  const dear = {
    ...smallModel,
    symbols: smallModel.symbols.map((symbol) => (symbol.role === 'wild' ? { ...symbol, pays: [30, 80, 250] as const } : symbol)),
  };
  fc.assert(
    fc.property(rows, fc.nat(4), (row, place) => {
      fc.pre(row[place] === 'A' || row[place] === 'B');
      const wilder = row.map((id, index) => (index === place ? 'W' : id));
      expect(readLine(dear, wilder)?.pay ?? 0).toBeGreaterThanOrEqual(readLine(dear, row)?.pay ?? 0);
    }),
  );
});

test('the order of the lines changes nothing but their numbers', () => {
  const turned = { ...smallModel, lines: smallModel.lines.toReversed() };
  const stops = fc.tuple(fc.nat(2), fc.nat(2), fc.nat(2), fc.nat(2), fc.nat(2));
  fc.assert(
    fc.property(stops, (at) => {
      const [plain, reversed] = [smallModel, turned].map((model) => payWindow(model, windowAt(model, at)));
      expect(reversed?.lines.map((line) => ({ ...line, line: 1 - line.line })).toReversed()).toEqual(plain?.lines);
    }),
  );
});
