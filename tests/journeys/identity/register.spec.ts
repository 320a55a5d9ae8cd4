import { newMember } from '../support/account.ts';
import { accountNameOf } from '../support/askGateway.ts';
import { headerOf } from '../support/header.ts';
import { mutationsOf } from '../support/mutations.ts';
import { openAccountIn, registrationFormOf } from '../support/registrationForm.ts';
import { expect as atOnce, test } from '../support/visitors.ts';

// A proof of work stands before the answer, and the machine may be busy.
const expect = atOnce.configure({ timeout: 20_000 });

test('RG-10 RG-12 RG-07 from an address with codes to the account: a double press registers once, and RG-08 the account is shown at home', async ({
  page,
  texts,
  stack,
}) => {
  const member = newMember();
  const sent = mutationsOf(page);
  await page.goto('/?affiliateCode=sampan&referralCode=FRIEND7');
  const header = headerOf(page, texts);
  await page
    .getByRole('navigation', { name: texts('shell:menu.label') })
    .getByRole('link', { name: texts('shell:category.RNG'), exact: true })
    .click();
  await expect(page).toHaveURL('/rng');
  await header.register.click();
  const { fillIn, form, submit } = registrationFormOf(page, texts);
  await expect(form.getByText(texts('register:affiliate.applied', { code: 'sampan' }))).toBeVisible();
  await expect(form.getByText(texts('auth:register.referral', { code: 'FRIEND7' }))).toBeVisible();
  await expect(form.getByText(texts('auth:register.bonus', { amount: '₫1,000' }))).toBeVisible();
  await fillIn(member);
  await submit.dblclick();

  const success = page.getByRole('dialog', { name: texts('auth:registered.title') });
  await expect(success).toContainText(member.username);
  await expect(page).toHaveURL('/');
  expect(sent.map(({ name }) => name)).toEqual(['useVerifyAffiliateCodeMutation', 'useChallengeMutation', 'useRegisterMutation']);
  expect(sent.at(-1)?.variables.input).toEqual({
    ...member,
    confirmPassword: member.password,
    affiliateCode: 'sampan',
    referralCode: 'FRIEND7',
    countryDialingCode: '84',
    challenge: expect.stringMatching(/^[\w+/=]{100,}$/),
    pageUrl: `${stack.site}/rng?dialog=register`,
    ageConfirmed: true,
    termsAccepted: true,
  });
  await success.getByRole('button', { name: texts('auth:registered.play') }).click();
  await expect(header.balance).toContainText('₫1,000');
  expect(await accountNameOf(page, stack.site)).toBe(member.username);

  // Back leads to the screen before, as a member, and not into the form again.
  await page.goBack();
  await expect(page).toHaveURL('/rng');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(header.balance).toBeVisible();
  await page.reload();
  await expect(header.balance).toBeVisible();
});

test('RG-10 a wrong invitation code is said in a dialog, and a lost connection beside the button; neither loses anything', async ({
  page,
  texts,
  complaints,
}) => {
  complaints.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  const member = newMember();
  await page.goto('/register?affiliateCode=nobody');
  const { field, fillIn, form, submit } = registrationFormOf(page, texts);
  await fillIn(member);
  await submit.click();
  const warning = page.getByRole('alertdialog', { name: texts('register:affiliate.title') });
  await expect(warning).toContainText(texts('register:affiliate.text'));
  await page.keyboard.press('Enter');
  await expect(warning).toHaveCount(0);
  await expect(form.getByText(texts('register:affiliate.applied', { code: 'nobody' }))).toHaveCount(0);

  // Lost on the way, while the browser believes itself connected.
  await page.route('**/graphql**', (route) => route.abort('internetdisconnected'));
  await submit.click();
  await expect(form.getByText(texts('auth:errors.fault'))).toBeVisible();
  await expect(submit).toHaveText(texts('auth:retry'));
  await expect(field('username')).toHaveValue(member.username);
  await expect(field('password')).toHaveValue(member.password);
  await page.unroute('**/graphql**');
  // The reset stands right below: nothing may move there between two presses.
  await submit.dblclick();
  await expect(page.getByRole('dialog', { name: texts('auth:registered.title') })).toContainText(member.username);
});

test('RG-10 of two browsers with one user name the second is told under its field, loses nothing, and goes on with another', async ({
  page,
  texts,
  anotherBrowser,
}) => {
  const { field, fillIn, form, submit, summary } = registrationFormOf(page, texts);
  await page.goto('/register');
  await expect(field('username')).toBeVisible();
  const member = await (await anotherBrowser()).account.open();
  await fillIn(member);
  await submit.click();
  await expect(field('username')).toHaveAccessibleDescription(texts('auth:errors.taken'));
  await expect(summary).toBeFocused();
  await expect(field('username')).toHaveValue(member.username);
  await expect(field('password')).toHaveValue(member.password);
  for (const box of await form.getByRole('checkbox').all()) await expect(box).toBeChecked();
  await field('username').fill(newMember().username);
  await submit.click();
  await expect(page.getByRole('dialog', { name: texts('auth:registered.title') })).toBeVisible();
});

test('RG-10 of two tabs the second says who is logged in now and registers nobody by accident; logged out again, it has lost nothing', async ({
  page,
  texts,
  context,
  stack,
}) => {
  const [member, typed] = [newMember(), newMember()];
  const other = await context.newPage();
  const there = registrationFormOf(other, texts);
  await other.goto('/register');
  await there.fillIn(typed);
  await there.submit.focus();
  const sent = mutationsOf(other);
  await page.goto('/register');
  await openAccountIn(page, texts, member);

  const notice = other.getByRole('main').getByText(texts('register:signedIn.account', { account: member.username }));
  await expect(notice).toBeVisible();
  await expect(there.form).toHaveCount(0);
  await other.keyboard.press('Enter');
  await expect(headerOf(other, texts).balance).toBeVisible();
  expect(sent).toEqual([]);
  expect(await accountNameOf(other, stack.site)).toBe(member.username);

  await headerOf(page, texts).choose('logOut');
  await page
    .getByRole('alertdialog', { name: texts('auth:logOut.title') })
    .getByRole('button', { name: texts('auth:logOut.confirm'), exact: true })
    .click();
  await expect(there.form).toBeVisible();
  await expect(notice).toHaveCount(0);
  await expect(there.field('username')).toHaveValue(typed.username);
  await expect(there.field('password')).toHaveValue(typed.password);
  for (const box of await there.form.getByRole('checkbox').all()) await expect(box).toBeChecked();
});
