import type { CheckProgress } from './finding.ts';

export const pageSize = 200;

/** Reads a table by its key, a page at a time, so that nobody waits for the store longer than a page takes. */
export async function inPages<Row extends { readonly id: string }>(
  progress: CheckProgress,
  read: (after: string) => Promise<readonly Row[]>,
  look: (rows: readonly Row[]) => Promise<void> | void,
): Promise<void> {
  for (let after = ''; ;) {
    const rows = await read(after);
    await look(rows);
    await progress.passed(rows.length);
    const last = rows.at(-1);
    if (last === undefined || rows.length < pageSize) return;
    after = last.id;
  }
}
