import { expect, test } from 'vitest';
import { gameFamilies } from './gameFamilies.ts';

const families = gameFamilies([]);
const names = families.map(({ name }) => name);

test('PP-37 no game takes bets on sports yet; the first one proves odds, line, score and time in its bet, consent to a new price, and a reason for what is void', () => {
  expect(names.filter((name) => /sport/i.test(name))).toEqual([]);
});

test('PP-30 of games that are no slots only those of vendors and cards between members are there, and none of them begins a round within five seconds', () => {
  expect(
    names,
    'a new family is named here once /verify checks its rounds (verify/page) and each begins five seconds after the one before: what is played here goes at the pace of slots (playPaidRound.ts)',
  ).toEqual(['slot', 'seamless', 'threeCards']);
  const elsewhere = families.flatMap(({ titles }) => titles).flatMap(({ atVendor }) => atVendor ?? []);
  expect(elsewhere.length).toBeGreaterThan(0);
  for (const { shortestRound } of elsewhere) expect(shortestRound).toBeGreaterThanOrEqual(5_000);
});
