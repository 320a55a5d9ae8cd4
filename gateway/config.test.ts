import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const problemsOf = (environment: Record<string, string>): readonly string[] => {
  try {
    readConfig(environment);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
};
const drawn = (): string => randomBytes(32).toString('base64url');
const production = { NODE_ENV: 'production', SESSION_KEYS: drawn() };

test('without any setting the site and its embedded platform run on this machine alone', () => {
  expect(readConfig({})).toMatchObject({
    NODE_ENV: 'development',
    HOST: '127.0.0.1',
    PORT: 3000,
    SITE_ORIGIN: 'http://localhost:3000',
    EXTRA_ORIGINS: [],
    BRAND: 'sampan',
    ASSET_ORIGINS: ['http://127.0.0.1:3001'],
    PLATFORM_PORT: 3001,
    METRICS_PORT: 9464,
    LOG_LEVEL: 'warn',
    aliasHosts: ['127.0.0.1:3000', '[::1]:3000'],
  });
  expect(readConfig({ PORT: '4000', SITE_ORIGIN: '' }).SITE_ORIGIN).toBe('http://localhost:4000');
});

test('OPS-006 production has to have keys, and every key its full length', () => {
  expect(problemsOf({ NODE_ENV: 'production' })).toEqual([expect.stringMatching(/^SESSION_KEYS: /)]);
  expect(problemsOf({ NODE_ENV: 'production', SESSION_KEYS: drawn() })).toEqual([]);
  for (const weak of ['short', Buffer.alloc(31, 1).toString('base64url'), `${drawn()},password`, '!'.repeat(43)])
    expect(problemsOf({ SESSION_KEYS: weak })).toEqual([expect.stringMatching(/^SESSION_KEYS: /)]);
  expect(readConfig({ SESSION_KEYS: `${drawn()}, ${drawn()}` }).SESSION_KEYS.length).toBe(2);
});

test.each([
  ['SESSION_KEYS', Buffer.alloc(32).toString('base64url')],
  ['SESSION_KEYS', Buffer.alloc(32, 7).toString('base64url')],
  ['SESSION_KEYS', Buffer.from('5aa5'.repeat(16), 'hex').toString('base64url')],
  ['SESSION_KEYS', `${drawn()},${Buffer.alloc(32, 1).toString('base64url')}`],
  ['GATEWAY_KEY', 'k'.repeat(43)],
  ['GATEWAY_KEY', 'change-me-change-me-change-me-change-me-'],
])('OPS-006 %s of %j is no start: nobody drew it', (name, value) => {
  for (const environment of [{}, production])
    expect(problemsOf({ ...environment, [name]: value })).toEqual([expect.stringMatching(new RegExp(`^${name}: `))]);
});

// As `SESSION_KEYS=${NEW_KEY},${OLD_KEY}` where neither is set.
test.each(['SESSION_KEYS', 'GATEWAY_KEY'])(
  'OPS-006 %s of nothing but commas is no start: there would be no key, or one of its own',
  (name) => {
    for (const environment of [{}, production])
      for (const value of [',', ' , '])
        expect(problemsOf({ ...environment, [name]: value })).toEqual([expect.stringMatching(new RegExp(`^${name}: names no key$`))]);
  },
);

describe('beyond this machine', () => {
  test.each(['0.0.0.0', '::', '10.0.0.7', 'play.example', '127.0.0.1.example'])('%s is listened on in production alone', (HOST) => {
    for (const NODE_ENV of ['', 'development', 'test'])
      expect(problemsOf({ HOST, NODE_ENV })).toEqual([expect.stringMatching(/^HOST: .*NODE_ENV=production/)]);
    expect(problemsOf({ ...production, HOST })).toEqual([]);
  });

  test('OPS-006 in production people come by https, or sessions could be read on their way', () => {
    const [open, secret] = ['http://play.example', 'https://play.example'];
    const reached = { ...production, PLATFORM_ORIGINS: 'https://games.example' };
    expect(problemsOf({ ...reached, SITE_ORIGIN: open, EXTRA_ORIGINS: `${secret},${open}` })).toEqual([
      expect.stringMatching(/^SITE_ORIGIN: must be https/),
      expect.stringMatching(/^EXTRA_ORIGINS: must be https/),
    ]);
    for (const SITE_ORIGIN of [secret, 'http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000'])
      expect(problemsOf({ ...reached, SITE_ORIGIN, EXTRA_ORIGINS: secret })).toEqual([]);
  });

  test('OPS-006 nor does what opens a game, or customer service, go open', () => {
    const site = { ...production, SITE_ORIGIN: 'https://play.example', PLATFORM_ORIGINS: 'https://games.example' };
    for (const name of ['ASSET_ORIGINS', 'PLATFORM_ORIGINS', 'SERVICE_ORIGINS']) {
      const given = { ...site, [name]: 'https://games.example,http://games.example' };
      expect(problemsOf(given)).toEqual([expect.stringMatching(new RegExp(`^${name}: must be https beyond this machine`))]);
      expect(problemsOf({ ...given, NODE_ENV: 'development' })).toEqual([]);
    }
    const inFront = { ...site, UPSTREAM_URL: 'http://operator:3001' };
    expect(problemsOf(inFront)).toEqual([expect.stringMatching(/^ASSET_ORIGINS: must be https beyond this machine/)]);
    expect(problemsOf({ ...inFront, ASSET_ORIGINS: 'https://games.example' })).toEqual([]);
  });

  test('OPS-006 in production nobody’s browser is sent to its own machine for pictures and games', () => {
    const open = { ...production, SITE_ORIGIN: 'https://play.example' };
    const [own, away] = ['http://127.0.0.1:3001', 'https://games.example'];
    for (const given of [{}, { PLATFORM_ORIGINS: own }, { PLATFORM_ORIGINS: 'http://localhost:3001' }, { ASSET_ORIGINS: away }])
      expect(problemsOf({ ...open, ...given })).toEqual([expect.stringMatching(/^PLATFORM_ORIGINS: is required in production/)]);
    for (const given of [
      { UPSTREAM_URL: own },
      { UPSTREAM_URL: 'https://api.example', ASSET_ORIGINS: own },
      { PLATFORM_ORIGINS: away, ASSET_ORIGINS: own },
    ])
      expect(problemsOf({ ...open, ...given })).toEqual([expect.stringMatching(/^ASSET_ORIGINS: is required in production/)]);
    for (const given of [{ PLATFORM_ORIGINS: away }, { UPSTREAM_URL: own, ASSET_ORIGINS: away }, { UPSTREAM_URL: 'https://api.example' }])
      expect(problemsOf({ ...open, ...given })).toEqual([]);
    // Whoever tries it out does so on this machine.
    expect(problemsOf({ ...production, SITE_ORIGIN: 'http://localhost:3000' })).toEqual([]);
    expect(problemsOf({ SITE_ORIGIN: 'http://play.example' })).toEqual([]);
  });

  test('the embedded platform is not either; that of somebody else is where it is', () => {
    expect(problemsOf({ PLATFORM_HOST: '0.0.0.0' })).toEqual([expect.stringMatching(/^PLATFORM_HOST: .*NODE_ENV=production/)]);
    expect(problemsOf({ PLATFORM_HOST: '0.0.0.0', UPSTREAM_URL: 'https://api.example' })).toEqual([]);
    expect(problemsOf({ ...production, PLATFORM_HOST: '0.0.0.0' })).toEqual([]);
  });

  test.each([
    ['::1', 'http://[::1]:3001'],
    ['127.0.0.9', 'http://127.0.0.9:3001'],
    // The site's own name, whose cookies browsers would send along.
    ['localhost', 'http://127.0.0.1:3001'],
  ])('a platform that listens on %s sends browsers to %s for pictures and games', (PLATFORM_HOST, address) =>
    expect(readConfig({ PLATFORM_HOST })).toMatchObject({ PLATFORM_ORIGINS: [address], ASSET_ORIGINS: [address] }),
  );

  test.each(['127.0.0.1', '127.0.0.9', '::1', 'localhost'])('%s is not', (HOST) => expect(problemsOf({ HOST })).toEqual([]));
});

test('OPS-006 every problem is named by its setting, all at once, and no value is repeated', () => {
  const problems = problemsOf({
    PORT: 'hunter2',
    PLATFORM_PORT: '70000',
    SITE_ORIGIN: 'hunter2',
    UPSTREAM_URL: 'ftp://hunter2',
    EXTRA_ORIGINS: 'http://a.example,hunter2',
    LOG_LEVEL: 'hunter2',
    SESSION_KEYS: 'hunter2',
  });
  expect(problems.map((problem) => problem.split(':')[0]).sort()).toEqual([
    'EXTRA_ORIGINS',
    'LOG_LEVEL',
    'PLATFORM_PORT',
    'PORT',
    'SESSION_KEYS',
    'SITE_ORIGIN',
    'UPSTREAM_URL',
  ]);
  expect(problems.join()).not.toContain('hunter2');
});

test('with an operator of its own, the site takes pictures from there unless it is told otherwise', () => {
  expect(readConfig({ UPSTREAM_URL: 'https://api.example/' })).toMatchObject({
    UPSTREAM_URL: 'https://api.example',
    ASSET_ORIGINS: ['https://api.example'],
  });
  expect(readConfig({ UPSTREAM_URL: 'https://api.example', ASSET_ORIGINS: 'https://a.example, https://b.example' }).ASSET_ORIGINS).toEqual([
    'https://a.example',
    'https://b.example',
  ]);
  for (const origin of ['https://a.example/path', 'a.example', 'https://user:pass@a.example', "https://a.example'; script-src *"])
    expect(problemsOf({ ASSET_ORIGINS: origin }).length).toBe(1);
  for (const name of ['ASSET_ORIGINS', 'PLATFORM_ORIGINS']) expect(problemsOf({ [name]: ',' })).toEqual([`${name}: names no origin`]);
});

test('AZ-008 proxies are trusted by their number, or by name, and never by mistake', () => {
  expect(readConfig({}).TRUSTED_PROXIES).toBe(0);
  expect(readConfig({ TRUSTED_PROXIES: '2' }).TRUSTED_PROXIES).toBe(2);
  expect(readConfig({ TRUSTED_PROXIES: '10.0.0.0/8, ::1' }).TRUSTED_PROXIES).toEqual(['10.0.0.0/8', '::1']);
  for (const wrong of ['11', '-1', '10.0.0.0/33', 'proxy.example', '10.0.0.0/8 ::1'])
    expect(problemsOf({ TRUSTED_PROXIES: wrong })).toEqual([expect.stringMatching(/^TRUSTED_PROXIES: must be .* 10 at most$/)]);
  for (const all of ['0.0.0.0/0', '::1, ::/00'])
    expect(problemsOf({ TRUSTED_PROXIES: all })).toEqual([expect.stringMatching(/^TRUSTED_PROXIES: must not be all addresses/)]);
});
