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
  ['MAINTENANCE', 'hunter2'],
  ['DENIED_COUNTRIES', 'VN,hunter2'],
  ['ADDRESS_COUNTRIES', '203.0.113.0/24'],
  ['ADDRESS_COUNTRIES', '999.0.113.0/24=VN'],
  ['ADDRESS_COUNTRIES', '203.0.113.0/33=VN'],
  ['SECRET_KEY', 'hunter2'],
  ['SMS_GATEWAY_URL', 'ftp://hunter2'],
  ['SMS_GATEWAY_URL', 'https://sms.example/hunter2'],
])('%s %j is refused by its name, without its value', (name, value) => {
  const read = () => readConfig({ [name]: value });
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(name);
  expect(read).not.toThrow(/hunter2/);
});

test('who may come in is read, and closes nothing where nothing is set', () => {
  expect(readConfig({}).access).toEqual({ maintenance: false, deniedCountries: [], networks: [] });
  const { access } = readConfig({ MAINTENANCE: 'on', DENIED_COUNTRIES: 'US, FR', ADDRESS_COUNTRIES: '203.0.113.0/24=VN,2001:db8::/32=US' });
  expect(access).toEqual({
    maintenance: true,
    deniedCountries: ['US', 'FR'],
    networks: [{ network: '203.0.113.0/24', country: 'VN' }, { network: '2001:db8::/32', country: 'US' }],
  });
});

test('an SMS gateway and its key, and a key of 32 bytes', () => {
  const config = readConfig({ SMS_GATEWAY_URL: 'https://sms.example/send', SMS_GATEWAY_KEY: 'key', SECRET_KEY: Buffer.alloc(32, 7).toString('base64') });
  expect(config.smsGateway).toEqual({ url: 'https://sms.example/send', key: 'key' });
  expect([...(config.secretKey ?? [])]).toEqual(Array.from({ length: 32 }, () => 7));
});
