import { expect, test } from 'vitest';
import { textsOf } from '../journeys/support/texts.ts';
import { firefoxVisits, withoutMotion } from './firefoxVisit.ts';
import { openAccount } from './openAccount.ts';

const visit = firefoxVisits(withoutMotion);
const texts = textsOf('EN');

test('RG-08 LG-01 in Firefox an account is opened, left, refused a wrong password, and entered again', async () => {
  const { page, open, reload, press, sees } = visit();
  const member = await openAccount(visit());
  await sees('group', texts('shell:balance.label'));

  await press('button', texts('shell:account.menu', { account: member.username }));
  await press('button', texts('shell:account.logOut'));
  await press('button', texts('auth:logOut.confirm'));
  await sees('button', texts('shell:header.logIn'));

  await open('/?dialog=login');
  const field = (name: string) => page.locator(`[role=dialog] input[name=${name}]`);
  await field('username').fill(member.username);
  await field('password').fill('not-the-lanterns');
  await page.keyboard.press('Enter');
  await page.waitForSelector('[role=dialog] [role=alert]');
  await field('password').fill(member.password);
  await page.keyboard.press('Enter');
  await sees('group', texts('shell:balance.label'));
  await reload();
  await sees('group', texts('shell:balance.label'));
  expect(await page.evaluate(() => document.cookie)).not.toMatch(/session/);
});
