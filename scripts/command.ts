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
