import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { codeBehind, isHot, shownCode, shownForBti, splitEsports } from './vendorRules.ts';

const codes = ['AV', 'AI', 'IMES', 'TF', 'IA', 'BTI', 'SABA', 'XGS'] as const;
const types = ['SPORTS', 'ESPORTS', 'RNG', 'LIVE'] as const;
const cardOf = (gameType: string, vassalage: string, isHotFlag = 0) => ({ gameType, vassalage, isHot: isHotFlag });
const names = (lanes: ReturnType<typeof splitEsports<(typeof types)[number], ReturnType<typeof cardOf>>>) =>
  lanes.map((lane) => `${lane.gameType}: ${lane.cards.map((card) => card.vassalage).join(' ')}`);

describe('e-sports books', () => {
  test('GM-03 leave the sports lane for a lane of their own, right behind it', () => {
    const lanes = [
      { gameType: 'RNG' as const, cards: [cardOf('RNG', 'XGS')] },
      { gameType: 'SPORTS' as const, cards: ['SABA', 'AV', 'AI', 'BTI', 'IMES', 'TF', 'IA'].map((code) => cardOf('SPORTS', code)) },
      { gameType: 'LIVE' as const, cards: [cardOf('LIVE', 'AV')] },
    ];
    expect(names(splitEsports(lanes))).toEqual(['RNG: XGS', 'SPORTS: SABA BTI', 'ESPORTS: AV AI IMES TF IA', 'LIVE: AV']);
  });

  test('GM-03 join a lane that the operator has made itself, none twice', () => {
    const lanes = [
      { gameType: 'ESPORTS' as const, cards: [cardOf('ESPORTS', 'TF')] },
      { gameType: 'SPORTS' as const, cards: [cardOf('SPORTS', 'TF'), cardOf('SPORTS', 'IA')] },
    ];
    expect(names(splitEsports(lanes))).toEqual(['ESPORTS: TF IA']);
  });

  const lane = fc.record({
    gameType: fc.constantFrom(...types),
    cards: fc.array(
      fc.constantFrom(...codes).map((code) => cardOf('any', code)),
      { maxLength: 6 },
    ),
  });
  const lanesOf = fc.uniqueArray(lane, { selector: ({ gameType }) => gameType, maxLength: 4 });

  test('GM-02 a category shows only with vendors, and no vendor gets lost', () => {
    fc.assert(
      fc.property(lanesOf, (lanes) => {
        const split = splitEsports(lanes);
        expect(split.every(({ cards }) => cards.length > 0)).toBe(true);
        expect(new Set(split.map(({ gameType }) => gameType)).size).toBe(split.length);
        const all = (given: readonly { readonly cards: readonly { readonly vassalage: string }[] }[]) =>
          new Set(given.flatMap(({ cards }) => cards.map(({ vassalage }) => vassalage)));
        expect(all(split)).toEqual(all(lanes));
        expect(
          split
            .find(({ gameType }) => gameType === 'SPORTS')
            ?.cards.some(({ vassalage }) => ['AV', 'AI', 'IMES', 'TF', 'IA'].includes(vassalage)) ?? false,
        ).toBe(false);
      }),
    );
  });
});

describe('the code that visitors see', () => {
  test.each([
    ['TCG_SEA', ['TY', 'EN'], ''],
    ['TCG', ['TY'], ''],
    ['BTI', ['EN', 'TY'], shownForBti],
    ['XGS', ['TY'], 'XGS'],
    ['TCG_SEA', ['EN'], 'TCG_SEA'],
    ['BTI', ['EN', 'VI'], 'BTI'],
  ] as const)('GM-09 of %s where the brand offers %j is "%s"', (code, languages, shown) => {
    expect(shownCode(code, languages)).toBe(shown);
  });

  test("GM-09 leads back to the operator's code, unless it is empty", () => {
    fc.assert(
      fc.property(fc.constantFrom(...codes, 'TCG_SEA', 'TCGX'), fc.subarray(['TY', 'EN', 'VI']), (code, languages) => {
        const shown = shownCode(code, languages);
        expect(shown === '' ? code.startsWith('TCG') : codeBehind(shown, languages) === code).toBe(true);
      }),
    );
  });
});

test('GM-02 only the flag 1 means hot', () => {
  expect([0, 1, 2, -1].filter((flag) => isHot({ isHot: flag }))).toEqual([1]);
});
