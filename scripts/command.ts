import { gatewayKeyOf } from '../gateway/contract/gatewayKeyOf.ts';
import { openKeyFile } from '../gateway/contract/keyFile.ts';
import { CannotStart } from '../platform/CannotStart.ts';
import { ConfigError } from '../platform/config.ts';

/** Whether the reason lies outside of the program, so that one line says it all: settings, arguments, files. */
const isTheirs = (error: unknown): boolean =>
  error instanceof ConfigError || error instanceof CannotStart || (error instanceof Error && 'code' in error);

/** Runs a command to its exit code; what keeps it from its work is told in one line behind `complaint`, and is 2. */
export async function command(complaint: string, work: () => Promise<number>): Promise<void> {
  process.exitCode = await work().catch((error: unknown) => {
    const said = error instanceof Error ? (isTheirs(error) ? error.message : (error.stack ?? error.message)) : String(error);
    process.stderr.write(`${complaint}: ${said}\n`);
    return 2;
  });
}

/** What `read` makes of the flags; who has given one that there is not is told so in one line behind `complaint`, and it ends with 2. */
export function flagsOf<Flags>(complaint: string, read: () => Flags): Flags {
  try {
    return read();
  } catch (error) {
    if (!isTheirs(error)) throw error;
    process.stderr.write(`${complaint}: ${(error as Error).message}\n`);
    return process.exit(2);
  }
}

/** Ends a command that is told to end with 2, and no later: what it has begun is cleared by what it does at `exit`. */
export function exitOnSignal(complaint: string): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      process.stderr.write(`${complaint}: it was told to end\n`);
      process.exit(2);
    });
}

/** An address of the web that was given as `flag`: `localhost:3001` alone would be read as one, of the scheme `localhost`. */
export function addressOf(flag: string, text: string): string {
  if (!/^https?:\/\//.test(text) || !URL.canParse(text)) throw new CannotStart(`${flag} is an address such as http://127.0.0.1:3001`);
  const { origin, pathname, search } = new URL(text);
  // A path would be passed over, and something else asked.
  if (pathname !== '/' || search !== '') throw new CannotStart(`${flag} is an address without a path, such as ${origin}`);
  return text;
}

/** The newest key of a file that gateways, or those who run the house, prove themselves by. */
export function keyIn(file: string): string {
  try {
    return openKeyFile(file, gatewayKeyOf).keys[0];
  } catch (error) {
    throw new CannotStart(error instanceof Error ? error.message : String(error));
  }
}
