import { expect, test } from 'vitest';
import { CannotStart } from './CannotStart.ts';
import { readConfig } from './config.ts';
import { requireReachableOrigins } from './requireReachableOrigins.ts';

const start = (settings: Readonly<Record<string, string>>) => () => requireReachableOrigins(readConfig(settings));
const site = { NODE_ENV: 'production', SITE_ORIGIN: 'https://play.example' };

test.each([[{}], [{ PLATFORM_ORIGINS: 'http://127.0.0.1:3001' }], [{ PLATFORM_ORIGINS: 'http://localhost:3001,http://[::1]:3001' }]])(
  'OPS-006 a site for everybody whose pictures and games would be looked for by each browser on its own machine is no start: %j',
  (given) => {
    expect(start({ ...site, ...given })).toThrow(CannotStart);
    expect(start({ ...site, ...given })).toThrow(/^PLATFORM_ORIGINS: is needed in production/);
  },
);

test('one that names where they are found is, and so is a site of this machine', () => {
  expect(start({ ...site, PLATFORM_ORIGINS: 'https://games.example' })).not.toThrow();
  expect(start({ ...site, SITE_ORIGIN: 'http://localhost:3000' })).not.toThrow();
  expect(start({ SITE_ORIGIN: 'https://play.example' })).not.toThrow();
  expect(start({})).not.toThrow();
});
