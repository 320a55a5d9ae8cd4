import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { missedLines, withMisses } from '../bench/misses.ts';

const page = readFileSync('tests/bench/FIGURES.md', 'utf8');

test('the page of figures says at its top what its sections miss, and every section with a limit says what it misses', () => {
  expect(withMisses(page)).toBe(page);
  const held = page.split(/\n(?=## )/).filter((section) => /held against[ ,]|\| limit \||A chance above/i.test(section));
  expect(held.filter((section) => !section.includes('\nMissed: ')).map((section) => section.split('\n', 1)[0])).toEqual([]);
  expect(held).toHaveLength(8);
});

test('a figure that is over its limit is missed, and one that is under where it may not be; one that meets it is not', () => {
  const held = [
    { what: 'press', figure: 100.4, limit: 100, shown: '100' },
    { what: 'paint', figure: 1200, limit: 1200, shown: '1200' },
    { what: 'share', figure: 49.9, limit: 50, isLeast: true, shown: '50 %' },
    { what: 'share of logins', figure: 55, limit: 55, isLeast: true, shown: '55 %' },
  ];
  expect(missedLines(held)).toEqual(['', 'Missed: press: 100; share: 50 %.']);
  expect(missedLines([])).toEqual(['', 'Missed: nothing.']);
  const written = withMisses(
    ['# Figures', '', 'A machine.', '', '## Pages (slow)', ...missedLines(held), '', '## Sizes', ...missedLines([]), ''].join('\n'),
  );
  expect(written.split('\n').slice(0, 7)).toEqual([
    '# Figures',
    '',
    'A machine.',
    '',
    'Missed of what figures are held against:',
    '',
    '- Pages: press: 100; share: 50 %',
  ]);
  expect(withMisses(written)).toBe(written);
});
