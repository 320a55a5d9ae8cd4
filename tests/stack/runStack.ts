import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from './freePort.ts';

/** Milliseconds that a start may take where others keep the machine busy. */
const patience = 120_000;

export interface Stack {
  readonly site: string;
  readonly platform: string;
  readonly ports: { readonly site: number; readonly platform: number };
  readonly dataFolder: string;
  readonly process: ChildProcess;
  /** Moves the clock of gateway and platform forward, where they are not in production; resolves when both have noticed. */
  forward(milliseconds: number): Promise<void>;
  /** The time that gateway and platform go by. */
  now(): number;
  /** What the stack has printed so far. */
  output(): string;
  /** What it prints that matches: the first group. It prints where things are a moment after it is ready. */
  printed(pattern: RegExp): Promise<string>;
  /** Asks for an orderly stop and resolves with the exit code; the data folder goes unless it was given. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

/**
 * Starts the real thing as `npm start` does, on free loopback ports with its own data folder, and
 * resolves when it is ready to serve. Rejects with what it printed if it ends before. With the `ports` of one that
 * has stopped, browsers find it where that one was; `nodeFlags` are for both of its processes.
 */
export async function runStack(
  options: { dataFolder?: string; environment?: NodeJS.ProcessEnv; ports?: Stack['ports']; nodeFlags?: readonly string[] } = {},
): Promise<Stack> {
  const dataFolder = options.dataFolder ?? mkdtempSync(path.join(tmpdir(), 'sampan-stack-'));
  const clockFile = path.join(dataFolder, 'trial-clock');
  const isProduction = options.environment?.['NODE_ENV'] === 'production' || options.environment?.['SITE_ORIGIN'] !== undefined;
  const ports = options.ports ?? { site: await freePort(), platform: await freePort() };
  const child = spawn(process.execPath, [...(options.nodeFlags ?? []), 'gateway/main.ts'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PORT: String(ports.site),
      PLATFORM_PORT: String(ports.platform),
      DATA_DIR: dataFolder,
      METRICS_PORT: '0',
      LOG_LEVEL: 'warn',
      ...(isProduction ? {} : { TRIAL_CLOCK_FILE: clockFile }),
      ...options.environment,
    },
  });
  let ahead = 0;
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const site = `http://localhost:${ports.site}`;
  await untilReady(`${site}/health/ready`, ended, () => output);
  return {
    site,
    platform: `http://127.0.0.1:${ports.platform}`,
    ports,
    dataFolder,
    process: child,
    output: () => output,
    async printed(pattern) {
      for (const began = Date.now(); Date.now() - began < patience;) {
        const found = pattern.exec(output)?.[1];
        if (found !== undefined) return found;
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      throw new Error(`The stack has printed nothing like ${pattern}:\n${output}`);
    },
    now: () => Date.now() + ahead,
    async forward(milliseconds) {
      ahead += milliseconds;
      writeFileSync(clockFile, String(ahead));
      await new Promise((resolve) => setTimeout(resolve, 100));
    },
    async stop(signal = 'SIGTERM') {
      if (child.exitCode === null) child.kill(signal);
      const code = await ended;
      if (options.dataFolder === undefined) rmSync(dataFolder, { recursive: true, force: true });
      return code;
    },
  };
}

async function untilReady(address: string, ended: Promise<number | null>, output: () => string): Promise<void> {
  let over = false;
  void ended.then(() => (over = true));
  for (const began = Date.now(); Date.now() - began < patience;) {
    if (over) throw new Error(`The stack ended before it was ready:\n${output()}`);
    const ready = await fetch(address)
      .then((answer) => answer.ok)
      .catch(() => false);
    if (ready) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The stack was not ready within ${patience / 1000} seconds:\n${output()}`);
}
