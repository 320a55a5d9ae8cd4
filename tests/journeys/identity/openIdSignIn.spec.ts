import type { Page } from '@playwright/test';
import { openIssuer, type TestIssuer } from '../../../platform/testing/openIssuer.ts';
import { runStack } from '../../stack/runStack.ts';
import { newMember } from '../support/account.ts';
import { accountNameOf } from '../support/askGateway.ts';
import { headerOf } from '../support/header.ts';
import { tabTo } from '../support/keyboard.ts';
import { expect as atOnce, test as base } from '../support/journey.ts';
import { openAccountIn } from '../support/registrationForm.ts';
import type { SiteTexts } from '../support/texts.ts';

const expect = atOnce.configure({ timeout: 20_000 });

/** A journey on a stack that signs in through real providers of this machine, at another site than its own. */
const test = base.extend<{ readonly issuers: { readonly lantern: TestIssuer; readonly harbour: TestIssuer } }>({
  issuers: async ({}, use) => {
    const [lantern, harbour] = [await openIssuer('lantern'), await openIssuer('harbour')];
    await use({ lantern, harbour });
    await Promise.all([lantern.close(), harbour.close()]);
  },
  ownStack: async ({ issuers: { lantern, harbour } }, use) => {
    const { clientSecret, ...withoutSecret } = harbour.client;
    const stack = await runStack({
      environment: { OIDC_PROVIDERS: JSON.stringify([lantern.client, withoutSecret]), OIDC_HARBOUR_SECRET: clientSecret },
    });
    await use(stack);
    await stack.stop();
  },
});

const buttonOf = (page: Page, texts: SiteTexts, name = 'lantern ID') =>
  page.getByRole('main').getByRole('button', { name: texts('login:social.with', { name }), exact: true });

test('RG-05 AUT-012 a real provider that refuses, lies or is away signs nobody in, says so, and keeps no other way shut; by an honest one an account is opened, and from then on entered', async ({
  page,
  texts,
  issuers: { lantern, harbour },
  ownStack,
}) => {
  test.slow();
  if (ownStack === null) throw new Error('This journey needs a stack of its own.');
  const { site } = ownStack;
  const main = page.getByRole('main');
  const failed = (why = 'social') => expect(main.getByRole('alert')).toHaveText(texts(`login:errors.${why}`));
  const mood = { refuses: true, lies: false, isAway: true };
  lantern.onReturn((url) => {
    if (!mood.refuses) return;
    url.searchParams.delete('code');
    url.searchParams.set('error', 'access_denied');
  });
  lantern.onToken(({ payload }) => {
    Object.assign(payload, { sub: 'linh-1', name: 'Linh Nguyễn', email: 'linh@example.com' });
    if (mood.lies) Object.assign(payload, { aud: 'somebody-else' });
  });
  harbour.onToken(({ payload }) => Object.assign(payload, { sub: 'linh-1', email: 'linh@example.com' }));
  harbour.onDiscovery((answer) => void (mood.isAway && (answer.statusCode = 503)));

  await page.goto('/login');
  await expect(main.getByRole('button', { name: texts.like('login:social.with') })).toHaveText([/lantern ID$/, /harbour ID$/]);
  await buttonOf(page, texts).click();
  await expect(page).toHaveURL('/login/social/lantern');
  await failed();
  expect(lantern.asked).toHaveLength(0);

  [mood.refuses, mood.lies] = [false, true];
  await buttonOf(page, texts).click();
  await expect.poll(() => lantern.asked.length).toBe(1);
  await failed();

  // One that is away is found out before the page is left.
  await page.goto('/login');
  await buttonOf(page, texts, 'harbour ID').click();
  await failed('socialUnavailable');
  await expect(page).toHaveURL('/login');
  await expect(buttonOf(page, texts, 'harbour ID')).not.toHaveAttribute('aria-disabled', 'true');
  expect(await accountNameOf(page, site)).toBeNull();

  mood.lies = false;
  const asked = page.waitForRequest((request) => request.url().startsWith(`${lantern.url}/authorize`));
  await buttonOf(page, texts).dblclick();
  expect(new URL((await asked).url()).searchParams.get('redirect_uri')).toBe(`${site}/login/social/lantern`);
  await expect(page).toHaveURL('/login/social/lantern');
  await expect(main).toContainText(texts('login:social.unlinked', { name: 'Linh Nguyễn' }));
  expect(lantern.asked).toHaveLength(2);

  const member = newMember();
  await main.getByText(texts('login:toRegister')).getByRole('button').click();
  await openAccountIn(page, texts, member);

  // By keyboard, on a telephone; the way back leads past the provider, and throws nobody out.
  await page.context().clearCookies();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/login');
  await tabTo(page, buttonOf(page, texts));
  await page.keyboard.press('Enter');
  await expect(headerOf(page, texts).balance).toBeVisible();
  await expect(page).toHaveURL('/');
  expect(await accountNameOf(page, site)).toBe(member.username);
  await page.goBack();
  await expect(headerOf(page, texts).balance).toBeVisible();
  await expect(page).toHaveURL('/');
  expect(lantern.asked).toHaveLength(3);

  // The same subject of another issuer is somebody else. One that was away is asked again after five seconds.
  mood.isAway = false;
  await ownStack.forward(6_000);
  await page.context().clearCookies();
  await page.goto('/login');
  await buttonOf(page, texts, 'harbour ID').click();
  await expect(main).toContainText(texts('login:social.unlinkedNameless'));
  expect(await accountNameOf(page, site)).toBeNull();
});
