import { byteOrderMark, csvLines } from './csv.ts';
import type { Download } from './openDownload.ts';

/** Some rows of a record as texts, and where the next ones begin; null after the last. */
export interface ExportPage {
  readonly rows: readonly (readonly string[])[];
  readonly next: string | null;
}

export interface Export {
  readonly heads: readonly string[];
  readonly read: (after: string | null) => Promise<ExportPage>;
  /** Told how many rows are written. */
  readonly onRows: (count: number) => void;
  readonly signal: AbortSignal;
}

/** Writes a whole record page by page: of all of them one is held at a time. Rejects where a page cannot be had, or the signal ends it. */
export async function exportPages(file: Pick<Download, 'write'>, { heads, read, onRows, signal }: Export): Promise<number> {
  await file.write(byteOrderMark + csvLines([heads]));
  let count = 0;
  for (let after: string | null = null; ;) {
    const page: ExportPage = await read(after);
    signal.throwIfAborted();
    await file.write(csvLines(page.rows));
    count += page.rows.length;
    onRows(count);
    if (page.next === null) return count;
    after = page.next;
  }
}
