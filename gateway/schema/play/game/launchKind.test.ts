import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { launchKind } from './launchKind.ts';

const slot = { gameType: 'RNG', vassalage: 'XGS' };

describe('what a tile opens', () => {
  test.each([
    [{ gameType: 'LOTT', vassalage: 'X', accountTypeName: 'TCG_SEA' }, 'SEA_LOTTERY'],
    [{ gameType: 'ELOTT', vassalage: 'X', accountTypeName: 'TCG_SEA' }, 'SEA_LOTTERY'],
    [{ gameType: 'LOTT', vassalage: 'X', accountTypeName: 'TCG_LOTTO_VN' }, 'VIETNAM_LOTTERY'],
    [{ gameType: 'ELOTT', vassalage: 'TCG_LOTTO_VN' }, 'VIETNAM_LOTTERY'],
    [{ gameType: 'LOTT', vassalage: 'TCG_LOTTO_VN', accountTypeName: 'LOTT' }, 'VIETNAM_LOTTERY'],
    [{ gameType: 'LOTT', vassalage: 'X', accountTypeName: 'LOTT' }, 'LOTTERY'],
    [{ gameType: 'LOTT', vassalage: 'X', accountTypeName: 'ELOTT' }, 'LOTTERY'],
    [{ gameType: 'LOTT', vassalage: 'X', accountTypeName: 'SOMEBODY' }, 'FRAME'],
    [{ gameType: 'ELOTT', vassalage: 'X', accountTypeName: 'SOMEBODY', isGame: 'VASSALAGE' }, 'VENDOR_GAMES'],
    [{ ...slot, isGame: 'VASSALAGE' }, 'VENDOR_GAMES'],
    [{ ...slot, accountTypeName: 'TCG_SEA' }, 'FRAME'],
    [slot, 'FRAME'],
  ] as const)('GM-05 %o opens %s', (game, kind) => {
    expect(launchKind(game)).toBe(kind);
  });

  const word = fc.constantFrom('LOTT', 'ELOTT', 'TCG_SEA', 'TCG_LOTTO_VN', 'VASSALAGE', 'XGS', '');
  const game = fc.record({
    gameType: fc.constantFrom('RNG', 'LIVE', 'FISH', 'SPORTS', 'LOTT', 'ELOTT'),
    vassalage: word,
    accountTypeName: fc.option(word, { nil: undefined }),
    isGame: fc.option(word, { nil: undefined }),
  });

  test("GM-05 only lotteries open lottery screens, and only a vendor's tile opens its list", () => {
    fc.assert(
      fc.property(game, (given) => {
        const kind = launchKind(given);
        const isLottery = given.gameType === 'LOTT' || given.gameType === 'ELOTT';
        if (kind.endsWith('LOTTERY')) expect(isLottery).toBe(true);
        if (kind === 'VENDOR_GAMES') expect(given.isGame).toBe('VASSALAGE');
        if (!isLottery) expect(kind).toBe(given.isGame === 'VASSALAGE' ? 'VENDOR_GAMES' : 'FRAME');
      }),
    );
  });
});
