import { newMember } from '../support/account.ts';
import { headerOf } from '../support/header.ts';
import { navigateInPage } from '../support/navigateInPage.ts';
import { lightScreen } from '../support/lightScreen.ts';
import { withMotion } from '../support/motion.ts';
import { registrationFormOf } from '../support/registrationForm.ts';
import { expect, test } from '../support/visitors.ts';

test('RT-02 RG-01 both addresses show registration as a page with header and banner; RG-02 user name first; RG-03 a reset, and the ways home and to help', async ({
  page,
  texts,
}) => {
  const { field, form, tab } = registrationFormOf(page, texts);
  for (const address of ['/register.html', '/register']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: texts('auth:register.title') })).toBeVisible();
    await expect(page).toHaveTitle(texts('auth:register.pageTitle', { brand: 'Sampan' }));
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sampan' })).toBeVisible();
    await expect(
      page
        .getByRole('region', { name: texts('shell:banner.label') })
        .getByRole('img')
        .first(),
    ).toBeVisible();
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    await expect(page.getByRole('navigation', { name: texts('shell:menu.label') })).toHaveCount(0);
  }
  await expect(page.getByRole('tablist', { name: texts('register:modes.label') }).getByRole('tab')).toHaveText([
    texts('register:modes.username'),
    texts('register:modes.mobile'),
  ]);
  await expect(tab('username')).toHaveAttribute('aria-selected', 'true');
  await expect(field('username')).toBeVisible();
  await expect(field('mobileNum')).toHaveCount(0);

  await field('username').fill('lotus88');
  await form.getByRole('checkbox').first().check();
  await form.getByRole('button', { name: texts('auth:register.reset') }).click();
  await expect(field('username')).toHaveValue('');
  await expect(form.getByRole('checkbox').first()).not.toBeChecked();

  const ways = page.getByRole('main');
  await ways.getByRole('link', { name: texts('auth:register.help') }).click();
  await expect(page).toHaveURL('/help');
  await page.goBack();
  await ways.getByRole('link', { name: texts('auth:register.backHome') }).click();
  await expect(page).toHaveURL('/');

  // HD-01 the logo leads home: from the header of a page without a menu, else from the menu beside it.
  for (const [address, isBare] of [
    ['/login', true],
    ['/recover', true],
    ['/download', true],
    ['/', false],
    ['/help', false],
  ] as const) {
    await navigateInPage(page, address);
    await expect(page).toHaveURL(address);
    const bar = page.getByRole('banner');
    await expect(headerOf(page, texts).logIn).toBeVisible();
    await expect(bar.locator('a[href="/"]').filter({ visible: true })).toHaveCount(isBare ? 1 : 0);
  }

  // The same form as a dialog: without reset, with the ways home, to help and to the login.
  const header = headerOf(page, texts);
  const dialog = page.getByRole('dialog', { name: texts('auth:register.title') });
  for (const [way, address] of [
    ['help', '/help'],
    ['backHome', '/'],
  ] as const) {
    await navigateInPage(page, '/fish');
    await expect(page.getByRole('heading', { level: 1, name: texts('shell:category.FISH') })).toBeVisible();
    await header.register.click();
    await dialog.getByRole('link', { name: texts(`auth:register.${way}`), exact: true }).click();
    await expect(page).toHaveURL(address);
    await expect(dialog).toHaveCount(0);
  }
  await header.register.click();
  await expect(tab('username')).toHaveAttribute('aria-selected', 'true');
  await expect(dialog.getByRole('button', { name: texts('auth:register.reset') })).toHaveCount(0);
  const promotions = dialog.getByRole('region', { name: texts('register:promotions') });
  // What holds its place until its code is there may go in the midst of the scrolling.
  await expect(() => promotions.scrollIntoViewIfNeeded({ timeout: 2_000 })).toPass();
  await expect(promotions.getByRole('article').first()).toBeVisible();
  await dialog.getByRole('button', { name: texts('login:tabs.logIn'), exact: true }).click();
  await expect(page.getByRole('dialog', { name: texts('login:title') })).toBeVisible();
});

