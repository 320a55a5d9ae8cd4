import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

/** What a command said, and the code it ended with. */
export interface ScriptResult {
  readonly code: number | null;
  readonly said: string;
  readonly complained: string;
}

/** Starts a script of `scripts/`, as its npm command does. */
export function startScript(name: string, args: readonly string[], environment: NodeJS.ProcessEnv) {
  const { DATABASE_URL: _database, ...inherited } = process.env;
  return spawn(process.execPath, [`scripts/${name}.ts`, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...inherited, ...environment },
  });
}

/** Runs one to its end. */
export async function runScript(name: string, args: readonly string[], environment: NodeJS.ProcessEnv): Promise<ScriptResult> {
  const child = startScript(name, args, environment);
  const [said, complained] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { code: child.exitCode, said, complained };
}
