import type { Transaction } from 'kysely';
import type { Log } from '../log.ts';
import type { PlatformParts } from '../parts.ts';
import type { Database } from '../store/database.ts';
import type { SealedColumn } from './sealedColumn.ts';
import type { SecretKeys } from './secretKeys.ts';
import { adoptSecretKeys } from './secretKeyUse.ts';
import { sealedBy } from './secrets.ts';

/** Takes on new keys while the platform runs, and seals with the newest what older ones have sealed. */
export interface KeyRotation {
  /** Once, before anything is served. Throws where a key is missing that something is sealed with. */
  begin(): Promise<void>;
  /** Looks for new keys, and whether the older ones are needed still. Called again and again by every platform: each has a file of its own. */
  look(): Promise<void>;
  /** Seals some more anew, within the job of one platform; true while there may be more. */
  sealSome(transaction: Transaction<Database>): Promise<boolean>;
}

/** The job of `sealSome`. */
export const sealAnewKind = 'secrets.sealAnew';

/** Rows of one transaction, so that nobody waits for long. */
const batch = 100;
const start = { column: 0, after: '', found: 0 };

export function createKeyRotation(
  parts: Pick<PlatformParts, 'db' | 'clock' | 'secrets'> & {
    /** Everything that lies sealed. */
    readonly sealed: readonly SealedColumn[];
    readonly keys: SecretKeys;
    /** Who does `sealSome`, and can be told to do it now. */
    readonly jobs: { hurry(kind: string): Promise<void> };
    readonly log: Log;
  },
): KeyRotation {
  const { db, secrets, sealed, keys, jobs, log } = parts;
  let isSealedAnew = true;
  /** How far this platform has come, and how much it found that was not by the newest key. Whoever else takes over begins anew. */
  let sweep = start;

  /** Nothing is looked for any more by a key that is not held. */
  const forgetOthers = async (within: Transaction<Database> | PlatformParts['db']): Promise<void> => {
    const held = keys.current.map(({ id }) => id);
    for (const column of sealed) await column.forget?.(within, held);
  };

  const adopt = async (): Promise<void> => {
    const used = await adoptSecretKeys(parts, keys);
    isSealedAnew = used.every((id) => id === keys.current[0].id) && keys.left.length === 0;
    sweep = start;
    if (!isSealedAnew) await jobs.hurry(sealAnewKind);
  };

  /** Nothing is sealed with the others any more: they need not be here at the next start. */
  const letGo = async (): Promise<void> => {
    const [newest, ...older] = keys.current;
    const used = await db.selectFrom('secret_key').select('id').execute();
    if (used.some(({ id }) => id !== newest.id)) return;
    for (const id of keys.left) keys.forget(id);
    await forgetOthers(db);
    isSealedAnew = true;
    log.warn(
      { event: 'secret_key_rotated', key: newest.id, unused: older.map(({ id }) => id) },
      'everything is sealed with the newest key: the older ones may be taken away',
    );
  };

  return {
    async begin() {
      await adopt();
      await forgetOthers(db);
    },
    async look() {
      if (keys.reload()) await adopt();
      if (!isSealedAnew) await letGo();
    },
    async sealSome(transaction) {
      // Where the file does not name the new key yet, nothing may be sealed with the one before: it is left to the others.
      if (isSealedAnew) return false;
      const [newest] = keys.current;
      const column = sealed[sweep.column];
      if (column === undefined) {
        const { found } = sweep;
        sweep = start;
        // Somebody may have sealed with an older key what was passed by: the last time through finds nothing.
        if (found > 0) return true;
        await transaction.deleteFrom('secret_key').where('id', '<>', newest.id).execute();
        return false;
      }
      const rows = await column.after(transaction, sweep.after, batch);
      const old = rows.filter((row) => sealedBy(row.sealed) !== newest.id);
      for (const row of old) {
        const anew = secrets.seal(column.context(row.id), secrets.open(column.context(row.id), row.sealed));
        await column.replace(transaction, row, anew);
        await column.also?.(transaction, secrets, { id: row.id, sealed: anew });
      }
      const last = rows.length < batch ? undefined : rows.at(-1);
      const found = sweep.found + old.length;
      sweep = last ? { ...sweep, after: last.id, found } : { column: sweep.column + 1, after: '', found };
      return true;
    },
  };
}
