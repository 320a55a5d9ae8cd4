import { register } from '#contract/wps/member.ts';
import { afterEach, expect, test } from 'vitest';
import { openPlatform, type TestPlatform } from '../testing/openPlatform.ts';
import { registrationOf } from '../testing/registration.ts';

let platform: TestPlatform | undefined;
afterEach(async () => {
  await platform?.close();
});

test('the outbox shows the welcome of a new member, and nothing that it says is markup', async () => {
  platform = await openPlatform({ extras: { outbox: true } });
  expect(await (await platform.fetch('/outbox')).text()).toContain('No messages yet.');
  await platform.call(register, { ...registrationOf('linh'), email: '<b>@example.com' });
  const response = await platform.fetch('/outbox');
  const page = await response.text();
  expect(page).toContain('Welcome to Sampan');
  expect(page).toContain('&lt;b&gt;@example.com');
  expect(page).not.toContain('<b>');
  expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'nonce-/);
  expect(page).not.toMatch(/https?:\/\//);
});

test('where it is not wanted there is no outbox', async () => {
  platform = await openPlatform();
  expect((await platform.fetch('/outbox')).status).toBe(404);
});
