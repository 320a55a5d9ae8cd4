import { randomInt } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { fromBase32, stepAt, totpCode } from '../../../platform/identity/authenticator/totp.ts';
import { accountNameOf } from '../support/askGateway.ts';
import { bindAuthenticator } from '../support/bindAuthenticator.ts';
import { changeMember } from '../support/changeMember.ts';
import { fieldOf } from '../support/field.ts';
import { headerOf } from '../support/header.ts';
import { advanceClock } from '../support/advanceClock.ts';
import { lightScreen } from '../support/lightScreen.ts';
import { loginDialogOf } from '../support/loginDialog.ts';
import { mutationsOf } from '../support/mutations.ts';
import type { SiteTexts } from '../support/texts.ts';
import { expect, test } from '../support/visitors.ts';

/** Nine digits of a Vietnamese mobile number. */
const newNumber = (): string => `9${randomInt(10_000_000, 100_000_000)}`;

async function openByPhone(page: Page, texts: SiteTexts): Promise<Locator> {
  await page.goto(lightScreen);
  await loginDialogOf(page, texts).open();
  await page.getByRole('button', { name: texts('login:forgot') }).click();
  const dialog = page.getByRole('dialog', { name: texts('password:forgot.title') });
  await dialog.getByRole('radio', { name: texts('password:forgot.phone.tab') }).check();
  return dialog;
}

test('PW-02 a password is set by phone: wrong and expired codes and weak passwords are refused, then the member is in, at home, and nobody else is', async ({
  page,
  texts,
  stack,
  outbox,
  anotherBrowser,
}) => {
  const other = await anotherBrowser();
  const member = await other.account.open();
  const number = newNumber();
  changeMember(stack, member.username, { mobile: `+84${number}`, mobile_verified: 1n });

  await page.clock.install();
  const dialog = await openByPhone(page, texts);
  const sent = mutationsOf(page);
  const timesSent = (name: string) => sent.filter((each) => each.name === name).length;
  const field = (label: string) => fieldOf(dialog, texts(label));
  const submit = dialog.getByRole('button', { name: texts('password:forgot.phone.submit') });
  await submit.click();
  await expect(dialog.getByText(texts('login:errors.empty', { field: texts('login:mobileNum') }))).toBeVisible();
  await field('login:mobileNum').fill(`0${number}`);
  const ask = dialog.getByRole('button', { name: texts('verification:code.send') });
  await ask.dblclick();
  const code = await outbox.smsCode(`+84${number}`);
  await expect(dialog.getByRole('button', { name: texts.like('verification:code.wait') })).toBeDisabled();
  expect(await outbox.messagesTo(`+84${number}`)).toHaveLength(1);

  await field('login:code').fill(code === '000000' ? '111111' : '000000');
  await field('password:newPassword').fill('qwerty123');
  await submit.click();
  await expect(dialog.getByText(texts('password:refused.commonPassword'))).toBeVisible();
  const password = `${member.password}-new`;
  await field('password:newPassword').fill(password);
  await submit.click();
  await expect(dialog.getByRole('alert').filter({ hasText: texts('login:errors.code') })).toBeVisible();
  await expect(field('login:code')).toBeFocused();
  await advanceClock(page, stack, 5);
  await field('login:code').fill(code);
  await submit.click();
  await expect.poll(() => timesSent('useRecoverByPhoneMutation')).toBe(3);
  await expect(dialog.getByRole('alert').filter({ hasText: texts('login:errors.code') })).toBeVisible();
  await expect(field('password:newPassword')).toHaveValue(password);
  await dialog.getByRole('button', { name: texts('verification:code.again') }).dblclick();
  await field('login:code').fill(await outbox.smsCode(`+84${number}`, 2));
  await submit.dblclick();

  await expect(headerOf(page, texts).balance).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL('/');
  expect([timesSent('useRecoveryCodeMutation'), timesSent('useRecoverByPhoneMutation')]).toEqual([2, 4]);
  expect(await accountNameOf(page.context(), stack.site)).toBe(member.username);
  expect(await accountNameOf(other.context, stack.site)).toBeNull();
});

test('PW-02 a number without an account gets the same answer as one with an account, but no message', async ({ page, texts, outbox }) => {
  const number = newNumber();
  const dialog = await openByPhone(page, texts);
  await fieldOf(dialog, texts('login:mobileNum')).fill(number);
  await dialog.getByRole('button', { name: texts('verification:code.send') }).click();
  await expect(dialog.getByText(texts('verification:code.sentTo', { number: `+84 ${number}` }))).toBeVisible();
  expect(await outbox.messagesTo(`+84${number}`)).toEqual([]);
  // The countdown outlives a reload, and so does what it belongs to.
  await page.reload();
  const again = await openByPhone(page, texts);
  await fieldOf(again, texts('login:mobileNum')).fill(number);
  await expect(again.getByRole('button', { name: texts.like('verification:code.wait') })).toBeDisabled();
});

test('PW-02 LG-10 who has an authenticator app sets the password by phone, but is let in by the app alone', async ({
  page,
  texts,
  stack,
  outbox,
  anotherBrowser,
}) => {
  const other = await anotherBrowser();
  const member = await other.account.open();
  const number = newNumber();
  const { secret } = await bindAuthenticator(other.context, stack, member.password);
  changeMember(stack, member.username, { mobile: `+84${number}`, mobile_verified: 1n });

  const dialog = await openByPhone(page, texts);
  await fieldOf(dialog, texts('login:mobileNum')).fill(number);
  await dialog.getByRole('button', { name: texts('verification:code.send') }).click();
  await fieldOf(dialog, texts('login:code')).fill(await outbox.smsCode(`+84${number}`));
  await fieldOf(dialog, texts('password:newPassword')).fill(`${member.password}-new`);
  await dialog.getByRole('button', { name: texts('password:forgot.phone.submit') }).click();
  const proof = page.getByRole('dialog', { name: texts('login:proof.title') });
  await expect(proof.getByRole('radio')).toHaveCount(2);
  expect(await accountNameOf(page.context(), stack.site)).toBeNull();
  await fieldOf(proof, texts('login:proof.label.AUTHENTICATOR')).fill(totpCode(fromBase32(secret), stepAt(stack.now()) + 1));
  await proof.getByRole('button', { name: texts('login:proof.submit') }).click();
  await expect(headerOf(page, texts).balance).toBeVisible();
  await expect(page).toHaveURL('/');
});
