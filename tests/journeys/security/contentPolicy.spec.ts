import { enterFirstGame } from '../support/gameTable.ts';
import { headerOf } from '../support/header.ts';
import { expect, test } from '../support/journey.ts';
import { navigateInPage } from '../support/navigateInPage.ts';
import { lightScreen } from '../support/lightScreen.ts';
import { withPictures } from '../support/pictures.ts';

test('WEB-015 every page of the site is sent under a policy that runs nothing but its own files', async ({ page }) => {
  for (const path of ['/', '/rng', '/register', '/login', '/promotions', '/help', '/verify', '/game', '/nowhere']) {
    const answer = await page.request.get(path, { headers: { accept: 'text/html' } });
    const policy = new Map(
      (answer.headers()['content-security-policy'] ?? '').split(';').map((directive) => {
        const [name = '', ...sources] = directive.trim().split(/\s+/);
        return [name, sources] as const;
      }),
    );
    const all = [...policy.values()].flat();
    expect([
      path,
      all.filter((source) => /unsafe-|^\*$|^https?:$|^data:$/.test(source) && !policy.get('img-src')?.includes(source)),
    ]).toEqual([path, []]);
    expect([
      path,
      policy.get('object-src') ?? policy.get('default-src'),
      policy.get('base-uri'),
      policy.get('require-trusted-types-for'),
    ]).toEqual([path, ["'none'"], ["'none'"], ["'script'"]]);
    expect([path, policy.get('script-src')?.[0]]).toEqual([path, "'self'"]);
  }
});

test('WEB-015 whoever offends it is heard', async ({ page, complaints }) => {
  complaints.allow(/style-src|inline style/i);
  await page.goto(lightScreen);
  await page.getByRole('banner').waitFor();
  const directive = await page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        document.addEventListener('securitypolicyviolation', (offence) => resolve(offence.effectiveDirective), { once: true });
        document.body.setAttribute('style', 'color: red');
      }),
  );
  expect(directive).toBe('style-src-attr');
});

// The journey itself fails by any offence that its browser reports, as every other one does; everyAddress.spec.ts goes to all pages so.
test(
  'WEB-015 a visit from the first page through money and play to the record offends it nowhere',
  withPictures,
  async ({ page, texts, account }) => {
    await account.open();
    await page.goto('/');
    const header = headerOf(page, texts);
    await header.deposit.click();
    const panel = page.getByRole('dialog', { name: texts('memberCentre:title') });
    await panel
      .getByRole('group', { name: texts('deposit:presets') })
      .getByRole('button')
      .first()
      .click();
    await panel.getByRole('button', { name: texts.like('deposit:submitAmount') }).click();
    await expect(panel.getByRole('heading', { name: texts.like('deposit:states.PAID') })).toBeFocused();
    await page.keyboard.press('Escape');
    await navigateInPage(page, '/rng');
    const { table } = await enterFirstGame(page);
    await table.spin();
    await header.choose('bets');
    await panel.getByRole('table').getByRole('rowheader').getByRole('button').first().click();
    await panel.getByRole('link', { name: texts('betRecord:detail.verify') }).click();
    await expect(page).toHaveURL(/\/verify\?round=/);
    await expect(page.frameLocator('iframe').getByRole('heading').first()).toBeVisible();
  },
);
