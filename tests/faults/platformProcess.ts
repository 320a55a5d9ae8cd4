import { spawn, type ChildProcess } from 'node:child_process';
import { waitForReady } from './waitForReady.ts';

/** A platform of its own process, to be killed. */
export interface PlatformProcess {
  /** Kills it where it stands; resolves when it is gone. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts hastyPlatform.ts on the given port and data folder, on PostgreSQL where an address is given, and by the clock of a file where one
 * is; resolves when it takes requests.
 */
export async function startPlatformProcess(
  port: number,
  dataFolder: string,
  databaseUrl = '',
  clockFile?: string,
): Promise<PlatformProcess> {
  const child: ChildProcess = spawn(process.execPath, ['tests/faults/hastyPlatform.ts'], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      PLATFORM_PORT: String(port),
      DATA_DIR: dataFolder,
      ...(clockFile && { TRIAL_CLOCK_FILE: clockFile }),
    },
  });
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await waitForReady(child);
  const end = (signal: NodeJS.Signals) => {
    child.kill(signal);
    return gone;
  };
  return { kill: () => end('SIGKILL'), stop: () => end('SIGTERM') };
}
