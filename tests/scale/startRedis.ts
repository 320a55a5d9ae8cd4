import { spawn } from 'node:child_process';
import { connect } from 'node:net';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../stack/freePort.ts';

export interface ThrowAwayRedis {
  readonly url: string;
  stop(): Promise<void>;
}

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true));
    socket.once('error', () => resolve(false));
    socket.once('connect', () => socket.end());
  });

/** Starts this machine's `redis-server` on a free loopback port, keeping nothing; undefined where there is none. */
export async function startRedis(): Promise<ThrowAwayRedis | undefined> {
  const port = await freePort();
  const folder = mkdtempSync(path.join(tmpdir(), 'sampan-redis-'));
  const server = spawn(
    'redis-server',
    ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder],
    {
      stdio: 'ignore',
    },
  );
  let isThere = true;
  const ended = new Promise<void>((resolve) => {
    const end = (): void => {
      isThere = false;
      rmSync(folder, { recursive: true, force: true });
      resolve();
    };
    server.once('error', end);
    server.once('exit', end);
  });
  for (let attempt = 0; isThere && !(await answers(port)); attempt += 1) {
    if (attempt === 100) throw new Error('Redis did not become ready within ten seconds.');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  if (!isThere) return undefined;
  return {
    url: `redis://127.0.0.1:${port}`,
    async stop() {
      server.kill('SIGTERM');
      await ended;
    },
  };
}
