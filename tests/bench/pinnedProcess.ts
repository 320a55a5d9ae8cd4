import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Whether processes can be bound to a core here; without it the figures are noisier. */
export const canPin = spawnSync('taskset', ['--version']).status === 0;

/**
 * As `npm start` runs the gateway: young objects of a busy second fit, and whatever is made is young at first. By itself V8 takes what a
 * request makes for old where a few of its kind have lived long, and the rows of each lobby lay in the old space until it was full.
 */
const flags = (JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { start: string } }).scripts.start
  .split(' ')
  .filter((word) => word.startsWith('--'));

export interface PinnedProcess {
  /** Of the process, by which its use of the processor is found. */
  readonly pid: number;
  stop(): Promise<void>;
}

/**
 * Starts a script on core 0, so that server and client do not share one, or anywhere, and resolves when
 * `ready` answers 200.
 */
export async function startPinned(
  script: string,
  environment: NodeJS.ProcessEnv,
  ready: string,
  isPinned = canPin,
): Promise<PinnedProcess> {
  const [command, args] = isPinned
    ? (['taskset', ['-c', '0', process.execPath, ...flags, script]] as const)
    : ([process.execPath, [...flags, script]] as const);
  const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, ...environment } });
  let over = false;
  const ended = new Promise<void>((resolve) =>
    child.once('exit', () => {
      over = true;
      resolve();
    }),
  );
  for (let attempt = 0; attempt < 200; attempt += 1) {
    if (over) throw new Error(`${script} ended before it was ready.`);
    if (
      await fetch(ready).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      break;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    pid: child.pid ?? 0,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
