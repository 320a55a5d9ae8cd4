import { register } from '#contract/identity/member.ts';
import { enrolAuthenticator } from '#contract/identity/authenticator.ts';
import { login } from '#contract/identity/session.ts';
import { afterEach, expect, test } from 'vitest';
import { openPlatform, type TestPlatform } from '../../testing/openPlatform.ts';
import { registrationOf } from '../../testing/registration.ts';
import { noMessages } from './noMessages.ts';

let platform: TestPlatform | undefined;
afterEach(() => platform?.close());

const loginFrom = async (providers: object, more: object) => {
  platform = await openPlatform({ extras: { providers } });
  await platform.call(register, { ...registrationOf('linh'), email: 'linh@example.com', ...more }, { address: '198.51.100.1' });
  return platform.call(login, { username: 'linh', password: 'correct horse 7' }, { address: '203.0.113.9' });
};
const methodsOf = (answer: { readonly value: unknown }) =>
  (answer.value as { methods?: { method: string }[] }).methods?.map(({ method }) => method);

test('a code that would never arrive proves no login: the next best way does', async () => {
  expect(methodsOf(await loginFrom({}, { payeeName: 'Linh Tran' }))).toEqual(['email']);
  await platform?.close();
  expect(methodsOf(await loginFrom({ mail: noMessages }, { payeeName: 'Linh Tran' }))).toEqual(['bankName']);
});

test('nobody is locked out by a mail that is not sent', async () => {
  const answer = await loginFrom({ mail: noMessages, sms: noMessages }, {});
  expect(answer).toMatchObject({ success: true });
  await platform?.parts.db.updateTable('member').set({ email_verified: 1n }).execute();
  const bound = await platform?.call(enrolAuthenticator, { password: 'correct horse 7' }, { token: answer.value.token });
  expect(bound).toMatchObject({ success: true });
});