test('RG-03 nothing that was typed is lost by tabs, the way to the login, closing or loading again, and RG-09 what is missing is said under its field', async ({
  page,
  texts,
}) => {
  const { username, password } = newMember();
  await page.goto(lightScreen);
  await headerOf(page, texts).register.click();
  const { confirmAll, field, form, submit, summary, tab } = registrationFormOf(page, texts);

  await expect(field('username')).toHaveAttribute('placeholder', `${texts('auth:fields.username')} *`);
  await expect(field('email')).toHaveAttribute('placeholder', `${texts('auth:fields.email')} (${texts('auth:register.optional')})`);
  await expect(field('username')).toHaveAccessibleDescription(texts('auth:pattern.letterFirst', { range: '4–16', min: 4, max: 16 }));
  const demand = form.getByRole('listitem').filter({ hasText: '8–128' });
  await field('password').fill(password.slice(0, 7));
  await expect(demand).toHaveAttribute('data-met', 'false');
  await field('password').fill(password);
  await expect(demand).toHaveAttribute('data-met', 'true');
  await field('username').fill(username);
  await field('email').fill('no address');

  // A field that is left empty is no mistake yet; one that is left wrong is.
  await field('confirmPassword').focus();
  await field('email').focus();
  await field('email').blur();
  await expect(field('email')).toHaveAccessibleDescription(texts('auth:pattern.email'));
  await expect(field('email')).toHaveAttribute('aria-invalid', 'true');
  await expect(field('confirmPassword')).not.toHaveAttribute('aria-invalid');
  await submit.click();
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('button')).toHaveText([
    texts('auth:errors.empty', { field: texts('auth:fields.confirmPassword') }),
    texts('auth:summary.line', { field: texts('auth:fields.email'), message: texts('auth:pattern.email') }),
    texts('auth:errors.ageConfirmed', { age: 18 }),
    texts('auth:errors.termsAccepted'),
  ]);
  await expect(field('confirmPassword')).toHaveAccessibleDescription(
    texts('auth:errors.empty', { field: texts('auth:fields.confirmPassword') }),
  );
  await expect(form.getByRole('checkbox').first()).toHaveAccessibleDescription(texts('auth:errors.ageConfirmed', { age: 18 }));
  await field('email').fill('linh@example.com');
  await confirmAll();

  await tab('mobile').click();
  await field('mobileNum').fill('0912345678');
  await expect(field('password')).toHaveValue(password);
  await tab('username').click();
  await expect(field('username')).toHaveValue(username);
  await expect(form.getByRole('checkbox').first()).toBeChecked();

  // Over to the login and back, closed and opened again: the password alone has to be typed anew.
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: texts('login:tabs.logIn'), exact: true }).click();
  await dialog.getByRole('tab', { name: texts('login:tabs.register') }).click();
  await expect(field('email')).toHaveValue('linh@example.com');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await headerOf(page, texts).register.click();
  await expect(field('username')).toHaveValue(username);
  await expect(field('password')).toHaveValue('');
  await tab('mobile').click();
  await page.goto('/register');
  await expect(tab('mobile')).toHaveAttribute('aria-selected', 'true');
  await expect(field('mobileNum')).toHaveValue('0912345678');
  await expect(field('email')).toHaveValue('linh@example.com');
});

test.describe('with motion', () => {
  test.use(withMotion);

  test('RG-06 below the form stands what awaits a new player, one after the other every five seconds, until it is stopped', async ({
    page,
    texts,
  }) => {
    await page.clock.install();
    await page.goto('/register');
    const promotions = page.getByRole('main').getByRole('region', { name: texts('register:promotions') });
    const dots = promotions.getByRole('button', { name: texts.like('common:carousel.go') });
    await expect(dots).toHaveCount(3);
    const [above, below] = [await registrationFormOf(page, texts).submit.boundingBox(), await promotions.boundingBox()];
    expect(below?.y).toBeGreaterThan(above?.y ?? Number.NaN);

    const current = () => dots.evaluateAll((all) => all.findIndex((dot) => dot.getAttribute('aria-current') === 'true'));
    /** Until the slide that has come stands still. */
    const settled = async () => {
      const [slide, frame] = [promotions.locator('.swiper-slide-active'), promotions.locator('.swiper')];
      await expect.poll(async () => Math.round(((await slide.boundingBox())?.x ?? 0) - ((await frame.boundingBox())?.x ?? 1))).toBe(0);
    };
    /** Lets time pass until another one stands there; the slide itself moves by the browser's own time, and the next wait begins when it is there. */
    const changed = (from: number) =>
      expect(async () => {
        await page.clock.runFor(100);
        expect(await current()).not.toBe(from);
      }).toPass({ intervals: [10] });
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
    const first = await current();
    await changed(first);
    const second = await current();
    await settled();
    await page.clock.runFor(4_800);
    expect(await current()).toBe(second);
    await changed(second);
    await changed(await current());
    expect(await current()).toBe(first);

    await settled();
    await promotions.getByRole('button', { name: texts('common:carousel.pause') }).press('Enter');
    await page.clock.runFor(12_000);
    await expect(promotions.getByRole('button', { name: texts('common:carousel.play') })).toBeVisible();
    expect(await current()).toBe(first);
  });
});
