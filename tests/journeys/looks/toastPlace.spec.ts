import { askGateway } from '../support/askGateway.ts';
import { expect, test } from '../support/visitors.ts';
import type { Locator } from '@playwright/test';

const spanOf = async (locator: Locator) => {
  const box = await locator.boundingBox();
  return { top: box?.y ?? NaN, bottom: (box?.y ?? NaN) + (box?.height ?? NaN) };
};

test('what is said over the page leaves the note at its lower edge in sight, and its button free', async ({ page, texts, stack }) => {
  await askGateway(page.context(), stack.site, 'mutation { freePlay { __typename } }');
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/rng');
    const away = page.getByRole('button', { name: texts('menu:promo.away') });
    await expect(away).toBeVisible();
    await page
      .getByRole('main')
      .getByRole('button', { name: new RegExp(`^${texts('shell:favourite.label', { name: '' })}`) })
      .first()
      .click();
    const said = page.getByRole('alertdialog').filter({ hasText: texts('shell:favourite.trial') });
    await expect(said).toBeVisible();
    const [toast, bar] = await Promise.all([
      said.boundingBox(),
      page.getByRole('complementary', { name: texts('menu:promo.label') }).boundingBox(),
    ]);
    expect((toast?.y ?? Infinity) + (toast?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
    await away.click({ trial: true });
    // What the keys have led to is seen as well, though it lies where the message lay.
    const control = page.getByRole('main').getByRole('button').last();
    await control.evaluate((element, y) => {
      element.ownerDocument.defaultView?.scrollBy(0, element.getBoundingClientRect().top - y);
      element.focus({ preventScroll: true });
    }, toast?.y ?? 0);
    const [message, used] = [await spanOf(said), await spanOf(control)];
    expect([width, message.bottom <= used.top || used.bottom <= message.top]).toEqual([width, true]);
  }
});
