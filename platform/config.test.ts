import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

test('nothing has to be set', () => {
  expect(readConfig({})).toMatchObject({
    port: 3001,
    host: '127.0.0.1',
    dataDir: './data',
    siteOrigin: 'http://localhost:3000',
    outbox: true,
  });
});

test('origins are cut to what an origin is, and lists are read by commas', () => {
  const config = readConfig({ SITE_ORIGIN: 'https://play.example/home', PLATFORM_ORIGINS: 'https://a.example/, https://b.example' });
  expect(config).toMatchObject({ siteOrigin: 'https://play.example', origins: ['https://a.example', 'https://b.example'] });
});

test('gateways are known by one spelling of their addresses, and by nothing else', () => {
  const { gateways } = readConfig({ GATEWAY_ADDRESSES: '10.0.0.7, ::FFFF:10.0.0.8, 2001:DB8:0:0::7' });
  expect([...gateways]).toEqual(['10.0.0.7', '10.0.0.8', '2001:db8::7']);
  expect([...readConfig({}).gateways]).toEqual(['127.0.0.1', '::1']);
});

const drawn = randomBytes(32).toString('base64url');

test('AZ-008 proxies in front of it are trusted by their number, or by name, and never by mistake', () => {
  expect(readConfig({}).trustedProxies).toBe(0);
  expect(readConfig({ TRUSTED_PROXIES: '' }).trustedProxies).toBe(0);
  expect(readConfig({ TRUSTED_PROXIES: '2' }).trustedProxies).toBe(2);
  expect(readConfig({ TRUSTED_PROXIES: '10.0.0.0/8, ::1' }).trustedProxies).toEqual(['10.0.0.0/8', '::1']);
  for (const wrong of ['11', '-1', 'all', '10.0.0.0/33'])
    expect(() => readConfig({ TRUSTED_PROXIES: wrong })).toThrow(/^TRUSTED_PROXIES[.:]/);
  for (const all of ['0.0.0.0/0', '10.0.0.7, ::/0'])
    expect(() => readConfig({ TRUSTED_PROXIES: all })).toThrow(/^TRUSTED_PROXIES: must not be all addresses/);
});

test.each([
  ['PLATFORM_PORT', 'abc', 'must be a whole number from 0 to 65535'],
  ['DATABASE_URL', 'mysql://host/name', 'must be an address such as postgres://user:password@host:5432/name'],
  ['CONTACT_URL', 'chat.example', 'must be an address such as https://provider.example/path'],
  ['DENIED_COUNTRIES', 'vn', 'must be two capital letters, such as VN'],
])('what %s should be is said in words of its own', (name, value, said) => {
  expect(() => readConfig({ [name]: value })).toThrow(said);
});

const production = { NODE_ENV: 'production', SITE_ORIGIN: 'https://play.example' };

test('production needs the address that people see: links in mails would lead to this machine', () => {
  for (const SITE_ORIGIN of [undefined, '']) expect(() => readConfig({ ...production, SITE_ORIGIN })).toThrow(/^SITE_ORIGIN: /);
  expect(readConfig(production).siteOrigin).toBe('https://play.example');
});

test('OPS-006 in production people come by https, also for games and to the desk', () => {
  for (const name of ['SITE_ORIGIN', 'PLATFORM_ORIGINS'])
    expect(() => readConfig({ ...production, [name]: 'http://play.example' })).toThrow(new RegExp(`^${name}: must be https beyond`));
  expect(() => readConfig({ ...production, PLATFORM_ORIGINS: 'https://a.example, HTTP://b.example' })).toThrow(
    /^PLATFORM_ORIGINS: must be/,
  );
  const here = { SITE_ORIGIN: 'http://localhost:3000', PLATFORM_ORIGINS: 'http://127.0.0.1:3001' };
  expect(readConfig({ NODE_ENV: 'production', ...here }).siteOrigin).toBe('http://localhost:3000');
  expect(readConfig({ SITE_ORIGIN: 'http://play.example' }).siteOrigin).toBe('http://play.example');
});

