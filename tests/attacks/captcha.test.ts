import { afterEach, expect, test } from 'vitest';
import { solvedCaptcha } from '../../platform/testing/solve.ts';
import { type Browser, openRealSite, type RealSite } from './realSite.ts';

let site: RealSite;
afterEach(() => site.close());

const withSolution = ({ captchaId, captcha }: { captchaId: string; captcha: string }): string =>
  `captchaId: "${captchaId}" captcha: "${captcha}"`;
/** Has the gateway give the browser a name, and answers it. */
async function nameOf(browser: Browser): Promise<string> {
  await browser.ask('mutation { refreshCaptcha { __typename } }');
  const name = browser.cookies.get('__Host-browser');
  if (name === undefined) throw new Error('the browser has no name');
  return name;
}

test('AUT-003 LG-06 a captcha that was solved in one browser lets another one in as little as a wrong one', async () => {
  site = await openRealSite();
  await site.member('linh');
  const [one, another] = [site.browser(), site.browser()];
  const name = await nameOf(one);
  expect(await nameOf(another)).not.toBe(name);
  for (let guess = 0; guess < 3; guess += 1)
    await another.answer('mutation { answer: logIn(input: { username: "linh" password: "wrong" }) { __typename } }');
  // PP-33 The half hour after them is over, and what asks for the captcha is not.
  await site.platform.parts.db.deleteFrom('attempt').where('scope', 'like', 'login:lock:%').execute();
  const solved = () => solvedCaptcha(site.platform, { browser: name });
  expect(await another.logIn('linh', withSolution(await solved()))).toEqual({ __typename: 'CaptchaFailedError' });
  expect(await one.logIn('linh', withSolution(await solved()))).toEqual({ __typename: 'LogInPayload' });
});
