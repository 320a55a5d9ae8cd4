import type { Log } from '../log.ts';
import type { PlatformParts } from '../parts.ts';
import type { SealedColumn, SealedRow } from './sealedColumn.ts';
import type { SecretKeys } from './secretKeys.ts';
import { adoptSecretKeys } from './secretKeyUse.ts';
import { sealedBy } from './secrets.ts';

/** Takes on new keys while the platform runs, and seals with the newest what older ones have sealed. */
export interface KeyRotation {
  /** Once, before anything is served. Throws where a key is missing that something is sealed with. */
  begin(): Promise<void>;
  /** Looks for new keys, and goes on sealing anew. Called again and again. */
  round(): Promise<void>;
}

/** Rows looked at before others get their turn at the store. */
const batch = 100;

export function createKeyRotation(
  parts: Pick<PlatformParts, 'db' | 'clock' | 'secrets'> & {
    /** Everything that lies sealed. */
    readonly sealed: readonly SealedColumn[];
    readonly keys: SecretKeys;
    readonly log: Log;
  },
): KeyRotation {
  const { db, secrets, sealed, keys, log } = parts;
  let isSealedAnew = true;

  const sealAnew = (column: SealedColumn, row: SealedRow): Promise<void> =>
    db.transaction().execute(async (transaction) => {
      const { id } = row;
      const anew = secrets.seal(column.context(id), secrets.open(column.context(id), row.sealed));
      await column.replace(transaction, row, anew);
      await column.also?.(transaction, secrets, { id, sealed: anew });
    });
  /** Goes through everything that is sealed; answers how much was not by the newest key. */
  const sweep = async (): Promise<number> => {
    let found = 0;
    for (const column of sealed) {
      for (let rows = await column.after(db, '', batch); rows.length > 0; rows = await column.after(db, rows.at(-1)?.id ?? '', batch)) {
        for (const row of rows) {
          if (sealedBy(row.sealed) === keys.current[0].id) continue;
          await sealAnew(column, row);
          found += 1;
        }
      }
    }
    return found;
  };

  /** Nothing is looked for any more by a key that is not held. */
  const forgetOthers = async (): Promise<void> => {
    const held = keys.current.map(({ id }) => id);
    for (const column of sealed) await column.forget?.(db, held);
  };

  /** Nothing is sealed with the others any more: they need not be here at the next start. */
  const letGo = async (): Promise<void> => {
    const [newest, ...older] = keys.current;
    await db.deleteFrom('secret_key').where('id', '<>', newest.id).execute();
    for (const id of keys.left) keys.forget(id);
    await forgetOthers();
    log.warn(
      { event: 'secret_key_rotated', key: newest.id, unused: older.map(({ id }) => id) },
      'everything is sealed with the newest key: the older ones may be taken away',
    );
  };

  const adopt = async (): Promise<void> => {
    const used = await adoptSecretKeys(parts, keys);
    isSealedAnew = used.every((id) => id === keys.current[0].id) && keys.left.length === 0;
  };

  return {
    async begin() {
      await adopt();
      await forgetOthers();
    },
    async round() {
      if (keys.reload()) await adopt();
      if (isSealedAnew || (await sweep()) > 0) return;
      await letGo();
      isSealedAnew = true;
    },
  };
}
