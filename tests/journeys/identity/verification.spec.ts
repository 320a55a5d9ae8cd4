import { randomInt } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { fromBase32, stepAt, totpCode } from '../../../platform/identity/authenticator/totp.ts';
import type { Member } from '../support/account.ts';
import { accountNameOf } from '../support/askGateway.ts';
import { bindAuthenticator } from '../support/bindAuthenticator.ts';
import { changeMember } from '../support/changeMember.ts';
import { fieldOf } from '../support/field.ts';
import { headerOf } from '../support/header.ts';
import { lightScreen } from '../support/lightScreen.ts';
import { loginDialogOf } from '../support/loginDialog.ts';
import type { SiteTexts } from '../support/texts.ts';
import { expect, test } from '../support/visitors.ts';

type Method = 'PHONE' | 'EMAIL' | 'BANK_NAME' | 'AUTHENTICATOR' | 'RECOVERY_CODE';

interface Proof {
  readonly dialog: Locator;
  choose(method: Method): Promise<void>;
  field(method: Method): Locator;
  answer(method: Method, text: string): Promise<void>;
}

function proofOf(page: Page, texts: SiteTexts): Proof {
  const dialog = page.getByRole('dialog', { name: texts('login:proof.title') });
  const field = (method: Method) => fieldOf(dialog, texts(`login:proof.label.${method}`));
  return {
    dialog,
    field,
    choose: (method) => dialog.getByRole('radio', { name: new RegExp(`^${texts(`login:proof.method.${method}`)}`) }).check(),
    async answer(method, text) {
      await field(method).fill(text);
      await dialog.getByRole('button', { name: texts('login:proof.submit') }).click();
    },
  };
}

/** Logs in from the header, from an address that the account does not know. */
async function logIn(page: Page, texts: SiteTexts, member: Member): Promise<Proof> {
  const login = loginDialogOf(page, texts);
  await login.open();
  await login.send(member);
  const proof = proofOf(page, texts);
  await expect(proof.dialog).toBeVisible();
  return proof;
}

const wrongFor = (code: string): string => (code === '000000' ? '111111' : '000000');

test('LG-10 from another address a login waits for a code by phone or mail; wrong ones are counted, and the address is known afterwards', async ({
  page,
  texts,
  stack,
  outbox,
  anotherBrowser,
}) => {
  const member = await (await anotherBrowser()).account.open();
  const mobile = `+849${randomInt(10_000_000, 100_000_000)}`;
  changeMember(stack, member.username, {
    mobile,
    mobile_verified: 1n,
    email: `${member.username}@mail.example`,
    payee_name: 'Nguyen Van A',
  });
  await page.goto('/fish');
  const proof = await logIn(page, texts, member);
  // What others may know of the member is no proof where there is something better, and hints show no more than a glance.
  await expect(proof.dialog.getByRole('radio')).toHaveCount(2);
  await expect(proof.dialog).not.toContainText(mobile.slice(3));
  await expect(proof.dialog).not.toContainText(`${member.username}@`);
  await proof.dialog.getByRole('button', { name: texts('login:proof.submit') }).click();
  await expect(proof.dialog.getByText(texts('login:errors.empty', { field: texts('login:proof.label.PHONE') }))).toBeVisible();
  await proof.dialog.getByRole('button', { name: texts('verification:code.send') }).dblclick();
  const code = await outbox.smsCode(mobile);
  await expect(proof.dialog.getByText(texts('login:proof.sent.PHONE'))).toBeVisible();
  await expect(proof.field('PHONE')).toBeFocused();
  await proof.answer('PHONE', wrongFor(code));
  await expect(proof.dialog.getByRole('alert')).toHaveText(texts('login:proof.failed', { count: 4 }));
  expect(await accountNameOf(page.context(), stack.site)).toBeNull();

  // The code of one way is worth nothing for the other.
  await proof.choose('EMAIL');
  await expect(proof.dialog.getByRole('alert')).toHaveCount(0);
  await proof.dialog.getByRole('button', { name: texts('verification:code.send') }).click();
  const mailed = await outbox.mailCode(`${member.username}@mail.example`);
  await proof.answer('EMAIL', mailed);
  await expect(headerOf(page, texts).balance).toBeVisible();
  await expect(page).toHaveURL('/');
  // A code that nobody asked for is not sent: the double press sent one, and what else came tells the owner of the login.
  expect((await outbox.messagesTo(mobile)).filter(({ body }) => /\b\d{6}\b/.test(body))).toHaveLength(1);

  await page.context().clearCookies();
  await page.reload();
  const login = loginDialogOf(page, texts);
  await login.open();
  await login.send(member);
  await expect(headerOf(page, texts).balance).toBeVisible();
});

