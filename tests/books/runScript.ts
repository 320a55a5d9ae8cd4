import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

/** What a command said, and the code it ended with. */
export interface Ran {
  readonly code: number | null;
  readonly said: string;
  readonly complained: string;
}

/** Runs a script of `scripts/` to its end, as its npm command does. */
export async function runScript(name: string, args: readonly string[], environment: NodeJS.ProcessEnv): Promise<Ran> {
  const { DATABASE_URL: _database, ...inherited } = process.env;
  const child = spawn(process.execPath, [`scripts/${name}.ts`, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...inherited, ...environment },
  });
  const [said, complained] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { code: child.exitCode, said, complained };
}
