import { readFileSync, writeFileSync } from 'node:fs';

/** The command that makes every generated file what it should be. */
const remedy = 'npm run generate';

/** Says which generated files are not what their sources give, and how to mend that; nothing where there are none. */
export const staleness = (files: readonly string[]): string | undefined =>
  files.length === 0 ? undefined : `Stale: ${files.join(', ')}. Run \`${remedy}\`.`;

/** Fails the process where files are stale. */
export function report(files: readonly string[]): void {
  const message = staleness(files);
  if (message === undefined) return;
  console.error(message);
  process.exitCode = 1;
}

/** Writes a generated file. With `--check` it writes nothing: exit code 1, and its name, where the file is another. */
export function writeOrCompare(file: string, text: string): void {
  if (!process.argv.includes('--check')) return writeFileSync(file, text);
  report(readOrNothing(file) === text ? [] : [file]);
}

function readOrNothing(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