test('LG-10 the name on the bank account will do where there is nothing better; dismissing the question signs nobody in', async ({
  page,
  texts,
  stack,
  anotherBrowser,
}) => {
  const member = await (await anotherBrowser()).account.open();
  changeMember(stack, member.username, { payee_name: 'Nguyễn Thị Minh Khai' });
  await page.goto(lightScreen);
  let proof = await logIn(page, texts, member);
  await proof.dialog.getByRole('button', { name: texts('common:close') }).click();
  await expect(proof.dialog).toHaveCount(0);
  await expect(headerOf(page, texts).logIn).toBeVisible();
  expect(await accountNameOf(page.context(), stack.site)).toBeNull();
  await page.reload();
  await expect(headerOf(page, texts).logIn).toBeVisible();

  proof = await logIn(page, texts, member);
  await proof.answer('BANK_NAME', 'Nguyen Thi Minh');
  await expect(proof.dialog.getByRole('alert')).toHaveText(texts('login:proof.failed', { count: 4 }));
  await proof.answer('BANK_NAME', ' nguyễn thị  minh khai ');
  await expect(headerOf(page, texts).balance).toBeVisible();
});

test('LG-10 with an authenticator app only its codes count: each once, and a recovery code in its place', async ({
  page,
  texts,
  stack,
  moveTo,
  anotherBrowser,
}) => {
  const other = await anotherBrowser();
  const member = await other.account.open();
  const { secret, recoveryCodes } = await bindAuthenticator(other.context, stack, member.password);
  changeMember(stack, member.username, { email: `${member.username}@mail.example` });
  await page.goto(lightScreen);
  let proof = await logIn(page, texts, member);
  await expect(proof.dialog.getByRole('radio')).toHaveCount(2);
  // The code that bound the app was spent by that.
  await proof.answer('AUTHENTICATOR', totpCode(fromBase32(secret), stepAt(stack.now()) - 1));
  await expect(proof.dialog.getByRole('alert')).toHaveText(texts('login:proof.failed', { count: 4 }));
  const code = totpCode(fromBase32(secret), stepAt(stack.now()) + 1);
  await proof.answer('AUTHENTICATOR', code);
  await expect(headerOf(page, texts).balance).toBeVisible();

  await page.context().clearCookies();
  await moveTo('10.255.0.1');
  await page.reload();
  proof = await logIn(page, texts, member);
  await proof.answer('AUTHENTICATOR', code);
  await expect(proof.dialog.getByRole('alert')).toHaveText(texts('login:proof.failed', { count: 4 }));
  await proof.choose('RECOVERY_CODE');
  await proof.answer('RECOVERY_CODE', (recoveryCodes[0] ?? '').toLowerCase());
  await expect(headerOf(page, texts).balance).toBeVisible();
});

test('LG-10 tries that are used up, and time that runs out, lead back to the login with the reason', async ({
  page,
  texts,
  stack,
  anotherBrowser,
}) => {
  const member = await (await anotherBrowser()).account.open();
  changeMember(stack, member.username, { payee_name: 'Tran Van B' });
  await page.clock.install();
  await page.goto(lightScreen);
  let proof = await logIn(page, texts, member);
  for (const left of [4, 3, 2, 1]) {
    await proof.answer('BANK_NAME', `wrong ${left}`);
    await expect(proof.dialog.getByRole('alert')).toHaveText(texts('login:proof.failed', { count: left }));
  }
  await proof.answer('BANK_NAME', 'wrong again');
  const login = loginDialogOf(page, texts);
  await expect(login.dialog.getByText(texts('login:reason.verificationExpired'))).toBeVisible();
  await login.send(member);
  proof = proofOf(page, texts);
  await expect(proof.dialog).toBeVisible();
  await page.clock.fastForward(301_000);
  await expect(login.dialog.getByText(texts('login:reason.verificationExpired'))).toBeVisible();
  expect(await accountNameOf(page.context(), stack.site)).toBeNull();
});
