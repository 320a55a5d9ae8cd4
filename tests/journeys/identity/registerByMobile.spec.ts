import { randomInt } from 'node:crypto';
import { challengeDocument, solvedChallenge, type ChallengeData } from '../../stack/solvedChallenge.ts';
import { askGateway } from '../support/askGateway.ts';
import { headerOf } from '../support/header.ts';
import { tabTo } from '../support/keyboard.ts';
import { advanceClock } from '../support/advanceClock.ts';
import { mutationsOf, nextAnswer } from '../support/mutations.ts';
import { registrationFormOf } from '../support/registrationForm.ts';
import { expect as atOnce, test } from '../support/visitors.ts';

// A proof of work stands before each code, and the machine may be busy.
const expect = atOnce.configure({ timeout: 20_000 });

/** A number as people of Viet Nam write it. */
const newNumber = () => `09${randomInt(10 ** 7, 10 ** 8)}`;

test.use({ language: 'TY', viewport: { width: 390, height: 844 } });

test('RG-04 RG-14 RG-11 by number: dialling code by keyboard, code from a message, its countdown over a reload, a wrong and an expired code, and the made-up name before the success', async ({
  page,
  texts,
  outbox,
  stack,
}) => {
  const number = newNumber();
  const password = `thuyền-${number}`;
  await page.goto('/register');
  const { confirmAll, countdown, dialCode, field, form, sendCode, submit, tab } = registrationFormOf(page, texts);
  await tab('mobile').click();

  const options = page.getByRole('listbox').getByRole('option');
  await tabTo(page, dialCode);
  await expect(options).toHaveCount(12);
  // In colours of one's own, too, it is seen what the arrow keys have come to.
  await page.emulateMedia({ forcedColors: 'active' });
  await page.keyboard.press('ArrowDown');
  await expect(options.and(page.locator('[data-focused]'))).toHaveCSS('outline-width', '3px');
  await page.emulateMedia({ forcedColors: 'none' });
  await page.keyboard.type('+66');
  await expect(options).toHaveText([/Thái Lan/]);
  await page.keyboard.press('Enter');
  await expect(dialCode).toHaveValue('TH +66');
  await page.keyboard.type('viet');
  await page.keyboard.press('Enter');
  await expect(dialCode).toHaveValue('VN +84');
  await page.keyboard.type('84');
  await page.keyboard.press('Tab');
  await expect(dialCode).toHaveValue('VN +84');
  await expect(field('mobileNum')).toBeFocused();
  await expect(options).toHaveCount(0);

  // Nothing is asked for a number that cannot be one.
  const sent = mutationsOf(page);
  await sendCode.click();
  await expect(field('mobileNum')).toHaveAccessibleDescription(texts('auth:errors.empty', { field: texts('auth:fields.mobileNum') }));
  await expect(field('mobileNum')).toBeFocused();
  expect(sent).toEqual([]);

  await field('mobileNum').fill(number);
  await sendCode.dblclick();
  await expect(form.getByText(texts('verification:code.sentTo', { number: `+84 ${number}` }))).toBeVisible();
  await expect(field('verificationCode')).toBeFocused();
  expect(sent.map(({ name }) => name)).toEqual(['useChallengeMutation', 'useRegisterCodeMutation']);
  const seconds = async () => Number.parseInt((await countdown.textContent()) ?? '', 10);
  expect(await seconds()).toBeGreaterThan(200);
  await expect(countdown).toBeDisabled();
  await page.clock.install();
  await page.reload();
  await expect(countdown).toBeDisabled();
  await expect.poll(seconds).toBeLessThan(300);

  await field('verificationCode').fill('12345');
  await field('password').fill(password);
  await field('confirmPassword').fill(password);
  await confirmAll();
  await submit.click();
  await expect(field('verificationCode')).toHaveAccessibleDescription(texts('verification:problem.codeFailed'));
  await expect(field('password')).toHaveValue(password);
  // The right one is good for five minutes; the next one is asked for where everything typed still stands.
  const mobile = `+84${number.slice(1)}`;
  const timesSent = (name: string) => sent.filter((each) => each.name === name).length;
  await advanceClock(page, stack, 5);
  await field('verificationCode').fill(await outbox.smsCode(mobile));
  await expect(field('verificationCode')).not.toHaveAttribute('aria-invalid');
  await submit.click();
  await expect(field('verificationCode')).toHaveAccessibleDescription(texts('verification:problem.codeFailed'));
  expect(timesSent('useRegisterMobileMutation')).toBe(2);
  await expect(field('mobileNum')).toHaveValue(number);
  await expect(field('password')).toHaveValue(password);
  await sendCode.dblclick();
  await field('verificationCode').fill(await outbox.smsCode(mobile, 2));
  await expect(countdown).toBeDisabled();
  await submit.dblclick();

  const generated = page.getByRole('alertdialog', { name: texts('register:generated.title') });
  const account = (await generated.getByRole('definition').textContent()) ?? '';
  expect(account).toMatch(/^[a-z]\w{3,}$/i);
  expect([timesSent('useRegisterCodeMutation'), timesSent('useRegisterMobileMutation')]).toEqual([2, 3]);
  await generated.getByRole('button', { name: texts('register:generated.confirm') }).click();
  const success = page.getByRole('dialog', { name: texts('auth:registered.title') });
  await expect(success).toContainText(account);
  await expect(page).toHaveURL('/');
  await success.getByRole('button', { name: texts('auth:registered.play') }).click();
  await expect(headerOf(page, texts).balance).toContainText('1.000');
});

const requestCode = 'mutation Code($input: RequestCodeInput!) { requestRegisterCode(input: $input) { __typename } }';

test('RG-14 a second message within the minute is refused in the operator’s own words, and the button counts down to the next', async ({
  page,
  texts,
  stack,
  anotherBrowser,
}) => {
  const number = newNumber();
  const { context } = await anotherBrowser();
  const challenge = solvedChallenge(await askGateway<ChallengeData>(context, stack.site, challengeDocument));
  const input = { mobileNum: number, countryDialingCode: '84', challenge };
  expect(await askGateway(context, stack.site, requestCode, { input })).toEqual({
    requestRegisterCode: { __typename: 'CodeSentPayload' },
  });

  const { countdown, field, sendCode, tab } = registrationFormOf(page, texts);
  await page.goto('/register');
  await tab('mobile').click();
  await field('mobileNum').fill(number);
  const answered = nextAnswer<{ requestRegisterCode: { message?: string } }>(page, 'useRegisterCodeMutation');
  await sendCode.click();
  const { message } = (await answered).requestRegisterCode;
  expect(message).toBeTruthy();
  const warning = page.getByRole('alertdialog', { name: texts('verification:warning.title') });
  await expect(warning).toContainText(message ?? '');
  await warning.getByRole('button', { name: texts('verification:warning.confirm') }).click();
  await expect(warning).toHaveCount(0);
  await expect(countdown).toBeDisabled();
});
