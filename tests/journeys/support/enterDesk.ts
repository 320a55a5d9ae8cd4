import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { fromBase32, stepAt, totpCode } from '../../../platform/identity/authenticator/totp.ts';

let made = 0;

/** An address of the desk. */
export const deskAddress = (path: string): string => `${process.env['DESK'] ?? ''}${path}`;

/** Makes an operator of every role by the house's key, who takes the invitation up in this browser, by the keyboard alone, and sits at the desk. */
export async function enterDesk(page: Page): Promise<void> {
  const key = readFileSync(process.env['OPERATOR_KEY_FILE'] ?? '', 'utf8').trim();
  const name = `mai ${process.pid} ${(made += 1)}`;
  const answer = await fetch(deskAddress('/invitations'), {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ name, roles: ['admin'] }),
  });
  const { code } = (await answer.json()) as { readonly code: string };
  await page.goto(deskAddress('/invited?lang=EN'));
  await page.getByRole('textbox', { name: 'Name' }).press('ControlOrMeta+a');
  await page.keyboard.type(name);
  await page.keyboard.press('Tab');
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
  const secret = (await page.locator('code').innerText()).replaceAll(' ', '');
  await page.getByLabel(/^Password/).focus();
  await page.keyboard.type('nine lanterns over the river');
  await page.keyboard.press('Tab');
  await page.keyboard.type(totpCode(fromBase32(secret), stepAt(Date.now())));
  await page.keyboard.press('Enter');
  await page.waitForURL('**/operator/members');
}
