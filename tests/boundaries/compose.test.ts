import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ConfigError as GatewayConfigError, readConfig as readGatewayConfig } from '../../gateway/config.ts';
import { readConfig as readPlatformConfig } from '../../platform/config.ts';
import { composeService, imageOf } from '../stack/composeFile.ts';

const text = readFileSync('compose.yaml', 'utf8');
const key = randomBytes(32).toString('base64url');

const secrets = Object.fromEntries(['SESSION_KEYS', 'GATEWAY_KEY', 'SECRET_KEY', 'POSTGRES_PASSWORD'].map((name) => [name, key]));
const environmentOf = (service: string): Readonly<Record<string, string>> => composeService(service, secrets).environment;

const assetOriginsOf = (site: Readonly<Record<string, string>>) => readGatewayConfig({ ...site, NODE_ENV: 'production' }).ASSET_ORIGINS;

const isSetting = (file: string, name: string): boolean => new RegExp(`^ +${name}: `, 'm').test(readFileSync(file, 'utf8'));

test('the containers are given settings that exist, with values that are taken', () => {
  const site = environmentOf('site');
  expect(Object.keys(site).filter((name) => !isSetting('gateway/config.ts', name))).toEqual([]);
  expect(readGatewayConfig({ ...site, NODE_ENV: 'production' })).toMatchObject({
    UPSTREAM_URL: 'http://operator:3001',
    GATEWAY_KEY: [key],
  });
  const operator = environmentOf('operator');
  expect(Object.keys(operator).filter((name) => !isSetting('platform/config.ts', name))).toEqual([]);
  expect(readPlatformConfig({ ...operator, HOST: '0.0.0.0', NODE_ENV: 'production' })).toMatchObject({
    gatewayKeys: [key],
    outbox: false,
    origins: assetOriginsOf(site),
    trustedProxies: 1,
  });
});

test('games of a vendor that the operators are given are framed by the sites', () => {
  const games = 'https://games.example';
  const said = { ...secrets, GAME_VENDORS: JSON.stringify([{ code: 'CPH', url: `${games}/sampan`, key }]), GAME_ORIGINS: games };
  const { gameVendors } = readPlatformConfig({ ...composeService('operator', said).environment, NODE_ENV: 'production' });
  expect(gameVendors.map(({ url }) => new URL(url).origin)).toEqual([games]);
  expect(assetOriginsOf(composeService('site', said).environment)).toEqual(['http://localhost:3001', games]);
});

test('there are two of each, every site reaches an operator of its own, and both operators know both sites', () => {
  const addresses = [...text.matchAll(/ipv4_address: ([\d.]+)/g)].map(([, address]) => address);
  expect(addresses).toHaveLength(2);
  expect(environmentOf('operator')['GATEWAY_ADDRESSES']?.split(',')).toEqual(addresses);
  expect(text).toMatch(/^ {2}operator-2: \*operator$/m);
  expect(text.match(/UPSTREAM_URL: \S+/g)).toEqual(['UPSTREAM_URL: http://operator:3001', 'UPSTREAM_URL: http://operator-2:3001']);
  for (const server of ['site:3000', 'site-2:3000', 'operator:3001', 'operator-2:3001']) expect(text).toContain(` ${server}\n`);
  expect(text).toContain('default-server check ');
});

test('a container that is made anew at another address is found there: the entrance asks for names again and again', () => {
  expect(text).toMatch(/^ +resolvers containers\n +parse-resolv-conf$/m);
  expect(text).toMatch(/^ +default-server .*\bresolvers containers\b.* init-addr libc,none$/m);
});

test('CRS-004 sites and operators are given the time that the end of what is under way may take', () => {
  for (const service of ['site', 'operator'])
    expect(text).toMatch(new RegExp(`^ {2}${service}: &${service}\\n(?: {4}.*\\n)*? {4}stop_grace_period: 25s$`, 'm'));
});

test('what is put in place in production can be set, and the commands that documents name for a container are in the image', () => {
  const [production, backups] = ['docs/production.md', 'docs/backups.md'].map((file) => readFileSync(file, 'utf8'));
  const [, carriers = ''] = (production ?? '').split('## Who carries what');
  const rows = [...carriers.matchAll(/^\| (`[A-Z_]+`(?:, `[A-Z_]+`)*) \|/gm)].map(([, names = '']) => names);
  const named = ['OPERATOR_KEY', ...rows.flatMap((names) => names.replaceAll('`', '').split(', '))];
  expect(named).toContain('PAYMENT_PROVIDER_KEY');
  expect(named.filter((name) => !(name in environmentOf('operator')))).toEqual([]);
  const commands = [...`${production}${backups}${text}`.matchAll(/node (scripts\/\w+\.ts)/g)].map(([, file = '']) => file);
  expect(commands).toContain('scripts/operatorAdd.ts');
  expect(commands.filter((file) => !imageOf().files.includes(file))).toEqual([]);
});

test('what a container writes is kept up to a size: for as long as it runs, its lines would fill the disk that the books lie on', () => {
  expect(text).toMatch(/^x-logging: &logging \{ driver: local, options: \{ max-size: \d+m, max-file: '\d+' \} \}$/m);
  const [, services = ''] = /^services:\n([^]*?)^\S/m.exec(text) ?? [];
  const blocks = services.split(/^(?= {2}\w)/m).filter((block) => /^ {2}\w/.test(block));
  const unbounded = blocks.filter((block) => !/^ {4}logging: \*logging$|^ {4}<<: \*|^ {2}[\w-]+: \*/m.test(block));
  expect(blocks.length).toBeGreaterThanOrEqual(7);
  expect(unbounded).toEqual([]);
});

test('the image starts the site as `npm start` does', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { start: string } };
  expect(readFileSync('Dockerfile', 'utf8')).toContain(
    `CMD ${JSON.stringify(scripts.start.replace('exec ', '').split(' ')).replaceAll(',', ', ')}\n`,
  );
});

test('its user may read what it copies, under whatever umask the sources were fetched', () => {
  const [, opened = ''] = /^RUN chmod -R a\+rX (.+)$/m.exec(readFileSync('Dockerfile', 'utf8')) ?? [];
  const made = ['node_modules', 'dist'];
  const places = imageOf().files.map((file) => file.split('/')[0] ?? '');
  expect(places.filter((place) => !made.includes(place) && !opened.split(' ').includes(place))).toEqual([]);
});

test('without its secrets nothing starts', () => {
  for (const name of Object.keys(secrets)) {
    const { [name]: _missing, ...others } = secrets;
    expect(() => ['site', 'operator', 'database'].map((service) => composeService(service, others))).toThrow(name);
  }
  expect(() => readGatewayConfig({ ...environmentOf('site'), SESSION_KEYS: '', NODE_ENV: 'production' })).toThrow(GatewayConfigError);
});
