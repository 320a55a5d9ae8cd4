import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPostgres, type ThrowAwayPostgres } from '../../scripts/machine/postgres.ts';
import { administer } from '../../platform/testing/storeTemplates.ts';
import { testEngines } from '../../platform/testing/openTestStore.ts';
import { composeService } from '../stack/composeFile.ts';
import { freePort } from '../stack/freePort.ts';
import { sendRaw, statusOfRaw } from '../stack/sendRaw.ts';
import { solvedChallenge, type ChallengeData } from '../stack/solvedChallenge.ts';
import type { GatewayAnswer } from './GatewayAnswer.ts';
import { inTheEnd } from './inTheEnd.ts';
import { makeImage, type ImageFolder } from './makeImage.ts';

const compose = readFileSync('compose.yaml', 'utf8');
const patience = 120_000;
/** What the services said, to be read where one was not healthy. */
const logs = path.resolve('.cache/compose');
const pause = (milliseconds: number) => new Promise<void>((resolve) => void setTimeout(resolve, milliseconds));

const canStart = testEngines().includes('postgres') && spawnSync('redis-server', ['--version']).status === 0;

let image: ImageFolder;
let folder: string;
let postgres: ThrowAwayPostgres | undefined;
let secrets: Readonly<Record<string, string>>;
const started: ChildProcess[] = [];
/** Names of the network of containers, and what answers to them here. */
const hosts = new Map<string, string>();
const here = (text: string): string => [...hosts].reduce((said, [name, address]) => said.replaceAll(name, address), text);

/** Starts a service with what its image and `compose.yaml` give it, and nothing of this process; `instead` stands for what a container has to itself. */
function start(name: string, instead: Readonly<Record<string, string>>, more: readonly string[] = []): ChildProcess {
  const { environment, command = image.command } = composeService(name, secrets);
  const [program = '', ...given] = command;
  const settings = Object.entries({ ...image.environment, ...environment }).map(([key, value]) => [key, here(value)]);
  const log = openSync(path.join(logs, `${name}.log`), 'w');
  const child = spawn(program === 'node' ? process.execPath : program, [...given, ...more], {
    cwd: image.folder,
    env: { PATH: process.env['PATH'], ...Object.fromEntries(settings), ...instead },
    stdio: ['ignore', log, log],
  });
  started.push(child);
  return child;
}

/** Asks as the container's health check does; its status. */
const health = (name: string, more: Readonly<Record<string, string>> = {}): number | null => {
  const [program = '', ...given] = composeService(name, secrets).health ?? [];
  const environment = { PATH: process.env['PATH'], ...more };
  return spawnSync(program === 'node' ? process.execPath : program, given.map(here), { env: environment, stdio: 'ignore' }).status;
};
async function untilHealthy(name: string, more?: Readonly<Record<string, string>>): Promise<void> {
  for (const began = Date.now(); health(name, more) !== 0; await pause(200))
    if (Date.now() - began > patience) throw new Error(`${name} is not healthy`);
}
/** Looks as the entrance does whether a server is ready. */
const looked = async (port: number): Promise<number> => {
  const [, method, target, version, host] = /http-check send meth (\S+) uri (\S+) ver (\S+) hdr Host (\S+)$/m.exec(compose) ?? [];
  const asked = `${method} ${target} ${version}\r\nHost: ${host}\r\nConnection: close\r\n\r\n`;
  return statusOfRaw(await sendRaw(port, asked).catch(() => ''));
};

const persisted = JSON.parse(readFileSync('web/relay/persisted.json', 'utf8')) as Readonly<Record<string, string>>;
const idOf = (operation: string): string | undefined =>
  Object.entries(persisted).find(([, text]) => new RegExp(`^(query|mutation) ${operation}\\b`).test(text))?.[0];

