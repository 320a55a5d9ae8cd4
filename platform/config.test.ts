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
});

describe('what is for trying out', () => {
  test('is off in production, whatever the address', () => {
    expect(readConfig({ NODE_ENV: 'production' }).outbox).toBe(false);
    expect(readConfig({ NODE_ENV: 'production', HOST: '0.0.0.0', GATEWAY_KEY: drawn }).outbox).toBe(false);
    expect(readConfig({ NODE_ENV: 'production', OUTBOX: 'off' }).outbox).toBe(false);
  });

  test('OPS-006 cannot be forced on there: that is no start', () => {
    expect(() => readConfig({ NODE_ENV: 'production', OUTBOX: 'on' })).toThrow(/^OUTBOX: .*production/);
  });

  test('nor can a clock be that is moved by a file', () => {
    expect(readConfig({ TRIAL_CLOCK_FILE: 'clock' }).trialClockFile).toBe('clock');
    for (const SITE of [{ NODE_ENV: 'production' }, { SITE_ORIGIN: 'https://play.example' }])
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
    expect(readConfig({ HOST, NODE_ENV: 'production', GATEWAY_KEY: drawn }).host).toBe(HOST);
  });

  test('OPS-006 nobody calls without a key', () => {
    expect(() => readConfig({ HOST: '0.0.0.0', NODE_ENV: 'production' })).toThrow(/^GATEWAY_KEY: /);
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

test('an SMS gateway and its key, and keys of 32 bytes, the newest first', () => {
  const other = Buffer.from(drawn, 'base64url').reverse();
  const config = readConfig({
    SMS_GATEWAY_URL: 'https://sms.example/send',
    SMS_GATEWAY_KEY: 'key',
    SECRET_KEY: `${drawn}, ${other.toString('base64')}`,
  });
  expect(config.smsGateway).toEqual({ url: 'https://sms.example/send', key: 'key' });
  expect(config.secretKeys?.map(({ bytes }) => bytes)).toEqual([Buffer.from(drawn, 'base64url'), other]);
  expect(() => readConfig({ SECRET_KEY: 'short' })).toThrow(/^SECRET_KEY.*must be 32 random bytes in base64$/);
  expect(() => readConfig({ SECRET_KEY: drawn, SECRET_KEY_FILE: '/run/secrets/keys' })).toThrow(/^SECRET_KEY and SECRET_KEY_FILE/);
});

test('a mail server, with and without login, and in whose name', () => {
  const smtp = (SMTP_URL: string, MAIL_FROM = 'no-reply@sampan.example') => readConfig({ SMTP_URL, MAIL_FROM }).smtp;
  expect(smtp('smtps://sam%40pan:p%40ss%3Aword@mail.example', 'Sampan Mail <no-reply@sampan.example>')).toEqual({
    host: 'mail.example',
    port: 465,
    secure: true,
    login: { user: 'sam@pan', pass: 'p@ss:word' },
    from: { name: 'Sampan Mail', address: 'no-reply@sampan.example' },
  });
  expect(smtp('smtp://mail.example/')).toEqual({
    host: 'mail.example',
    port: 587,
    secure: false,
    from: { name: '', address: 'no-reply@sampan.example' },
  });
  expect(smtp('smtp://[::1]:2525')).toMatchObject({ host: '::1', port: 2525 });
});

test('a phone service and its key', () => {
  expect(readConfig({ PHONE_SERVICE_URL: 'https://phone.example/v1', PHONE_SERVICE_KEY: 'key' }).phoneService).toEqual({
    url: 'https://phone.example/v1',
    key: 'key',
  });
});

describe('identity providers', () => {
  const lantern = { id: 'lantern', name: 'Lantern ID', issuer: 'https://id.example', clientId: 'sampan', clientSecret: 'hunter2' };
  const read = (providers: unknown, more = {}) =>
    readConfig({ OIDC_PROVIDERS: typeof providers === 'string' ? providers : JSON.stringify(providers), ...more }).identityProviders;

  test('are read in their order, each with its secret from wherever it stands', () => {
    const { clientSecret: _apart, ...harbour } = { ...lantern, id: 'harbour', issuer: 'http://localhost:4400/realm' };
    expect(read([lantern, harbour], { OIDC_HARBOUR_SECRET: 'apart' })).toEqual([lantern, { ...harbour, clientSecret: 'apart' }]);
    expect(readConfig({}).identityProviders).toEqual([]);
  });

  test.each([
    ['{hunter2', 'must be JSON'],
    [{ ...lantern }, 'OIDC_PROVIDERS'],
    [[], 'OIDC_PROVIDERS'],
    [[lantern, lantern], 'names an id twice'],
    [[{ ...lantern, id: 'Lantern ID' }], 'OIDC_PROVIDERS.0.id: must be small letters and digits'],
    [[{ ...lantern, id: '../x' }], 'OIDC_PROVIDERS.0.id'],
    [[{ ...lantern, issuer: 'hunter2' }], 'OIDC_PROVIDERS.0.issuer'],
    [[{ ...lantern, issuer: 'http://id.example' }], 'OIDC_PROVIDERS.0.issuer: must be https'],
    [[{ ...lantern, issuer: 'http://127.0.0.1.example' }], 'must be https'],
    [[{ ...lantern, issuer: 'https://id.example/?x' }], 'must have neither'],
    [[{ ...lantern, issuer: 'javascript:hunter2' }], 'OIDC_PROVIDERS.0.issuer'],
    [[{ ...lantern, clientId: '' }], 'OIDC_PROVIDERS.0.clientId'],
    [[{ ...lantern, clientSecret: undefined }], 'is neither here nor in OIDC_LANTERN_SECRET'],
    [[{ ...lantern, secret: 'hunter2' }], 'OIDC_PROVIDERS.0'],
  ])('%j is refused in one line without its secret', (providers, why) => {
    const attempt = () => read(providers);
    expect(attempt).toThrow(ConfigError);
    expect(attempt).toThrow(why);
    expect(attempt).not.toThrow(/hunter2|\n/);
  });
});

describe('what is sent to people goes by https', () => {
  const settings = {
    SMS_GATEWAY_URL: ['SMS_GATEWAY_KEY', 'smsGateway'],
    PHONE_SERVICE_URL: ['PHONE_SERVICE_KEY', 'phoneService'],
  } as const;
  const cases = Object.entries(settings).map(([name, [key, part]]) => ({
    name,
    part,
    read: (url: string, more = {}) => readConfig({ [name]: url, [key]: 'hunter2', ...more })[part],
  }));

  test.each(cases)('$name is taken by https, and by http on this machine', ({ read }) => {
    for (const url of ['https://service.example/send', 'http://127.0.0.1:9/send', 'http://localhost:9/', 'http://[::1]:9/'])
      expect(read(url)).toEqual({ url, key: 'hunter2' });
  });

  test.each(cases)('$name by http beyond this machine is refused, and says what would allow it', ({ name, read }) => {
    for (const url of [
      'http://service.example/hunter2',
      'http://10.0.0.7:9/',
      'http://127.0.0.1.service.example/',
      'http://localhost@service.example/',
      'HTTP://SERVICE.EXAMPLE/',
    ]) {
      expect(() => read(url)).toThrow(new RegExp(`^${name}: must be https beyond this machine; .*PLAIN_HTTP_PROVIDERS=on`));
      expect(() => read(url)).not.toThrow(/hunter2/);
      expect(() => read(url, { PLAIN_HTTP_PROVIDERS: 'off' })).toThrow(ConfigError);
    }
  });

  test.each(cases)('$name by http is taken where the operator says that the way is safe', ({ read }) => {
    expect(read('http://10.0.0.7:9/', { PLAIN_HTTP_PROVIDERS: 'on' })).toEqual({ url: 'http://10.0.0.7:9/', key: 'hunter2' });
    expect(() => read('ftp://10.0.0.7/', { PLAIN_HTTP_PROVIDERS: 'on' })).toThrow(ConfigError);
    expect(() => read('https://service.example/', { PLAIN_HTTP_PROVIDERS: 'yes' })).toThrow('PLAIN_HTTP_PROVIDERS');
  });
});

test.each(['short', 'a'.repeat(40), '0123456789abcdef0123456789abcdef', `${drawn} with spaces`])(
  'a desk is never opened by a key such as %j: that is no start',
  (OPERATOR_KEY) => {
    for (const NODE_ENV of ['production', 'development']) expect(() => readConfig({ NODE_ENV, OPERATOR_KEY })).toThrow(/^OPERATOR_KEY: /);
    expect(readConfig({ NODE_ENV: 'production', OPERATOR_KEY: drawn }).operatorKey).toBe(drawn);
  },
);
