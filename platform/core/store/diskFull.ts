/** There was no room for a write; nothing of its transaction was kept. */
export class DiskFull extends Error {}

/** `SQLITE_FULL`, and `SQLITE_IOERR_SHMSIZE`, which is the same for the index of the write-ahead log. */
const sqliteCodes: ReadonlySet<unknown> = new Set([13, 4_874]);
const postgresCode = '53100';

/** Whether `error` says, in the words of either engine, that there was no room for a write. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof DiskFull) return true;
  return ('errcode' in error && sqliteCodes.has(error.errcode)) || ('code' in error && error.code === postgresCode);
}
