import { afterEach, expect, test } from 'vitest';
import { fakeCode } from '../../../testing/fakeOperator/identity/fakeSignIn.ts';
import { openMockGateways } from '../../../testing/openMockGateways.ts';
import { personas } from '../../../testing/personas.ts';

const { open, closeAll } = openMockGateways();
afterEach(closeAll);

const { account, password } = personas.member;
const logIn =
  'mutation ($input: LogInInput!) { answer: logIn(input: $input) { __typename ... on LogInFailedError { captchaRequired locked } } }';
const answerOf = async (gateway: ReturnType<typeof open>, document: string, variables = {}) =>
  ((await gateway.ask(document, variables)).data as { answer: Record<string, unknown> } | null)?.answer;

test('LG-06 sends the captcha that was typed, and tells a wrong one from a wrong password', async () => {
  let now = Date.UTC(2026, 5, 1);
  const gateway = open({ clock: { now: () => now } });
  const wrong = { username: account, password: 'not this one 8' };
  for (const captchaRequired of [false, false, true])
    expect(await answerOf(gateway, logIn, { input: wrong })).toMatchObject({ __typename: 'LogInFailedError', captchaRequired });
  const solved = { username: account, password, captchaId: 'fake-captcha', captcha: fakeCode };
  const answer = async (change: object = {}) => await answerOf(gateway, logIn, { input: { ...solved, ...change } });
  const refresh = () => answerOf(gateway, 'mutation { answer: refreshCaptcha { __typename } }');
  const failed = { __typename: 'CaptchaFailedError' };
  expect(await answer()).toMatchObject(failed);
  await refresh();
  expect(await answer({ captchaId: 'of-nobody' })).toMatchObject(failed);
  expect(await answer({ captcha: 'WRONG' })).toMatchObject(failed);
  // Used up by the wrong answer.
  expect(await answer()).toMatchObject(failed);
  await refresh();
  now += 2 * 60_000;
  expect(await answer()).toMatchObject(failed);
  await refresh();
  expect(await answer()).toMatchObject({ __typename: 'LogInFailedError', locked: true });
  now += 30 * 60_000;
  await refresh();
  expect(await answer({ captcha: ` ${fakeCode} ` })).toMatchObject({ __typename: 'LogInPayload' });
});