test('OPS-006 every problem is told at once, what cannot be read and what cannot stand together, in one line without values', () => {
  const attempt = () =>
    readConfig({
      NODE_ENV: 'production',
      HOST: '0.0.0.0',
      MAINTENANCE: 'hunter2',
      OUTBOX: 'on',
      TRIAL_CLOCK_FILE: 'hunter2',
      LOGIN_REQUIRED: 'on',
      SECRET_KEY: drawn,
      SECRET_KEY_FILE: 'hunter2',
      SMTP_URL: 'smtps://sampan:hunter2@mail.example',
      PAYMENT_PROVIDER_KEY: drawn,
    });
  for (const problem of [
    'MAINTENANCE: ',
    'SITE_ORIGIN: is needed in production',
    'GATEWAY_KEY: is needed where HOST',
    'LOGIN_REQUIRED: needs GATEWAY_KEY',
    'SECRET_KEY and SECRET_KEY_FILE: one of them',
    'OUTBOX: shows every message',
    'TRIAL_CLOCK_FILE: moves every term',
    'SMTP_URL and MAIL_FROM belong together',
    'PAYMENT_PROVIDER_URL and PAYMENT_PROVIDER_KEY belong together',
  ])
    expect(attempt).toThrow(problem);
  expect(attempt).not.toThrow(/hunter2|\n/);
});

describe('what is for trying out', () => {
  test('is off in production, whatever the address', () => {
    expect(readConfig(production).outbox).toBe(false);
    expect(readConfig({ ...production, HOST: '0.0.0.0', GATEWAY_KEY: drawn }).outbox).toBe(false);
    expect(readConfig({ ...production, OUTBOX: 'off' }).outbox).toBe(false);
  });

  test('OPS-006 cannot be forced on there: that is no start', () => {
    expect(() => readConfig({ ...production, OUTBOX: 'on' })).toThrow(/^OUTBOX: .*production/);
  });

  test('nor can a clock be that is moved by a file', () => {
    expect(readConfig({ TRIAL_CLOCK_FILE: 'clock' }).trialClockFile).toBe('clock');
    for (const SITE of [production, { SITE_ORIGIN: 'https://play.example' }])
      expect(() => readConfig({ ...SITE, TRIAL_CLOCK_FILE: 'clock' })).toThrow(/^TRIAL_CLOCK_FILE: /);
  });

  test('is on for a site of this machine alone, unless it is not wanted', () => {
    expect(readConfig({ NODE_ENV: 'development' }).outbox).toBe(true);
    expect(readConfig({ OUTBOX: 'off' }).outbox).toBe(false);
    expect(readConfig({ SITE_ORIGIN: 'https://play.example' }).outbox).toBe(false);
    expect(() => readConfig({ SITE_ORIGIN: 'https://play.example', OUTBOX: 'on' })).toThrow(/^OUTBOX: /);
  });
});

describe('beyond this machine', () => {
  test.each(['0.0.0.0', '::', '10.0.0.7', 'operator', '127.0.0.1.example'])('%s is listened on in production alone', (HOST) => {
    for (const NODE_ENV of [undefined, '', 'development', 'test'])
      expect(() => readConfig({ HOST, NODE_ENV, GATEWAY_KEY: drawn })).toThrow(/^HOST: .*NODE_ENV=production/);
    expect(readConfig({ ...production, HOST, GATEWAY_KEY: drawn }).host).toBe(HOST);
  });

  test('OPS-006 nobody calls without a key', () => {
    expect(() => readConfig({ ...production, HOST: '0.0.0.0' })).toThrow(/^GATEWAY_KEY: /);
  });

  test.each(['127.0.0.1', '127.0.0.9', '::1', 'localhost'])('%s is not', (HOST) => expect(readConfig({ HOST }).host).toBe(HOST));
});

test.each([
  ['GATEWAY_KEY', 'k'.repeat(43)],
  ['GATEWAY_KEY', 'change-me-change-me-change-me-change-me-'],
  ['SECRET_KEY', Buffer.alloc(32).toString('base64')],
  ['SECRET_KEY', Buffer.alloc(32, 7).toString('base64')],
  ['SECRET_KEY', Buffer.from('5aa5'.repeat(16), 'hex').toString('base64')],
])('%s is no key where nobody drew it', (name, value) => {
  const read = () => readConfig({ [name]: value });
  expect(read).toThrow(new RegExp(`^${name}: `));
  expect(read).not.toThrow(new RegExp(value.slice(0, 12)));
});

