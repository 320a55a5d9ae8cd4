import type { BrowserContext, Page } from '@playwright/test';
import { newMember } from '../support/account.ts';
import { accountNameOf, askGateway } from '../support/askGateway.ts';
import { fieldOf } from '../support/field.ts';
import { headerOf } from '../support/header.ts';
import { lightScreen } from '../support/lightScreen.ts';
import { loginDialogOf } from '../support/loginDialog.ts';
import { mutationsOf } from '../support/mutations.ts';
import { openAccountIn } from '../support/registrationForm.ts';
import { readableOf } from '../support/secrets.ts';
import { type SiteTexts, textsOf } from '../support/texts.ts';
import { expect as atOnce, test } from '../support/visitors.ts';

// A proof of work stands before a new account, and the machine may be busy.
const expect = atOnce.configure({ timeout: 20_000 });

const buttonsIn = (place: Pick<Page, 'getByRole'>, texts: SiteTexts) =>
  place.getByRole('button', { name: texts.like('login:social.with') });
const buttonOf = (page: Page, texts: SiteTexts, name = 'Lantern ID') =>
  page.getByRole('main').getByRole('button', { name: texts('login:social.with', { name }), exact: true });
const names = [/Lantern ID$/, /Harbour ID$/];

/** Says at the embedded provider who somebody is. */
async function sayAt(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('heading', { name: /^(Lantern|Harbour) ID$/ })).toBeVisible();
  await page.getByLabel('Name').fill(name);
  await page.getByRole('button', { name: 'Continue' }).click();
}
const begin =
  'mutation Begin($provider: String!) { beginSocialSignIn(input: { provider: $provider }) { ... on BeginSocialSignInPayload { url } } }';
/** Asks and says it beside a browser's pages, by their cookies: what the browser would be sent to with the answer. */
async function answerFor(context: BrowserContext, site: string, provider: string, name: string): Promise<URL> {
  const { beginSocialSignIn } = await askGateway<{ beginSocialSignIn: { url: string } }>(context, site, begin, { provider });
  const { href, searchParams } = new URL(beginSocialSignIn.url);
  const answer = await context.request.post(href, { form: { ...Object.fromEntries(searchParams), name }, maxRedirects: 0 });
  return new URL(answer.headers()['location'] ?? '');
}
const finish = 'mutation Finish($url: String!) { finishSocialSignIn(input: { callbackUrl: $url }) { __typename } }';
/** What comes of such an answer, as its page would ask. */
async function outcomeOf(context: BrowserContext, site: string, url: string): Promise<string> {
  const { finishSocialSignIn } = await askGateway<{ finishSocialSignIn: { __typename: string } }>(context, site, finish, { url });
  return finishSocialSignIn.__typename;
}
const someName = () => `Linh ${newMember().username}`;

test('RG-05 both buttons stand in the dialogs of login and registration, in English and in Vietnamese', async ({ page, texts }) => {
  await page.goto(lightScreen);
  for (const language of ['EN', 'TY'] as const) {
    const words = language === 'EN' ? texts : textsOf(language);
    if (words !== texts)
      await page
        .getByRole('combobox', { name: texts('shell:menu.language') })
        .first()
        .selectOption(language);
    const header = headerOf(page, words);
    await header.logIn.click();
    await expect(buttonsIn(loginDialogOf(page, words).dialog, words)).toHaveText(names);
    await page.keyboard.press('Escape');
    await header.register.click();
    await expect(buttonsIn(page.getByRole('dialog'), words)).toHaveText(names);
    await page.keyboard.press('Escape');
  }
});

test('RG-05 the first time an account is opened, LG-04 the second time the same person is in at once', async ({ page, texts, stack }) => {
  test.slow();
  const [member, name] = [newMember(), someName()];
  await page.goto('/register');
  await expect(buttonsIn(page.getByRole('main'), texts)).toHaveText(names);
  const sent = mutationsOf(page);
  await buttonOf(page, texts).dblclick();
  await sayAt(page, name);
  await expect(page).toHaveURL('/login/social/lantern');
  await expect(page.getByRole('main')).toContainText(texts('login:social.unlinked', { name }));
  expect(sent.map((each) => each.name)).toEqual(['useBeginSocialSignInMutation', 'useFinishSocialSignInMutation']);
  expect(await accountNameOf(page, stack.site)).toBeNull();

  await page.getByRole('main').getByText(texts('login:toRegister')).getByRole('button').click();
  await openAccountIn(page, texts, member);

  await page.context().clearCookies();
  // The panel that the login was opened for is there behind the way over the provider, which is not told of it.
  await page.goto('/login?panel=limits');
  await expect(buttonsIn(page.getByRole('main'), texts)).toHaveText(names);
  await buttonOf(page, texts).click();
  await expect(page).toHaveURL(/\/authorize\?/);
  expect(page.url()).not.toContain('limits');
  await sayAt(page, name.toUpperCase());
  await expect(page).toHaveURL('/?panel=limits');
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await accountNameOf(page, stack.site)).toBe(member.username);

  // Back leads past what is used up, and nobody is thrown out.
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(headerOf(page, texts).balance).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(await accountNameOf(page, stack.site)).toBe(member.username);
});

