import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isRunning } from '../../platform/testing/isRunning.ts';
import { freePort, isFree } from '../stack/freePort.ts';

let folder: string;
let npm: ChildProcess;
let ports: { readonly site: number; readonly platform: number };
let descendants: readonly number[] = [];

/** npm, gateway and platform start one after the other; a busy machine takes its time. */
const patience = 60_000;
vi.setConfig({ testTimeout: patience, hookTimeout: patience });

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'sampan-npm-'));
  ports = { site: await freePort(), platform: await freePort() };
  // From its sources, as whoever installs it runs it, and not from the bundle that other tests start.
  const { DATABASE_URL: _database, NODE_OPTIONS: _bundle, ...inherited } = process.env;
  // Without the script before it: that one builds the site, and another test may be reading it.
  npm = spawn('npm', ['start', '--ignore-scripts', '--silent'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...inherited,
      PORT: String(ports.site),
      PLATFORM_PORT: String(ports.platform),
      DATA_DIR: path.join(folder, 'data'),
      METRICS_PORT: '0',
    },
  });
  await once(npm.stdout ?? npm, 'data');
  descendants = descendantsOf(npm.pid);
});

afterEach(async () => {
  // Also what a start that came to no end has left: npm takes nobody along.
  const left = new Set([npm.pid, ...descendantsOf(npm.pid), ...descendants].filter((pid) => pid !== undefined));
  for (const pid of left) if (isRunning(pid)) process.kill(pid, 'SIGKILL');
  await expect.poll(() => [...left].filter(isRunning), { timeout: patience }).toEqual([]);
  descendants = [];
  rmSync(folder, { recursive: true, force: true });
});

function descendantsOf(ancestor: number | undefined): readonly number[] {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=', '-o', 'ppid='], { encoding: 'utf8' }).trim().split('\n');
  const family = lines.map((line) => line.trim().split(/\s+/).map(Number));
  const below = (parent: number | undefined): readonly number[] =>
    family.filter(([, of]) => of === parent).flatMap(([pid = 0]) => [pid, ...below(pid)]);
  return below(ancestor);
}

/** Journals that a store leaves beside itself when nobody closed it. */
const openJournals = (): readonly string[] => readdirSync(path.join(folder, 'data')).filter((name) => /-(wal|shm|journal)$/.test(name));

test.each(['SIGTERM', 'SIGINT'] as const)('%s to npm start itself leaves no process, no taken port and no open data', async (signal) => {
  expect(descendants.length).toBeGreaterThanOrEqual(2);
  expect(openJournals()).not.toEqual([]);
  npm.kill(signal);
  await once(npm, 'exit');
  // npm has waited for gateway and platform. What derives passwords holds nothing and gives way to everybody, at its end too.
  expect([await isFree(ports.site), await isFree(ports.platform)]).toEqual([true, true]);
  expect(openJournals()).toEqual([]);
  await expect.poll(() => descendants.filter(isRunning), { timeout: 60_000 }).toEqual([]);
});

test('kill -9 of npm start leaves nothing either, a moment later', async () => {
  npm.kill('SIGKILL');
  await expect.poll(() => descendants.filter(isRunning), { timeout: 60_000 }).toEqual([]);
  expect([await isFree(ports.site), await isFree(ports.platform)]).toEqual([true, true]);
  expect(openJournals()).toEqual([]);
});
