import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Engine } from '../../platform/core/store/engine.ts';
import { isRunning } from '../../platform/testing/isRunning.ts';
import { openTestStore, testEngines } from '../../platform/testing/openTestStore.ts';
import { openForeignOperator } from '../operator/openForeignOperator.ts';
import { freePort } from '../stack/freePort.ts';
import { platformPid } from '../stack/platformPid.ts';
import { bookedPayments, registerPayers, startPayers } from './payers.ts';
import { waitForReady } from './waitForReady.ts';

const preload = ['--import', fileURLToPath(new URL('raiseFault.ts', import.meta.url))];
const undo: (() => unknown)[] = [];
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'sampan-process-'));
  undo.push(() => rmSync(folder, { recursive: true, force: true }));
});
afterEach(async () => {
  for (const each of undo.splice(0).reverse()) await each();
});

/** A program that can be made to fail, what it printed, and its end. */
interface Faulty {
  readonly child: ChildProcess;
  readonly ended: Promise<number | null>;
  /** Its log so far. */
  lines(): readonly Record<string, unknown>[];
}

function startFaulty(program: string, fault: string, environment: NodeJS.ProcessEnv, faultyProgram = program): Faulty {
  const { DATABASE_URL: _database, ...inherited } = process.env;
  const child = spawn(process.execPath, [...preload, program], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { ...inherited, DATA_DIR: folder, FAULT: fault, FAULTY_PROGRAM: faultyProgram, ...environment },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (text: string) => (output += text));
  const ended = once(child, 'close').then(([code]) => code as number | null);
  undo.push(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  const isJson = (line: string): boolean => line.startsWith('{');
  return {
    child,
    ended,
    lines: () =>
      output
        .split('\n')
        .filter(isJson)
        .map((line) => JSON.parse(line) as Record<string, unknown>),
  };
}

/**
 * A request whose body comes slowly: `begun` once half of it is there, and the platform has taken it on, since one that was sent after it
 * has been answered.
 */
function slowRequest(origin: string) {
  const half = Promise.withResolvers<void>();
  const body = new ReadableStream({
    async start(controller) {
      controller.enqueue(new TextEncoder().encode('{'));
      await new Promise((resolve) => setTimeout(resolve, 200));
      half.resolve();
      await new Promise((resolve) => setTimeout(resolve, 500));
      controller.enqueue(new TextEncoder().encode('"launch": "none"}'));
      controller.close();
    },
  });
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body, duplex: 'half' } as RequestInit;
  const answer = fetch(`${origin}/games/slot/session`, init).then(
    (response) => response.json(),
    (error: Error) => error.message,
  );
  const begun = half.promise.then(() => fetch(`${origin}/health/live`)).then((response) => response.text());
  return { begun, answer };
}

const faultLines = (lines: readonly Record<string, unknown>[]) => lines.filter(({ event }) => event === 'process_fault');

/** Where it is raised is the same to every store; what differs is how one is left. */
const faultsOn: Readonly<Record<Engine, readonly string[]>> = {
  sqlite: ['timer', 'emitter', 'promise', 'worker', 'again'],
  postgres: ['again'],
};