test('RG-05 AUT-012 an account there was is linked by logging in to it, and by nothing less; who turns back at another provider before finds the buttons working', async ({
  page,
  texts,
  account,
  stack,
}) => {
  test.slow();
  const [member, name] = [await account.open(), someName()];
  await page.context().clearCookies();
  await page.goto('/login');
  await buttonOf(page, texts).click();
  await expect(page.getByRole('heading', { name: 'Lantern ID' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/login');
  await buttonOf(page, texts, 'Harbour ID').click();
  await sayAt(page, name);
  await expect(page.getByRole('main')).toContainText(texts('login:social.unlinked', { name }));
  // What ties the two together is in memory alone.
  expect(await readableOf(page)).not.toMatch(/[?&](code|state|iss)=/);
  const main = page.getByRole('main');
  await fieldOf(main, texts('login:username')).fill(member.username);
  await fieldOf(main, texts('login:password')).fill('not-this-lantern');
  await main.getByRole('button', { name: texts('login:submit'), exact: true }).click();
  await expect(main.getByText(texts('login:errors.failed'))).toBeVisible();
  await fieldOf(main, texts('login:password')).fill(member.password);
  await main.getByRole('button', { name: texts('login:submit'), exact: true }).click();
  await expect(headerOf(page, texts).balance).toBeVisible();
  await expect(page).toHaveURL('/');

  await page.context().clearCookies();
  await page.goto('/login');
  await buttonOf(page, texts, 'Harbour ID').click();
  await sayAt(page, name);
  await expect(headerOf(page, texts).balance).toBeVisible();
  expect(await accountNameOf(page, stack.site)).toBe(member.username);

  // What was tied can be untied, by the password.
  await page.goto(`${lightScreen}?panel=securityCenter`);
  const centre = page.getByRole('dialog');
  await centre.getByRole('button', { name: texts('security:social.unlink') }).click();
  await fieldOf(centre, texts('security:password.current')).fill(member.password);
  await centre.getByRole('button', { name: texts('security:social.submit', { provider: 'Harbour ID' }) }).click();
  await expect(page.getByText(texts('security:social.done', { provider: 'Harbour ID' }))).toBeVisible();
  await expect(centre.getByText(texts('security:social.title', { provider: 'Harbour ID' }))).toBeHidden();
  await page.context().clearCookies();
  // The same name at the other one is somebody else.
  for (const provider of ['harbour', 'lantern']) {
    const { href } = await answerFor(page.context(), stack.site, provider, name);
    expect([provider, await outcomeOf(page.context(), stack.site, href)]).toEqual([provider, 'SocialUnlinkedError']);
  }
  expect(await accountNameOf(page, stack.site)).toBeNull();
});

test('RG-05 AUT-012 an answer that was refused, edited, made up, had before or asked for by another browser signs nobody in and says so; the other ways stay', async ({
  page,
  texts,
  stack,
  anotherBrowser,
}) => {
  const context = page.context();
  const answers: ((genuine: URL) => string)[] = [
    ({ pathname, searchParams }) => `${pathname}?error=access_denied&state=${searchParams.get('state')}`,
    ({ pathname, search }) => pathname + search.replace(/code=[^&]{4}/, 'code=xxxx'),
    ({ pathname, search }) => pathname + search.replace(/state=[^&]{4}/, 'state=xxxx'),
    ({ search }) => `/login/social/harbour${search}`,
    () => '/login/social/lantern?code=made-up&state=made-up',
    () => '/login/social',
  ];
  for (const edit of answers) {
    const genuine = await answerFor(context, stack.site, 'lantern', someName());
    const edited = edit(genuine);
    expect([edited, await outcomeOf(context, stack.site, stack.site + edited)]).toEqual([edited, 'SocialSignInFailedError']);
    // One answer for one question: the genuine one comes too late.
    expect([edited, await outcomeOf(context, stack.site, genuine.href)]).toEqual([edited, 'SocialSignInFailedError']);
  }
  const main = page.getByRole('main');
  const elsewhere = (await anotherBrowser()).context;
  for (const [asker, edit] of [
    [context, answers[0]],
    [context, answers[5]],
    [elsewhere, ({ pathname, search }: URL) => pathname + search],
  ] as const) {
    const genuine = await answerFor(asker, stack.site, 'lantern', someName());
    await page.goto(edit?.(genuine) ?? '');
    await expect(main.getByRole('alert')).toHaveText(texts('login:errors.social'));
    await expect(fieldOf(main, texts('login:password'))).toBeVisible();
    expect(new URL(page.url()).search).toBe('');
  }
  expect(await accountNameOf(page, stack.site)).toBeNull();
});
