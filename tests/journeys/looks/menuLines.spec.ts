import { tilesOf } from '../support/gameTable.ts';
import { expect, test } from '../support/journey.ts';
import { textsOf } from '../support/texts.ts';

for (const language of ['EN', 'TY'] as const)
  test.describe(`in ${language}`, () => {
    test.use({ language, viewport: { width: 1280, height: 800 } });

    test('SM-01 SM-03 each entry of the side menu is one line, and leaves six games room beside each other in a lobby', async ({
      page,
    }) => {
      const texts = textsOf(language);
      await page.goto('/rng');
      const menu = page.getByRole('navigation', { name: texts('shell:menu.label') });
      await expect(menu.getByRole('button', { name: texts('menu:service.title') })).toBeVisible();
      const broken = await menu.evaluate((drawn) => {
        const words = document.createTreeWalker(drawn, NodeFilter.SHOW_TEXT);
        const found: string[] = [];
        const range = document.createRange();
        for (let word = words.nextNode(); word; word = words.nextNode()) {
          range.selectNodeContents(word);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (lines.size > 1) found.push(word.textContent ?? '');
        }
        return found;
      });
      expect(broken).toEqual([]);
      await expect(tilesOf(page)).toHaveCount(42);
      const columns = await page
        .getByRole('main')
        .getByRole('list')
        .evaluateAll((lists) => {
          const longest = lists.toSorted((one, other) => other.children.length - one.children.length)[0];
          return longest ? getComputedStyle(longest).gridTemplateColumns.split(' ').length : 0;
        });
      expect(columns).toBe(6);
    });
  });
