import { newMember } from '../support/account.ts';
import { type BrandStack, runBrandStack } from '../support/brandStack.ts';
import { expect, test as base } from '../support/journey.ts';
import { mutationsOf } from '../support/mutations.ts';
import { withPictures } from '../support/pictures.ts';
import { readCaptcha } from '../support/readCaptcha.ts';
import { opened, registrationFormOf } from '../support/registrationForm.ts';

/** Journeys at a brand that asks for a captcha before it opens an account. */
const test = base.extend<{ readonly brand: BrandStack }>({
  brand: async ({}, use) => {
    const brand = await runBrandStack({ registrationRules: { captcha: { enabled: true } } });
    await use(brand);
    await brand.stop();
  },
  ownStack: async ({ brand }, use) => use(brand.stack),
});

test(
  'RG-13 the captcha changes by a press and by a change of tab, once a second at most; a wrong and an expired one cost nothing but the picture',
  withPictures,
  async ({ page, texts, brand }) => {
    const member = newMember();
    const sent = mutationsOf(page);
    const asked = () => sent.filter(({ name }) => name === 'useCaptchaMutation').length;
    await page.goto('/register');
    const { field, fillIn, form, submit, tab } = registrationFormOf(page, texts);
    const captcha = form.getByRole('textbox', { name: texts('verification:captcha.label') });
    const picture = form.getByRole('button', { name: texts('verification:captcha.refresh') });
    const image = picture.getByRole('presentation');
    /** The picture that follows another one. */
    const after = async (last: string | null) => {
      await expect(image).not.toHaveAttribute('src', last ?? '');
      return image.getAttribute('src');
    };
    const first = await after(null);
    await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0);
    await fillIn(member);

    // Two presses in a row bring one picture, and so do two changes of the tab.
    await page.waitForTimeout(1_000);
    await picture.dblclick();
    const second = await after(first);
    expect(asked()).toBe(2);
    await captcha.fill('A');
    await page.waitForTimeout(1_000);
    // Right after each other, which presses that wait for what they press would not be on a busy machine.
    await Promise.all([tab('mobile').dispatchEvent('click'), tab('username').dispatchEvent('click')]);
    const third = await after(second);
    expect(asked()).toBe(3);
    await expect(captcha).toHaveValue('');

    const isAllThere = async () => {
      await expect(field('username')).toHaveValue(member.username);
      await expect(field('password')).toHaveValue(member.password);
      for (const box of await form.getByRole('checkbox').all()) await expect(box).toBeChecked();
    };
    await isAllThere();
    await captcha.fill('8888');
    await submit.click();
    await expect(captcha).toHaveAccessibleDescription(texts('verification:captcha.failed'));
    await expect(captcha).toHaveValue('');
    const lettersOf = (shown: string | null) => readCaptcha(Buffer.from(shown?.split(',')[1] ?? '', 'base64'));
    let last = await after(third);
    await brand.platform.parts.db.updateTable('captcha').set({ expires_at: 0n }).execute();
    await captcha.fill(lettersOf(last));
    await expect(captcha).not.toHaveAttribute('aria-invalid');
    await submit.click();
    await expect(captcha).toHaveAccessibleDescription(texts('verification:captcha.failed'));
    await isAllThere();

    const success = page.getByRole('dialog', { name: texts('auth:registered.title') });
    // Whoever misreads one has another try.
    await expect(async () => {
      last = await after(last);
      await captcha.fill(lettersOf(last));
      await submit.dblclick();
      await expect(success.or(form.locator('[aria-invalid=true]')).first()).toBeVisible(opened);
      await expect(success).toContainText(member.username, { timeout: 1_000 });
    }).toPass();
  },
);