test.runIf(canStart)(
  'what compose.yaml describes starts as it stands, from the files of the image alone',
  async ({ skip }) => {
    const ports = { site: await freePort(), 'site-2': await freePort(), operator: await freePort(), 'operator-2': await freePort() };
    const [siteOrigin, platformOrigin] = [`http://localhost:${ports.site}`, `http://127.0.0.1:${ports.operator}`];
    secrets = { ...secrets, SITE_ORIGIN: siteOrigin, PLATFORM_ORIGIN: platformOrigin };
    const redis = await freePort();
    postgres = await startPostgres({ password: secrets['POSTGRES_PASSWORD'] ?? '' });
    if (!postgres) return skip('only a PostgreSQL of this machine is started with a password');
    const database = new URL(postgres.url);
    hosts.set('@database:5432', `@${database.host}`).set('redis:6379', `127.0.0.1:${redis}`);
    hosts.set('operator-2:3001', `127.0.0.1:${ports['operator-2']}`).set('operator:3001', `127.0.0.1:${ports.operator}`);
    // The image of PostgreSQL makes a database with its user's name.
    await administer(postgres.url, 'create database sampan');
    await untilHealthy('database', { PGHOST: '127.0.0.1', PGPORT: database.port });

    start('redis', {}, ['--port', String(redis), '--bind', '127.0.0.1', '--dir', folder]);
    const own = (name: string) => ({ HOST: '127.0.0.1', DATA_DIR: path.join(folder, name) });
    for (const name of ['operator', 'operator-2'] as const) {
      hosts.set('127.0.0.1:3001/', `127.0.0.1:${ports[name]}/`);
      expect(health(name)).toBe(1);
      start(name, { ...own(name), PLATFORM_PORT: String(ports[name]), GATEWAY_ADDRESSES: '127.0.0.1' });
      await untilHealthy(name);
      expect(await looked(ports[name])).toBe(200);
    }
    for (const name of ['site', 'site-2'] as const) {
      const child = start(name, { ...own(name), PORT: String(ports[name]), METRICS_PORT: '0' });
      await expect.poll(() => (child.exitCode === null ? looked(ports[name]) : 'ended'), { timeout: patience }).toBe(200);
    }

    // As a container runs a command: from the files of its image, by its settings.
    const invited = spawnSync(process.execPath, ['scripts/operatorAdd.ts', '--name', 'mai'], {
      cwd: image.folder,
      env: { ...composeService('operator', secrets).environment, PLATFORM_PORT: String(ports.operator) },
      encoding: 'utf8',
    });
    expect(invited.stdout, invited.stderr).toContain(`${platformOrigin}/operator/invited`);
    expect((await fetch(`${platformOrigin}/operator/invited`)).status).toBe(200);

    let cookie = '';
    const ask = async <Data>(site: 'site' | 'site-2', body: object): Promise<GatewayAnswer<Data>> => {
      const answer = await fetch(`http://localhost:${ports[site]}/graphql?lang=EN`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          origin: siteOrigin,
          cookie,
          host: new URL(siteOrigin).host,
          'x-forwarded-for': '198.51.100.7',
        },
        body: JSON.stringify(body),
      });
      cookie =
        answer.headers
          .getSetCookie()
          .find((each) => /^session=./.test(each))
          ?.split(';')[0] ?? cookie;
      return (await answer.json()) as GatewayAnswer<Data>;
    };
    const operation = <Data>(site: 'site' | 'site-2', name: string, variables: object = {}) =>
      ask<Data>(site, { id: idOf(name), variables });
    expect((await fetch(`${siteOrigin}/`)).status).toBe(200);
    expect((await ask('site', { query: '{ viewer { account } }' })).errors).toBeDefined();
    let account = '';
    // Under another name each time: of an answer that was lost nobody knows whether it opened an account.
    const registered = await inTheEnd(async () => {
      const { data: made, ...fault } = await operation<ChallengeData>('site', 'useChallengeMutation');
      if (made === null) return { data: made, ...fault };
      account = `row${Date.now().toString(36)}`;
      const input = {
        username: account,
        password: 'lanterns-at-dusk-4',
        confirmPassword: 'lanterns-at-dusk-4',
        pageUrl: `${siteOrigin}/register`,
        ageConfirmed: true,
        termsAccepted: true,
        challenge: solvedChallenge(made),
      };
      return operation<{ readonly register: { readonly __typename: string } }>('site', 'useRegisterMutation', { input });
    });
    expect(registered).toMatchObject({ register: { __typename: 'RegisterPayload' } });
    // His session is known by the other site and its operator.
    expect(await operation('site-2', 'useViewerQuery')).toMatchObject({ data: { viewer: { account } } });
    expect(await operation('site', 'useViewerQuery')).toMatchObject({ data: { viewer: { account } } });
  },
  5 * patience,
);

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'sampan-compose-'));
  mkdirSync(logs, { recursive: true });
  image = makeImage();
  // The secrets are made by what the head of the file says.
  const lines = compose.split('\n').filter((line) => /^# {3}\S/.test(line) || /^# {5}\S/.test(line));
  execFileSync('bash', ['-c', lines.map((line) => line.slice(1)).join('\n')], { cwd: folder });
  const said = readFileSync(path.join(folder, '.env'), 'utf8').trim().split('\n');
  secrets = Object.fromEntries(said.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]));
  expect(Object.keys(secrets)).toHaveLength(5);
});
afterAll(async () => {
  for (const child of started.toReversed()) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await gone;
  }
  await postgres?.stop();
  image.remove();
  rmSync(folder, { recursive: true, force: true });
});
