import { expect, test } from 'vitest';
import { CannotStart } from './CannotStart.ts';
import { requireGamesOf } from './requireGamesOf.ts';
import { testGames } from './testing/testGames.ts';

test.each([
  ['XGS', 'there is no game of XGS that would run at its vendor'],
  ['DLT', 'DLT keeps a wallet of its own'],
])('a vendor of the settings that cannot stake from the one wallet is no start: %s', (code, message) => {
  const start = () => requireGamesOf([{ code }], testGames().titles, ['DLT']);
  expect(start).toThrow(CannotStart);
  expect(start).toThrow(message);
});

test('one whose games run elsewhere is', () => {
  expect(requireGamesOf([{ code: 'CPH' }], testGames().titles, ['DLT'])).toBeUndefined();
});