test.each([
  ['PLATFORM_PORT', 'eighty'],
  ['PLATFORM_PORT', '70000'],
  ['DATABASE_URL', 'mysql://root:hunter2@db/x'],
  ['SITE_ORIGIN', 'hunter2'],
  ['SITE_ORIGIN', 'hunter2:3000'],
  ['PLATFORM_ORIGINS', 'hunter2'],
  ['PLATFORM_ORIGINS', 'https://play.example,hunter2:3001'],
  ['GATEWAY_ADDRESSES', '10.0.0.0/8'],
  ['GATEWAY_ADDRESSES', ','],
  ['CONTACT_URL', 'ftp://hunter2'],
  ['MAINTENANCE', 'hunter2'],
  ['DENIED_COUNTRIES', 'VN,hunter2'],
  ['ADDRESS_COUNTRIES', '203.0.113.0/24'],
  ['ADDRESS_COUNTRIES', '999.0.113.0/24=VN'],
  ['ADDRESS_COUNTRIES', '203.0.113.0/33=VN'],
  ['SECRET_KEY', 'hunter2'],
  ['SMS_GATEWAY_URL', 'hunter2'],
  ['SMS_GATEWAY_URL', 'ftp://hunter2'],
  ['SMS_GATEWAY_URL', 'https://sms.example/hunter2'],
  ['SMTP_URL', 'smtps://sampan:hunter2@mail.example'],
  ['SMTP_URL', 'https://mail.example/hunter2'],
  ['SMTP_URL', 'smtp://'],
  ['SMTP_URL', 'smtp://sampan@mail.example'],
  ['SMTP_URL', 'smtp://sampan:hunter2%@mail.example'],
  ['SMTP_URL', 'smtp://mail.example/hunter2?tls=off'],
  ['MAIL_FROM', 'hunter2'],
  ['MAIL_FROM', 'Sampan <a@b.example>, <hunter2@b.example>'],
  ['MAIL_FROM', 'Sampan\r\nBcc: x <hunter2@b.example>'],
  ['MAIL_FROM', 'hunter2@sampan.example'],
  ['PHONE_SERVICE_URL', 'hunter2'],
  ['PHONE_SERVICE_URL', 'ftp://hunter2'],
  ['PHONE_SERVICE_URL', 'https://phone.example/hunter2'],
  ['PHONE_SERVICE_KEY', 'hunter2'],
  ['PAYMENT_PROVIDER_URL', 'hunter2'],
])('%s %j is refused by its name, without its value', (name, value) => {
  const read = () => readConfig({ [name]: value });
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(name);
  expect(read).not.toThrow(/hunter2/);
});

test('who may come in is read, and closes nothing where nothing is set', () => {
  expect(readConfig({}).access).toEqual({ maintenance: false, loginRequired: false, deniedCountries: [], networks: [] });
  const { access } = readConfig({ MAINTENANCE: 'on', DENIED_COUNTRIES: 'US, FR', ADDRESS_COUNTRIES: '203.0.113.0/24=VN,2001:db8::/32=US' });
  expect(access).toEqual({
    maintenance: true,
    loginRequired: false,
    deniedCountries: ['US', 'FR'],
    networks: [
      { network: '203.0.113.0/24', country: 'VN' },
      { network: '2001:db8::/32', country: 'US' },
    ],
  });
});

test.each(['short', 'a'.repeat(40), '0123456789abcdef0123456789abcdef', `${drawn} with spaces`])(
  'a desk is never opened by a key such as %j: that is no start',
  (OPERATOR_KEY) => {
    for (const where of [production, { NODE_ENV: 'development' }])
      expect(() => readConfig({ ...where, OPERATOR_KEY })).toThrow(/^OPERATOR_KEY: /);
    expect(readConfig({ ...production, OPERATOR_KEY: drawn }).operatorKey).toBe(drawn);
  },
);
