import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { gameFamilies } from './gameFamilies.ts';

const families = gameFamilies([]);
const names = families.map(({ name }) => name);

test('PP-37 no game takes bets on sports yet; the first one proves odds, line, score and time in its bet, consent to a new price, and a reason for what is void', () => {
  expect(names.filter((name) => /sport/i.test(name))).toEqual([]);
});

test('PP-30 of games that are no slots only those of vendors and cards between members are there, and none of them begins a round within five seconds', () => {
  expect(names, 'a new family is named here once /verify checks its rounds (verify/page)').toEqual(['slot', 'seamless', 'threeCards']);
  const elsewhere = families.flatMap(({ titles }) => titles).flatMap(({ atVendor }) => atVendor ?? []);
  expect(elsewhere.length).toBeGreaterThan(0);
  for (const { shortestRound } of elsewhere) expect(shortestRound).toBeGreaterThanOrEqual(5_000);
  const here = families.filter(({ name, isElsewhere }) => name !== 'slot' && !isElsewhere).flatMap(({ titles }) => titles);
  expect(
    here.filter(({ table, shortestRound = 0 }) => !table && shortestRound < 5_000).map(({ code }) => code),
    'titles whose `shortestRound` is less than five seconds, or is not said: they would go at the pace of slots',
  ).toEqual([]);
});

test.each(families.filter(({ isElsewhere }) => !isElsewhere).map(({ name }) => name))(
  '%s has a page that makes its calls by the name of its family',
  (name) => {
    const page = `platform/play/games/${name}/page`;
    const files = [`${page}/index.html`, `${page}/main.ts`].filter((file) => !existsSync(file));
    expect(files, 'a launch leads to the page that is built of these').toEqual([]);
    const [, asked] = /family: '(\w+)'/.exec(readFileSync(`${page}/main.ts`, 'utf8')) ?? [];
    expect(asked, `${page}/main.ts gives startPage the family below which it makes its calls`).toBe(name);
  },
);

test.each(families.filter(({ titles }) => titles.length > 0))(
  'every game of $name has a name in the texts of its family',
  ({ name, titles }) => {
    const file = `platform/play/games/${name}/texts/EN.json`;
    const { names } = JSON.parse(readFileSync(file, 'utf8')) as { readonly names: Readonly<Record<string, string>> };
    expect(
      titles.filter(({ code }) => !names[code]).map(({ code }) => code),
      `which names ${file} has not`,
    ).toEqual([]);
  },
);
