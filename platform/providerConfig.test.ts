import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const drawn = randomBytes(32).toString('base64url');

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
