import { expect, test } from '../support/journey.ts';
import { lightScreen } from '../support/lightScreen.ts';

test.use({ viewport: { width: 390, height: 844 } });

/** Presses as Safari's: they leave the focus to what is around a button or a link, or to nobody. */
const pressAsSafari = (): void =>
  addEventListener(
    'mousedown',
    (event) => {
      const pressed = event.target instanceof Element ? event.target.closest('button, a[href]') : null;
      if (!pressed) return;
      event.preventDefault();
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      pressed.parentElement?.closest<HTMLElement>('[tabindex]')?.focus({ preventScroll: true });
    },
    { capture: true },
  );

test('where a press gives no focus, a dialog that closes still leads back to what opened it, and a panel stays at what was pressed', async ({
  page,
  texts,
  account,
}) => {
  await account.open();
  await page.addInitScript(pressAsSafari);
  await page.goto(lightScreen);
  const menu = page.getByRole('button', { name: texts('shell:menu.open') });
  await menu.click();
  await expect(page.getByRole('button', { name: texts('shell:menu.close') })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();

  await page.goto(`${lightScreen}?panel=personalHistoryCopy`);
  const week = page.getByRole('dialog').getByRole('button', { name: texts('record:range.last', { count: 7 }), exact: true });
  await week.click();
  await expect(week).toHaveAttribute('aria-pressed', 'true');
  await expect(week).toBeFocused();
});
