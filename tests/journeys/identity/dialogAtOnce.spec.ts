import type { Locator, Page } from '@playwright/test';
import { headerOf } from '../support/header.ts';
import { expect, test } from '../support/journey.ts';
import { loginDialogOf } from '../support/loginDialog.ts';

test('LG-01 the login takes letters as soon as it is seen, loses none as the page behind it gets out of reach, and gives the focus back', async ({
  page,
  texts,
}) => {
  await page.goto('/rng');
  const { logIn } = headerOf(page, texts);
  const { dialog, username } = loginDialogOf(page, texts);
  await logIn.focus();
  const fieldsLeft = await page.evaluateHandle(() => {
    const heard: EventTarget[] = [];
    document.addEventListener('focusout', ({ target }) => target instanceof HTMLInputElement && heard.push(target));
    return heard;
  });
  await page.keyboard.press('Enter');
  await expect(username).toBeFocused();
  await page.keyboard.type('li');
  await expect(page.locator('dialog:modal')).toHaveCount(1);
  await page.keyboard.type('nh');
  await expect(username).toHaveValue('linh');
  expect(await fieldsLeft.evaluate(({ length }) => length)).toBe(0);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(logIn).toBeFocused();
});

/** Opens what a button opens, and does something in its first frame, long before it is a modal; answers whether it was one by then. */
const inFirstFrame = async (page: Page, opener: Locator, doing: 'escape' | 'press'): Promise<boolean> => {
  // It looks before anything is pressed.
  const looking = await page.evaluateHandle((what) => {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const look = () => {
      const dialog = document.querySelector('dialog[open]');
      if (!dialog) return void requestAnimationFrame(look);
      resolve(dialog.matches(':modal'));
      if (what === 'escape') dialog.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
      else document.querySelector<HTMLElement>('header a[href="/"]')?.click();
    };
    requestAnimationFrame(look);
    return { promise };
  }, doing);
  await opener.press('Enter');
  return looking.evaluate(({ promise }) => promise);
};

test('LG-01 Escape closes the login in its first moment too, and the focus goes back', async ({ page, texts }) => {
  await page.goto('/rng');
  const { logIn } = headerOf(page, texts);
  expect(await inFirstFrame(page, logIn, 'escape')).toBe(false);
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await expect(logIn).toBeFocused();
  await expect(page).toHaveURL(/\/rng$/);
});

test('LG-01 in its first moment no press gets past the login to what lies behind it', async ({ page, texts }) => {
  await page.goto('/rng');
  expect(await inFirstFrame(page, headerOf(page, texts).logIn, 'press')).toBe(false);
  await expect(page.locator('dialog:modal')).toHaveCount(1);
  expect(new URL(page.url()).pathname).toBe('/rng');
});

test('RT-15 a panel looks the same before and after the page behind it gets out of reach', async ({ page, account, texts }) => {
  await account.open();
  await page.goto('/rng');
  await page.evaluate(() => {
    const looks = { first: [] as string[], modal: [] as string[] };
    Object.assign(window, { looks });
    const look = () => {
      const dialog = document.querySelector('dialog[open]');
      if (dialog?.querySelector('h2')) {
        const { y, height } = dialog.getBoundingClientRect();
        const { borderTopWidth, paddingTop, backgroundColor } = getComputedStyle(dialog);
        const scrim = getComputedStyle(dialog, '::backdrop').backgroundColor;
        looks[dialog.matches(':modal') ? 'modal' : 'first'].push([y, height, borderTopWidth, paddingTop, backgroundColor, scrim].join(' '));
      }
      requestAnimationFrame(look);
    };
    look();
  });
  await headerOf(page, texts).deposit.click();
  const seen = await page.waitForFunction(() => {
    const { looks } = window as unknown as { looks: Record<'first' | 'modal', string[]> };
    return looks.modal.length > 0 && [looks.first.at(-1), looks.modal[0]];
  });
  const [first, modal] = (await seen.jsonValue()) as [string, string];
  expect(first).toMatch(/^\d/);
  expect(modal).toBe(first);
});

test('RT-15 of two that open one right after the other the upper one has the focus and stays above', async ({ page, texts }) => {
  await page.goto('/rng');
  const { dialog, username } = loginDialogOf(page, texts);
  await page.getByRole('heading', { level: 1 }).click();
  // As by the browser's way forward: a guest's panel, and the login over it.
  await page.evaluate(() => {
    history.pushState(null, '', '/rng?panel=depositv2');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(username).toBeFocused();
  await expect.poll(() => page.locator('dialog:modal').count()).toBe(await page.locator('dialog[open]').count());
  await expect(username).toBeFocused();
  await page.keyboard.type('linh');
  await expect(username).toHaveValue('linh');
  await expect(dialog).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('RT-01 the side menu is seen before the page behind it is out of reach; a press beside it, Escape and a link leave it', async ({
    page,
    texts,
  }) => {
    await page.goto('/rng');
    const opener = page.getByRole('button', { name: texts('shell:menu.open') });
    const drawer = page.getByRole('dialog', { name: texts('shell:menu.label') });
    await expect(opener).toBeVisible();
    expect(await inFirstFrame(page, opener, 'escape')).toBe(false);
    await expect(drawer).toHaveCount(0);
    await expect(opener).toBeFocused();

    await opener.click();
    await expect(drawer.getByRole('button', { name: texts('shell:menu.close') })).toBeFocused();
    await expect(page.locator('dialog:modal')).toHaveCount(1);
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
    await page.mouse.click(370, 400);
    await expect(drawer).toHaveCount(0);
    await expect(opener).toBeFocused();

    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await opener.click();
    await drawer.getByRole('link', { name: texts('shell:category.PVP'), exact: true }).click();
    await expect(page).toHaveURL('/pvp');
    await expect(drawer).toHaveCount(0);
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  });
});
