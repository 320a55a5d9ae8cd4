/** Tells how a command is used to whoever asks by `--help`, and ends it before it has begun anything. */
export function tellUsage(usage: string): void {
  if (!process.argv.includes('--help')) return;
  process.stdout.write(usage);
  process.exit();
}

/** The same of a command that takes nothing: who has given it something would wait for what it does not do, so it ends with 2. */
export function takeNothing(usage: string): void {
  tellUsage(usage);
  const [given] = process.argv.slice(2);
  if (given === undefined) return;
  process.stderr.write(`'${given}' is not taken: nothing is\n\n${usage}`);
  process.exit(2);
}
