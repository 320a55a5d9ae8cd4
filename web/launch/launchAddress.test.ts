import { expect, test } from 'vitest';
import { launchAddress } from './launchAddress.ts';

const game = { id: 'R2FtZTox', code: 'SSC', launchKind: 'LOTTERY', playType: 'five-stars' };

test('GM-05 a lottery opens its screen, with game and play only where both exist', () => {
  expect(launchAddress(game)).toBe('/lottery?gameCode=SSC&playType=five-stars');
  expect(launchAddress({ ...game, playType: null })).toBe('/lottery');
  expect(launchAddress({ ...game, code: '' })).toBe('/lottery');
});

test('GM-05 the Vietnamese lottery opens by its game code', () => {
  expect(launchAddress({ ...game, code: 'MIEN BAC', launchKind: 'VIETNAM_LOTTERY' })).toBe('/vnlottery?gameCode=MIEN+BAC');
});

test.each(['FRAME', 'SEA_LOTTERY'])('GM-05 %s runs in the game frame', (launchKind) => {
  expect(launchAddress({ ...game, launchKind })).toBe('/game?game=R2FtZTox');
});
