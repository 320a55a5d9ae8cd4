import { newMember, type Member } from '../journeys/support/account.ts';
import { textsOf } from '../journeys/support/texts.ts';
import type { FirefoxVisit } from './firefoxVisit.ts';

const texts = textsOf('EN');

/** Opens an account by the page of registration, and dismisses the welcome. */
export async function openAccount({ page, open, press, sees }: FirefoxVisit): Promise<Member> {
  const member = newMember();
  await open('/register');
  await sees('heading', texts('auth:register.title'));
  const entries = { username: member.username, password: member.password, confirmPassword: member.password };
  for (const [name, value] of Object.entries(entries)) await page.locator(`form input[name=${name}]`).fill(value);
  for (const box of await page.$$('form input[type=checkbox]')) await box.evaluate((input) => (input as HTMLInputElement).click());
  await press('button', texts('auth:register.submit'));
  await press('button', texts('auth:registered.play'));
  return member;
}
