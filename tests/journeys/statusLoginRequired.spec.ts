import { accountNameOf, answerOf } from './support/askGateway.ts';
import { fieldOf } from './support/field.ts';
import { headerOf } from './support/header.ts';
import { expect, test } from './support/journey.ts';
import { stackForOneJourney } from './support/ownStack.ts';

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
  for (const address of ['/', '/rng', '/fish?vendor=KARP', '/game?game=lotus', '/nowhere', '/down', '/helpmc/x', '/?panel=depositv2']) {
    await page.goto(address);
    // The panel of an address waits for who logs in.
    await expect(page).toHaveURL(address.includes('panel=') ? '/login?panel=depositv2' : '/login');
    await expect(fieldOf(form, texts('login:username'))).toBeVisible();
  }
  for (const [address, heading] of [
    ['/register', 'auth:register.title'],
    ['/register.html', 'auth:register.title'],
    ['/recover', 'password:link.title'],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: texts(heading) })).toBeVisible();
    await expect(page).toHaveURL(address);
  }
  // RT-09 RT-10 what a guest has to read before agreeing to it, and how the site gets onto a phone.
  for (const [address, heading] of [
    ['/help', 'help:heading'],
    ['/help#agreement', 'help:heading'],
    ['/helpmc', 'help:centre.heading'],
    ['/helpmc#agreement', 'help:centre.heading'],
    ['/download', 'download:heading'],
  ] as const) {
    await page.goto('about:blank');
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: texts(heading, { brand: 'Sampan' }) })).toBeVisible();
    if (address.endsWith('#agreement')) {
      await expect(page.getByRole('heading', { level: 3, name: 'User agreement' })).toBeFocused();
      await expect(page.getByText('You are at least 18 years old when you open the account.')).toBeVisible();
    }
    await expect(page.getByRole('navigation', { name: texts('shell:menu.label') })).toHaveCount(0);
    await expect(page).toHaveURL(address);
  }
  await page.goto('/register');
  const [terms] = await Promise.all([page.waitForEvent('popup'), page.getByRole('link', { name: 'user agreement' }).click()]);
  await expect(terms.getByRole('heading', { level: 3, name: 'User agreement' })).toBeFocused();
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
  await page.goto('/rng');
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
