import { spawn } from 'node:child_process';
import { checks } from './checking/checks.ts';
import { printUsage } from './usage.ts';

printUsage(`npm run check [-- names…]

Looks at ${checks.map(([what]) => (what.includes(' ') ? `'${what}'` : what)).join(', ')}; at those alone that are named.

Ends with 0 where nothing is wrong, and with 1 where something is.
`);

/**
 * `npm run check`: prints what fails, in the order of the list; exit code 1 if anything does. `npm run check -- types lint` looks at these alone.
 */
const named = process.argv.slice(2);
/** On two cores. */
const atOnce = 2;

function run(command: readonly string[]): Promise<{ hasPassed: boolean; said: string }> {
  const child = spawn(process.execPath, command, { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (said += text));
  return new Promise((resolve) => {
    child.once('close', (code) => resolve({ hasPassed: code === 0, said }));
  });
}

const unknown = named.filter((name) => !checks.some(([what]) => what === name));
if (unknown.length > 0) {
  console.error(
    `There is no check ${unknown.map((name) => `'${name}'`).join(', ')}: there are ${checks.map(([what]) => `'${what}'`).join(', ')}.`,
  );
  process.exit(2);
}
const wanted = checks.filter(([what]) => named.length === 0 || named.includes(what));
const waiting = wanted.map(([what, command]) => ({ what, command, result: Promise.withResolvers<Awaited<ReturnType<typeof run>>>() }));
const rest = [...waiting];
async function work(): Promise<void> {
  for (let next = rest.shift(); next; next = rest.shift()) next.result.resolve(await run(next.command));
}
const workers = Array.from({ length: atOnce }, work);

for (const { what, result } of waiting) {
  const { hasPassed, said } = await result.promise;
  if (!hasPassed) process.stdout.write(said);
  console.log(`${hasPassed ? 'ok    ' : 'FAILED'} ${what}`);
  if (!hasPassed) process.exitCode = 1;
}
await Promise.all(workers);
