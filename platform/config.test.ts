import { expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

test('nothing has to be set', () => {
  expect(readConfig({})).toMatchObject({ port: 3001, host: '127.0.0.1', dataDir: './data', siteOrigin: 'http://localhost:3000', outbox: true });
});

test('origins are cut to what an origin is, and lists are read by commas', () => {
  const config = readConfig({ SITE_ORIGIN: 'https://play.example/home', PLATFORM_ORIGINS: 'https://a.example/, https://b.example' });
  expect(config).toMatchObject({ siteOrigin: 'https://play.example', origins: ['https://a.example', 'https://b.example'] });
});

test('the outbox is closed where others can reach the platform, unless it is wanted', () => {
  expect(readConfig({ HOST: '0.0.0.0' }).outbox).toBe(false);
  expect(readConfig({ HOST: '0.0.0.0', OUTBOX: 'on' }).outbox).toBe(true);
  expect(readConfig({ OUTBOX: 'off' }).outbox).toBe(false);
});

test.each([
  ['PLATFORM_PORT', 'eighty'],
  ['PLATFORM_PORT', '70000'],
  ['DATABASE_URL', 'mysql://root:hunter2@db/x'],
  ['SITE_ORIGIN', 'hunter2'],
  ['PLATFORM_ORIGINS', 'hunter2'],
])('%s %j is refused by its name, without its value', (name, value) => {
  const read = () => readConfig({ [name]: value });
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(name);
  expect(read).not.toThrow(/hunter2/);
});
