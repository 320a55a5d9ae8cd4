import { openFirstGame } from '../support/gameTable.ts';
import { navigateInPage } from '../support/navigateInPage.ts';
import { lightScreen } from '../support/lightScreen.ts';
import { expect, test } from '../support/visitors.ts';

// A person's own colours take those of the page away, and with them all that is told by a background.
test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

test('in colours of one’s own a game and the member centre mark what is chosen by a line, and what is to be pressed has an edge', async ({
  page,
  account,
}) => {
  await account.open();
  const { table } = await openFirstGame(page);
  const unmarked = await table.frame
    .locator('[aria-pressed=true], label:has(:checked) > span')
    .evaluateAll((chosen) =>
      chosen
        .filter((each) => getComputedStyle(each).outlineStyle !== 'double')
        .map((each) => each.getAttribute('aria-label') ?? each.textContent),
    );
  expect(unmarked).toEqual([]);
  await expect(table.spinButton).toHaveCSS('border-top-style', 'solid');
  // What is chosen is not taken for what has the focus.
  await navigateInPage(page, `${lightScreen}?panel=profile`);
  const entries = page.getByRole('dialog').getByRole('navigation').getByRole('button');
  await expect(entries.and(page.locator('[aria-current]'))).toHaveCSS('outline-style', 'double');
  await page.keyboard.press('Tab');
  await entries.first().focus();
  await expect(entries.first()).toHaveCSS('outline-style', 'solid');
});
