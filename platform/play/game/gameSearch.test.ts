import type { PayloadOf } from '#contract/call.ts';
import { gameList } from '#contract/play/game.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Language } from '../../core/http/handler.ts';
import { openPlatform, type TestPlatform } from '../../testing/openPlatform.ts';

describe('games that are looked for by name', () => {
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = await openPlatform();
  });
  afterAll(() => platform.close());

  const listed = async (query: Partial<PayloadOf<typeof gameList>>, language: Language) =>
    (await platform.call(gameList, { gameType: 'RNG', ...query }, { language })).value.games.map((game) => game.gameName);
  const names = (gameName: string, language: Language = 'TY') => listed({ gameName }, language);

  test('GM-01 a search finds names in both languages, without accents or capitals', async () => {
    expect(await names('đèn')).toEqual(expect.arrayContaining(['Đò Khuya Thắp Đèn', 'Đèn Kéo Quân', 'Mặt Nạ Rước Đèn']));
    expect(await names('DEN keo')).toEqual(['Đèn Kéo Quân']);
    expect(await names('  turning   LANTERN ')).toEqual(['Đèn Kéo Quân']);
    expect(await names('đen kéo', 'EN')).toEqual(['The Turning Lantern']);
    for (const signs of ['%', '_', '\\', '"', '\u0301']) expect(await names(signs)).toEqual([]);
  });

  test('GM-01 signs between the words of a name need not be typed as they stand there, nor its words side by side', async () => {
    for (const typed of ["scholar's pond", 'Scholar’s', 'scholars pond', 'pond scholar', 'ｓｃｈｏｌａｒ'])
      expect([typed, await names(typed, 'EN')]).toEqual([typed, ["The Scholar's Pond"]]);
    expect(await names('summer night lotus', 'EN')).toEqual(['Summer-Night Lotus']);
  });

  test('GM-01 a Thai word is looked for with its vowels and tones', async () => {
    const crabs = (await listed({ pageSize: 100 }, 'TH')).filter((name) => name.includes('ปู'));
    expect(crabs.length).toBeGreaterThan(0);
    expect(await names('ปู', 'TH')).toEqual(crabs);
    expect(await names('น้ำ', 'TH')).toEqual(expect.arrayContaining(['สระน้ำบัณฑิตเฒ่า']));
  });
});
