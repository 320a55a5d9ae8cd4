import { systemStatus, visitorStatus } from '#contract/system/site.ts';
import { expect, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { openPlatform } from '../../testing/openPlatform.ts';

const key = 'a-key-that-both-of-them-have-agreed-on';

test.each([
  [{}, false],
  [{ LOGIN_REQUIRED: 'off' }, false],
  [{ LOGIN_REQUIRED: 'on', GATEWAY_KEY: key }, true],
] as const)('RT-12 the settings %j make the site one for members: %s', async (environment, expected) => {
  const platform = await openPlatform({ brand: { access: readConfig(environment).access } });
  expect((await platform.call(systemStatus, {})).value.info.whitelabel.loginRequired).toBe(expected);
  expect((await platform.call(visitorStatus, { url: 'localhost' })).value.info.loginRequired).toBe(expected);
  await platform.close();
});

test('RT-12 any other word is no setting', () => {
  expect(() => readConfig({ LOGIN_REQUIRED: 'yes' })).toThrow('LOGIN_REQUIRED');
});

test('RT-12 without a key that gateways prove themselves by it is refused, and says what it needs', () => {
  expect(() => readConfig({ LOGIN_REQUIRED: 'on' })).toThrow(/^LOGIN_REQUIRED: needs GATEWAY_KEY/);
});
