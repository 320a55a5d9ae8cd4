import { expect, test } from 'vitest';
import { gameFamilies } from './gameFamilies.ts';

const names = gameFamilies([]).map(({ name }) => name);

test('PP-37 no game takes bets on sports yet; the first one proves odds, line, score and time in its bet, consent to a new price, and a reason for what is void', () => {
  expect(names.filter((name) => /sport/i.test(name))).toEqual([]);
});

test('PP-30 no game but slots is there yet; one of a casino proves five seconds from round to round', () => {
  expect(names).toEqual(['slot']);
});
