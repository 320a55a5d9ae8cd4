import { randomInt } from 'node:crypto';
import { accountNameOf } from '../support/askGateway.ts';
import { changeMember } from '../support/changeMember.ts';
import { fieldOf } from '../support/field.ts';
import { headerOf } from '../support/header.ts';
import { advanceClock } from '../support/advanceClock.ts';
import { loginDialogOf } from '../support/loginDialog.ts';
import { mutationsOf } from '../support/mutations.ts';
import { readableOf } from '../support/secrets.ts';
import { expect as atOnce, test } from '../support/visitors.ts';

// A proof of work stands before the code, and the machine may be busy.
const expect = atOnce.configure({ timeout: 20_000 });

test('LG-02 staying logged in outlives the browser’s session, SES-005 a cookie that was used up ends it for everybody, and of the login only the name is remembered', async ({
  page,
  texts,
  account,
  context,
  anotherBrowser,
  stack,
}) => {
  const member = await account.open();
  await context.clearCookies();
  await page.goto('/');
  const { dialog, username, password, open, send } = loginDialogOf(page, texts);
  const remember = dialog.getByRole('checkbox', { name: texts('login:remember') });
  await open();
  await remember.check();
  await send(member);
  await expect(headerOf(page, texts).balance).toBeVisible();
  const readable = await readableOf(page);
  expect(readable).toContain(member.username);
  expect(readable).not.toContain(member.password);

  // Another start of the browser: no page is open, and cookies of the session are gone. (What a page still asks would use the login up.)
  await page.goto('about:blank');
  const lasting = (await context.cookies()).filter(({ expires }) => expires > 0);
  expect(lasting).toContainEqual(expect.objectContaining({ httpOnly: true, sameSite: 'Strict' }));
  await context.clearCookies();
  await context.addCookies(lasting);
  await page.goto('/');
  await expect(headerOf(page, texts).balance).toBeVisible();
  expect(await accountNameOf(context, stack.site)).toBe(member.username);

  // Whoever has copied the first cookie is turned away, and the copied login ends where it was used rightly.
  const thief = (await anotherBrowser()).context;
  await thief.addCookies(lasting);
  expect(await accountNameOf(thief, stack.site)).toBeNull();
  expect(await accountNameOf(context, stack.site)).toBeNull();
  await page.reload();
  await expect(headerOf(page, texts).logIn).toBeVisible();

  await open();
  await expect(username).toHaveValue(member.username);
  await expect(password).toHaveValue('');
  await expect(password).toBeFocused();
  await expect(remember).toBeChecked();
  await remember.uncheck();
  // The dialog is in the address.
  await page.reload();
  await expect(remember).not.toBeChecked();
  await expect(username).toHaveValue('');
});

test.describe('by SMS', () => {
  test.use({ language: 'TY', viewport: { width: 390, height: 844 } });

  test('LG-01 by number and code: a wrong and an expired code keep both, the right one logs in, and LG-02 number and dialling code are remembered', async ({
    page,
    texts,
    account,
    context,
    outbox,
    stack,
  }) => {
    const number = `9${randomInt(10 ** 7, 10 ** 8)}`;
    const member = await account.open();
    changeMember(stack, member.username, { mobile: `+66${number}`, mobile_verified: 1n });
    await context.clearCookies();
    await page.clock.install();
    await page.goto('/');
    const sent = mutationsOf(page);
    const timesSent = (name: string) => sent.filter((each) => each.name === name).length;
    const { dialog, open } = loginDialogOf(page, texts);
    const bySms = dialog.getByRole('button', { name: texts('login:ways.sms') });
    const [mobile, code] = [fieldOf(dialog, texts('login:mobileNum')), fieldOf(dialog, texts('login:code'))];
    const dialCode = dialog.getByRole('combobox', { name: texts('verification:dialingCode') });
    await open();
    await bySms.click();
    await dialCode.focus();
    await page.keyboard.type('66');
    await page.keyboard.press('Tab');
    await expect(mobile).toBeFocused();
    await page.keyboard.type(`0${number}`);
    await dialog.getByRole('button', { name: texts('verification:code.send') }).dblclick();
    await expect(dialog.getByText(texts('verification:code.sentTo', { number: `+66 0${number}` }))).toBeVisible();
    const right = await outbox.smsCode(`+66${number}`);
    await code.fill(right === '000000' ? '000001' : '000000');
    await code.press('Enter');
    await expect(dialog.getByRole('alert')).toHaveText(texts('login:errors.code'));
    await expect(code).toBeFocused();
    await expect(mobile).toHaveValue(`0${number}`);
    // The right one, but five minutes later; its countdown is over, and a new one can be had.
    await advanceClock(page, stack, 5);
    await code.fill(right);
    await code.press('Enter');
    await expect.poll(() => timesSent('useLogInBySmsMutation')).toBe(2);
    await expect(dialog.getByRole('alert')).toHaveText(texts('login:errors.code'));
    await expect(mobile).toHaveValue(`0${number}`);
    await dialog.getByRole('button', { name: texts('verification:code.again') }).dblclick();
    const next = await outbox.smsCode(`+66${number}`, 2);
    await expect(dialog.getByRole('button', { name: texts.like('verification:code.wait') })).toBeDisabled();
    await code.fill(next);
    await dialog.getByRole('checkbox', { name: texts('login:remember') }).check();
    await dialog.getByRole('button', { name: texts('login:submit'), exact: true }).dblclick();
    await expect(dialog).toHaveCount(0);
    expect([timesSent('useLoginCodeMutation'), timesSent('useLogInBySmsMutation')]).toEqual([2, 3]);
    await expect(headerOf(page, texts).accountMenu).toBeVisible();
    expect(await accountNameOf(context, stack.site)).toBe(member.username);

    // A day, and no more; what signs in again is no script's to read, and is taken away here.
    const readable = (await context.cookies()).filter(({ httpOnly, name }) => !httpOnly && name !== 'lang');
    expect(readable.map(({ name }) => name).toSorted()).toEqual(['loginRemember', 'loginTypeSms']);
    for (const { expires } of readable) expect(Math.abs(expires - Date.now() / 1000 - 86_400)).toBeLessThan(300);
    await context.clearCookies();
    await context.addCookies(readable);
    await page.reload();
    await open();
    await bySms.click();
    await expect(dialCode).toHaveValue('TH +66');
    await expect(mobile).toHaveValue(`0${number}`);
    await expect(code).toHaveValue('');
    expect(await readableOf(page)).not.toContain(next);
  });
});
