import { register } from '#contract/identity/member.ts';
import { afterEach, expect, test } from 'vitest';
import { openPlatform, type TestPlatform } from '../../testing/openPlatform.ts';
import { registrationOf } from '../../testing/registration.ts';

let platform: TestPlatform | undefined;
afterEach(async () => {
  await platform?.close();
});

test('the outbox shows the welcome of a new member, and nothing that it says is markup', async () => {
  platform = await openPlatform({ extras: { outbox: true } });
  expect(await (await platform.fetch('/outbox?lang=EN')).text()).toContain('No messages yet.');
  await platform.call(register, { ...registrationOf('linh'), email: '<b>@example.com' });
  const response = await platform.fetch('/outbox');
  const page = await response.text();
  expect(page).toContain('Welcome to Sampan');
  expect(page).toContain('&lt;b&gt;@example.com');
  expect(page).not.toContain('<b>');
  expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'nonce-/);
  expect(page).not.toMatch(/https?:\/\//);
});

test.each(['http://evil.example:3001', 'http://127.0.0.1.evil.example:3001', 'http://10.0.0.7:3001', 'https://play.example'])(
  'by the name %s nobody reads it',
  async (origin) => {
    platform = await openPlatform({ extras: { outbox: true }, brand: { origins: [origin] } });
    await platform.call(register, { ...registrationOf('linh'), email: 'linh@example.com' });
    const response = await platform.fetch(`${origin}/outbox`);
    expect([response.status, await response.text()]).toEqual([404, expect.not.stringContaining('linh')]);
    expect((await platform.fetch('http://localhost:3001/outbox')).status).toBe(200);
    expect((await platform.fetch('http://[::1]:3001/outbox')).status).toBe(200);
  },
);

test('where it is not wanted there is no outbox', async () => {
  platform = await openPlatform();
  expect((await platform.fetch('/outbox')).status).toBe(404);
});
