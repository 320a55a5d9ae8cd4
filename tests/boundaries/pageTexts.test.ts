import { expect, test } from 'vitest';
import { pageTexts, shortcutTexts } from '../../scripts/building/pageTexts.ts';
import { resourceLanguages } from '../../web/i18n/languages.ts';
import { sitePages, sitePathAt } from '../../web/shell/pageHead/sitePages.ts';

test.each(resourceLanguages)('every page is called something and said to be something else in %s, and no two are the same', (language) => {
  const texts = Object.entries(pageTexts(language));
  expect(texts.length).toBe(Object.keys(sitePages).length + 1);
  for (const [name, { title, description }] of texts) {
    expect([name, title.replaceAll('{{brand}}', '')]).toEqual([name, expect.not.stringContaining('{{')]);
    // What stands in a result of a search says whose page it is.
    if (sitePages[name]) expect([name, title]).toEqual([name, expect.stringContaining('{{brand}}')]);
    expect([name, title.length > 1, description.length > 5, description.length <= 160]).toEqual([name, true, true, true]);
  }
  expect(new Set(texts.map(([, { description }]) => description)).size).toBe(texts.length);
});

test('DL-01 the installed site leads to the deposit, the games and the promotions, each called as it is called there', () => {
  expect(shortcutTexts('EN')).toEqual([
    { name: 'Deposit', url: '/?panel=depositv2' },
    { name: 'Slots', url: '/rng' },
    { name: 'Promotions', url: '/promotions' },
  ]);
  expect(shortcutTexts('VI').map(({ name }) => name)).toEqual(['Nạp tiền', 'Nổ hũ', 'Khuyến mãi']);
  for (const language of resourceLanguages)
    for (const { url } of shortcutTexts(language)) expect(sitePathAt(url.replace(/\?.*/, ''))).toBeDefined();
});
