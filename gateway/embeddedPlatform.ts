import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { Config } from './config.ts';
import type { Log } from './log.ts';

/** The platform as a child process of this one. */
export interface EmbeddedPlatform {
  /** Origin of its calls. */
  readonly origin: string;
  /** Whether it serves `/outbox`. */
  readonly outbox: boolean;
  /** Path of the desk; undefined where there is none. */
  readonly desk: string | undefined;
  /** What it wants its brand to be called by. */
  readonly merchant: string;
  /** Key that it wants with every call. */
  readonly gatewayKey: string;
  /** Id of the process that runs now; it changes when the platform is started again. */
  readonly pid: number | undefined;
  /** Ends it in order, or by force after five seconds, also while it is being started again. It is not started again. */
  stop(): Promise<void>;
}

const longestWait = 2_000;
const stopTime = 5_000;
const startTime = 60_000;
const program = fileURLToPath(new URL('../platform/main.ts', import.meta.url));

const ready = z.object({
  type: z.literal('ready'),
  address: z.string(),
  outbox: z.boolean(),
  desk: z.string().optional(),
  merchant: z.string(),
});
type Ready = Omit<z.output<typeof ready>, 'type'>;

const isLogLine = (line: string): boolean => line.startsWith('{');
const logLinesOf = (text: string): string =>
  text
    .split('\n')
    .filter(isLogLine)
    .map((line) => `${line}\n`)
    .join('');
/** What it gave up with, or the first line that is neither of its log nor a notice of Node's own. */
const reasonIn = (text: string): string | undefined => {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return (
    lines.find((line) => line.startsWith('Platform: ')) ?? lines.find((line) => !isLogLine(line) && !/^\((node:|Use `node)/.test(line))
  );
};

/** Starts one process, which `begun` is told of at once, and waits until it is ready. Rejects with one line: why it could not. */
function start(environment: NodeJS.ProcessEnv, begun: (child: ChildProcess) => void): Promise<Ready> {
  const child = spawn(process.execPath, [...process.execArgv.filter((flag) => !flag.startsWith('--watch')), program], {
    env: environment,
    stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
    // A Ctrl-C reaches the whole group of a terminal; the platform must outlive the requests in flight.
    detached: true,
  });
  begun(child);
  // However this process ends, it leaves no platform behind that nobody can stop.
  const end = (): void => void child.kill('SIGKILL');
  process.once('exit', end);
  child.once('exit', () => process.off('exit', end));
  // Until it is ready, what it says is collected, so that a failure is one line instead of a stack.
  let said: string | undefined = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    if (said === undefined) process.stderr.write(chunk);
    else if (said.length < 10_000) said += chunk.toString('utf8');
  });
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      reject(new Error(`the platform was not ready within ${startTime / 1000} seconds`));
    }, startTime);
    child.on('message', (message) => {
      const read = ready.safeParse(message);
      if (!read.success) return;
      clearTimeout(timer);
      process.stderr.write(logLinesOf(said ?? ''));
      said = undefined;
      resolve(read.data);
    });
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      clearTimeout(timer);
      reject(new Error(reasonIn(said ?? '') ?? `the platform ended at once (${signal ?? code})`));
    });
  });
}

/**
 * Starts the platform with the settings of this process, in the environment that it is to `inherit`. When it dies, it is started again, at once
 * and then with pauses of up to two seconds; calls meanwhile fail as with any operator that is away.
 */
export async function startEmbeddedPlatform(config: Config, inherit: NodeJS.ProcessEnv, log: Log): Promise<EmbeddedPlatform> {
  const { SESSION_KEYS: _sealsCookies, WATCH_REPORT_DEPENDENCIES: _watcher, ...inherited } = inherit;
  // Whoever else reaches its port may look at pictures and games, and call nothing.
  const gatewayKey = config.GATEWAY_KEY?.[0] ?? randomBytes(32).toString('base64url');
  const environment = {
    ...inherited,
    NODE_ENV: config.NODE_ENV,
    BRAND: config.BRAND,
    HOST: config.PLATFORM_HOST,
    PLATFORM_PORT: String(config.PLATFORM_PORT),
    PLATFORM_ORIGINS: config.PLATFORM_ORIGINS.join(','),
    SITE_ORIGIN: config.SITE_ORIGIN,
    DATA_DIR: config.DATA_DIR,
    // A file of them it reads by itself.
    ...(config.GATEWAY_KEY_FILE === undefined
      ? { GATEWAY_KEY: (config.GATEWAY_KEY ?? [gatewayKey]).join(',') }
      : { GATEWAY_KEY_FILE: config.GATEWAY_KEY_FILE }),
    ...(config.DATABASE_URL === undefined ? {} : { DATABASE_URL: config.DATABASE_URL }),
  };
  let stopping = false;
  let starting: Promise<unknown> | undefined;
  let child: ChildProcess;
  const begun = (next: ChildProcess): void => void (child = next);
  const first = await start(environment, begun);

  const restart = async (): Promise<void> => {
    for (let wait = 100; !stopping; wait = Math.min(longestWait, wait * 2)) {
      try {
        await start(environment, begun);
        watch();
        return log.warn('the platform is back');
      } catch (error) {
        if (stopping) return;
        log.error({ err: error }, 'the platform could not be started again');
        await new Promise((resolve) => setTimeout(resolve, wait));
      }
    }
  };
  const watch = (): void => {
    child.once('exit', (code, signal) => {
      if (stopping) return;
      log.error({ code, signal }, 'the platform ended by itself and is started again');
      starting = restart();
    });
  };
  watch();

  return {
    origin: first.address,
    outbox: first.outbox,
    desk: first.desk,
    merchant: first.merchant,
    gatewayKey,
    get pid() {
      return child.pid;
    },
    async stop() {
      stopping = true;
      // Also one that is being started again: whether it would come to be ready is of no use any more.
      if (child.exitCode === null && child.signalCode === null) {
        const ended = once(child, 'exit');
        const timer = setTimeout(() => child.kill('SIGKILL'), stopTime);
        child.kill('SIGTERM');
        await ended;
        clearTimeout(timer);
      }
      await starting;
    },
  };
}
