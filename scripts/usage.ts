import { usageAnswer } from '../gateway/contract/usage.ts';

/** Tells how a command is used to whoever asks by `--help`, and ends it before it has begun anything. */
export function printUsage(usage: string): void {
  if (process.argv.includes('--help')) end(usage, 0);
}

/** The same of a command that takes nothing: who has given it something would wait for what it does not do, so it ends with 2. */
export function rejectArguments(usage: string): void {
  const told = usageAnswer(process.argv.slice(2), usage);
  if (told) end(told.text, told.code);
}

function end(text: string, code: number): never {
  (code === 0 ? process.stdout : process.stderr).write(text);
  process.exit(code);
}
