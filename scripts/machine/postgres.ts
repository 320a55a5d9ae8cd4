import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { freePort } from '../../tests/stack/freePort.ts';
import { tmpdir } from 'node:os';
import path from 'node:path';

export interface ThrowAwayPostgres {
  readonly url: string;
  /** The same by its socket, which costs both sides less than TCP. */
  readonly socketUrl: string;
  /** Ends it at once, in the middle of whatever it is at, as `pg_ctl stop -m immediate` does; resolves when it is gone. */
  crash(): Promise<void>;
  /** Starts it again after that, on what it had written; resolves when it takes connections. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** What a crash of the machine would cost is of no matter to what is thrown away. */
const forgetful = ['fsync=off', 'full_page_writes=off', 'wal_level=minimal', 'max_wal_senders=0', 'jit=off'];

/**
 * Starts a PostgreSQL of this machine in an empty temporary folder, on a free loopback port, as an
 * unprivileged user; undefined where the machine has none. `stop` ends it and removes the folder.
 * Without `durable` it does not wait for the disk, which tests need not. With a `password` it asks everybody for it.
 */
export async function startPostgres({ durable = false, password = '' } = {}): Promise<ThrowAwayPostgres | undefined> {
  const binaries = findBinaries();
  if (binaries === undefined) return undefined;
  const user = unprivilegedUser();
  if (process.getuid?.() === 0 && user === undefined) return undefined;

  const folder = mkdtempSync(path.join(tmpdir(), 'sampan-postgres-'));
  if (user) chownSync(folder, user.uid, user.gid);
  const data = path.join(folder, 'data');
  const options = { ...user, cwd: folder };
  const told = path.join(folder, 'password');
  if (password !== '') writeFileSync(told, password);
  const proof = password === '' ? ['-A', 'trust'] : ['-A', 'scram-sha-256', `--pwfile=${told}`];
  execFileSync(
    path.join(binaries, 'initdb'),
    ['-D', data, '-U', 'sampan', ...proof, '-E', 'UTF8', '--locale=C', ...(durable ? [] : ['--no-sync'])],
    {
      ...options,
      stdio: 'ignore',
    },
  );
  const port = await freePort();
  const settings = ['max_connections=300', ...(durable ? [] : forgetful)].flatMap((each) => ['-c', each]);
  let server: ChildProcess;
  const start = async (): Promise<void> => {
    server = spawn(path.join(binaries, 'postgres'), ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder, ...settings], {
      ...options,
      stdio: 'ignore',
    });
    await untilReady(path.join(binaries, 'pg_isready'), port);
  };
  const endBy = async (signal: NodeJS.Signals): Promise<void> => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
    server.kill(signal);
    await ended;
  };
  // However this process leaves, the database goes with it.
  const end = (): void => void server.kill('SIGQUIT');
  process.once('exit', end);
  await start();
  const url = `postgres://sampan${password === '' ? '' : `:${password}`}@127.0.0.1:${port}/postgres`;
  return {
    url,
    socketUrl: `${url}?${new URLSearchParams({ host: folder })}`,
    start,
    crash: () => endBy('SIGQUIT'),
    async stop() {
      process.off('exit', end);
      await endBy('SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function findBinaries(): string | undefined {
  const packaged = '/usr/lib/postgresql';
  const versions = existsSync(packaged)
    ? readdirSync(packaged)
        .map(Number)
        .filter(Number.isFinite)
        .sort((a, b) => b - a)
    : [];
  const folders = [...versions.map((version) => `${packaged}/${version}/bin`), ...(process.env['PATH'] ?? '').split(':')];
  return folders.find((folder) => ['initdb', 'postgres', 'pg_isready'].every((name) => existsSync(path.join(folder, name))));
}

/** PostgreSQL refuses to run as root. */
function unprivilegedUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (flag: string) => Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }).toString());
      return { uid: id('-u'), gid: id('-g') };
    } catch {
      // The next name may exist.
    }
  }
  return undefined;
}

async function untilReady(pgIsReady: string, port: number): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    try {
      execFileSync(pgIsReady, ['-h', '127.0.0.1', '-p', String(port), '-q']);
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  throw new Error('PostgreSQL did not become ready within ten seconds.');
}
