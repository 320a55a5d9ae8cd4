import { spawn, spawnSync, type ChildProcess } from 'node:child_process';

const taskset = spawnSync('taskset', ['--version']).status === 0;

/** Whether processes can be bound to a core here; without it the figures are noisier. */
export const canPin = taskset;

export interface Running {
  readonly process: ChildProcess;
  stop(): Promise<void>;
}

/**
 * Starts a script on core 0, so that server and client do not share one, and resolves when it
 * prints a line that contains `ready`.
 */
export async function startPinned(script: string, environment: NodeJS.ProcessEnv, ready: string): Promise<Running> {
  const [command, args] = taskset ? ['taskset', ['-c', '0', process.execPath, script]] as const : [process.execPath, [script]] as const;
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, ...environment } });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    let seen = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      seen += text;
      if (seen.includes(ready)) resolve();
    });
    void ended.then(() => reject(new Error(`${script} ended before it was ready:\n${seen}`)));
  });
  return {
    process: child,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