test.each(testEngines())(
  'CRS-014 a fault that belongs to no request of a platform on %s is told once and ends it in order with code 1; no money is lost or moved twice',
  async (engine) => {
    const store = engine === 'postgres' ? await openTestStore(engine) : undefined;
    if (store) undo.push(() => store.close());
    const databaseUrl = store && 'url' in store.location ? store.location.url : undefined;
    const port = await freePort();
    const start = async (fault = 'none'): Promise<Faulty> => {
      const started = startFaulty('platform/main.ts', fault, {
        PLATFORM_PORT: String(port),
        ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
      });
      await waitForReady(started.child);
      return started;
    };
    const stop = async ({ child, ended }: Faulty): Promise<void> => {
      child.kill('SIGTERM');
      expect(await ended).toBe(0);
    };
    const sound = await start();
    const operator = openForeignOperator({ url: `http://127.0.0.1:${port}`, merchant: 'SAMPAN' }, Date.now());
    const payers = startPayers(operator, await registerPayers(operator, 2), { atOnce: 4 });
    const acknowledgedAgain = async () => {
      const before = payers.acknowledged.length;
      await expect.poll(() => payers.acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(before + 20);
    };
    await acknowledgedAgain();
    await stop(sound);
    // The next one goes on with the same money, until it fails in its own way.
    for (const fault of faultsOn[engine]) {
      const platform = await start(fault);
      await acknowledgedAgain();
      const { begun, answer } = slowRequest(`http://127.0.0.1:${port}`);
      await begun;
      const failed = performance.now();
      platform.child.kill('SIGUSR2');
      expect([fault, await answer]).toEqual([fault, { error: 'launch_expired' }]);
      expect([fault, await platform.ended]).toEqual([fault, 1]);
      expect(performance.now() - failed).toBeLessThan(15_000);
      expect([fault, faultLines(platform.lines())]).toEqual([
        fault,
        [expect.objectContaining({ level: 50, error: expect.objectContaining({ message: 'planted fault', stack: expect.any(String) }) })],
      ]);
      // What was under way was answered, or not taken on: nothing failed half way.
      expect([fault, [...payers.refused.keys()].filter((why) => why !== 'no answer')]).toEqual([fault, []]);
    }
    const last = await start();
    await acknowledgedAgain();
    await payers.stop();
    await stop(last);
    expect(await bookedPayments({ dataDir: folder, databaseUrl }, payers.acknowledged)).toEqual({
      lost: 0,
      twice: 0,
      findings: [],
      booked: payers.acknowledged.length,
    });
  },
  180_000,
);

test('CRS-014 what fails within a request is masked with an id, the platform goes on, and the books are right', async () => {
  const port = await freePort();
  const platform = startFaulty('platform/main.ts', 'statement', { PLATFORM_PORT: String(port) });
  await waitForReady(platform.child);
  const operator = openForeignOperator({ url: `http://127.0.0.1:${port}`, merchant: 'SAMPAN' }, Date.now());
  const tokens = await registerPayers(operator, 2);
  platform.child.kill('SIGUSR2');
  const payers = startPayers(operator, tokens, { atOnce: 4, patience: 20 });
  await expect.poll(() => payers.refused.get('500 fault') ?? 0, { timeout: 60_000 }).toBeGreaterThan(20);
  await payers.stop();
  const answer = await operator.send('/wps/system/status', { headers: { merchant: 'SAMPAN' } });
  expect(JSON.stringify(answer)).not.toContain('planted');
  platform.child.kill('SIGTERM');
  expect(await platform.ended).toBe(0);
  expect(faultLines(platform.lines())).toEqual([]);
  const logged = platform.lines().filter(({ msg }) => msg === 'a call failed');
  expect(logged.length).toBeGreaterThanOrEqual(20);
  expect(new Set(logged.map(({ correlationId }) => correlationId)).size).toBe(logged.length);
  expect(await bookedPayments({ dataDir: folder, databaseUrl: undefined }, payers.acknowledged)).toEqual({
    lost: 0,
    twice: 0,
    findings: [],
    booked: payers.acknowledged.length,
  });
}, 180_000);

describe('a stack', () => {
  const startStack = async (fault: string, faultyProgram: string) => {
    const ports = { PORT: String(await freePort()), PLATFORM_PORT: String(await freePort()), METRICS_PORT: '0', LOG_LEVEL: 'warn' };
    const stack = startFaulty('gateway/main.ts', fault, ports, faultyProgram);
    const isReady = () =>
      fetch(`http://localhost:${ports.PORT}/health/ready`).then(
        ({ ok }) => ok,
        () => false,
      );
    await expect.poll(isReady, { timeout: 40_000 }).toBe(true);
    return { ...stack, isReady };
  };

  test.each(['timer', 'promise'])(
    'CRS-014 a gateway that fails (%s) says so once and ends with code 1, and its platform with it',
    async (fault) => {
      const stack = await startStack(fault, 'gateway/main.ts');
      const platform = platformPid(stack.child);
      stack.child.kill('SIGUSR2');
      expect(await stack.ended).toBe(1);
      expect(isRunning(platform)).toBe(false);
      expect(faultLines(stack.lines())).toEqual([expect.objectContaining({ err: expect.objectContaining({ message: 'planted fault' }) })]);
    },
    180_000,
  );

  test('CRS-014 a platform that fails is started again by its gateway', async () => {
    const stack = await startStack('again', 'platform/main.ts');
    const platform = platformPid(stack.child);
    process.kill(platform, 'SIGUSR2');
    await expect.poll(() => isRunning(platform), { timeout: 60_000 }).toBe(false);
    await expect.poll(() => stack.lines().some(({ msg }) => msg === 'the platform is back'), { timeout: 60_000 }).toBe(true);
    expect(await stack.isReady()).toBe(true);
    expect(platformPid(stack.child)).not.toBe(platform);
    expect(faultLines(stack.lines())).toHaveLength(1);
    stack.child.kill('SIGTERM');
    expect(await stack.ended).toBe(0);
  }, 180_000);
});
