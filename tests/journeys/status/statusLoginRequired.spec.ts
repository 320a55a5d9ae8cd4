import { accountNameOf, answerOf } from '../support/askGateway.ts';
import { fieldOf } from '../support/field.ts';
import { headerOf } from '../support/header.ts';
import { expect, test } from '../support/journey.ts';
import { navigateInPage } from '../support/navigateInPage.ts';
import { stackForOneJourney } from '../support/ownStack.ts';

test.use({ ownStack: stackForOneJourney({ LOGIN_REQUIRED: 'on' }) });

test('RT-12 where a login is required a guest gets to the ways in and nowhere else, by address, click or request', async ({
  page,
  texts,
  account,
  ownStack,
  complaints,
}) => {
  if (ownStack === null) throw new Error('This journey needs a stack of its own.');
  complaints.allow(/status of 40[13]|RequestFault: LOGIN_REQUIRED/);
  const member = await account.open();
  await page.context().clearCookies();
  const form = page.getByRole('main');
  // Four are loaded, the others led to; wherever the page is led, it stands at the login again.
  for (const [way, address] of [
    ['load', '/'],
    ['lead', '/rng'],
    ['lead', '/fish?vendor=KARP'],
    ['load', '/game?game=lotus'],
    ['lead', '/down'],
    ['lead', '/helpmc/x'],
    ['load', '/nowhere'],
    ['load', '/?panel=depositv2'],
  ] as const) {
    await (way === 'load' ? page.goto(address) : navigateInPage(page, address));
    // The panel of an address waits for who logs in.
    await expect(page).toHaveURL(address.includes('panel=') ? '/login?panel=depositv2' : '/login');
    await expect(fieldOf(form, texts('login:username'))).toBeVisible();
  }
  // RT-09 RT-10 what a guest has to read before agreeing to it, and how the site gets onto a phone.
  for (const [address, heading] of [
    ['/help', 'help:heading'],
    ['/helpmc', 'help:centre.heading'],
    ['/download', 'download:heading'],
    ['/recover', 'password:link.title'],
    ['/register.html', 'auth:register.title'],
    ['/register', 'auth:register.title'],
  ] as const) {
    await navigateInPage(page, address);
    await expect(page.getByRole('heading', { level: 1, name: texts(heading, { brand: 'Sampan' }) })).toBeVisible();
    await expect(page.getByRole('navigation', { name: texts('shell:menu.label') })).toHaveCount(0);
    await expect(page).toHaveURL(address);
  }
  const [terms] = await Promise.all([page.waitForEvent('popup'), page.getByRole('link', { name: 'user agreement' }).click()]);
  for (const address of ['/help#agreement', '/helpmc#agreement']) {
    if (address.startsWith('/helpmc')) await terms.goto(address);
    await expect(terms.getByRole('heading', { level: 3, name: 'User agreement' })).toBeFocused();
    await expect(terms.getByText('You are at least 18 years old when you open the account.')).toBeVisible();
    await expect(terms.getByRole('navigation', { name: texts('shell:menu.label') })).toHaveCount(0);
    await expect(terms).toHaveURL(address);
  }
  await terms.close();
  for (const operation of [
    '{ popularGames { name } }',
    '{ games(category: RNG) { totalCount } }',
    '{ gameCategories { category } }',
    '{ banners(group: HOME) { title } }',
  ]) {
    const { data, errors } = await answerOf<object>(page.context(), ownStack.site, operation);
    expect(
      Object.values(data ?? {}).filter((value) => value !== null),
      operation,
    ).toEqual([]);
    expect(errors?.[0]?.extensions?.code, operation).toBe('LOGIN_REQUIRED');
  }

  await page.goto('/rng?panel=limits');
  await expect(page).toHaveURL('/login?panel=limits');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await fieldOf(form, texts('login:username')).fill(member.username);
  await fieldOf(form, texts('login:password')).fill(member.password);
  await form.getByRole('button', { name: texts('login:submit'), exact: true }).dblclick();
  await expect(page).toHaveURL('/?panel=limits');
  await expect(page.getByRole('dialog')).toBeVisible();
  await navigateInPage(page, '/rng');
  await expect(page.getByRole('heading', { level: 1, name: texts('shell:category.RNG') })).toBeVisible();
  expect(await accountNameOf(page.context(), ownStack.site)).toBe(member.username);

  await headerOf(page, texts).choose('logOut');
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: texts('auth:logOut.confirm'), exact: true })
    .click();
  await expect(page).toHaveURL(/\/login$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('heading', { level: 1, name: texts('shell:category.RNG') })).toHaveCount(0);
});
