import type { Transaction } from 'kysely';
import type { Log } from '../log.ts';
import type { PlatformParts } from '../parts.ts';
import type { Database } from '../store/database.ts';
import type { SealedColumn } from './sealedColumn.ts';
import { type SecretKeys, SecretKeyMissing } from './secretKeys.ts';
import { adoptSecretKeys, type SecretKeyUse, secretKeyUse } from './secretKeyUse.ts';
import { sealedBy } from './secrets.ts';

/** Takes on new keys while the platform runs, and seals with the one in use what older ones have sealed. */
export interface KeyRotation {
  /** Once, before anything is served. Throws `SecretKeyMissing` where a key is missing that something is sealed with. */
  begin(): Promise<void>;
  /**
   * Looks for new keys, which key the store was turned to by others, and whether the older ones are needed still. Called again and again by
   * every platform: each has a file of its own.
   */
  look(): Promise<void>;
  /** Ids of keys that the store is sealed with by now, and that are not here: nothing may be read or written until they are. */
  readonly missing: readonly string[];
  /** Seals some more anew, within the job of one platform; true while there may be more. */
  sealSome(transaction: Transaction<Database>): Promise<boolean>;
}

/** The job of `sealSome`. */
export const sealAnewKind = 'secrets.sealAnew';

/** Rows of one transaction, so that nobody waits for long. */
const batch = 100;
const start = { column: 0, after: '', found: 0 };
/**
 * A key is retired this many milliseconds after the next one came into use, at the soonest: by then every platform has looked several times,
 * and seals with the new one or with none.
 */
const longestUnaware = 30_000;

const lacking = ({ missing }: SecretKeyUse): string =>
  `personal data is sealed with the key ${missing.join(', ')}, which is not among those given; put it back as a further one`;

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
  const { db, clock, secrets, sealed, keys, jobs, log } = parts;
  let isSealedAnew = true;
  let known: SecretKeyUse | undefined;
  /** The key of which it was told that the older ones are of no use: once they are taken away, there is nothing to tell. */
  let toldOf: string | undefined;
  /** How far this platform has come, and how much it found that was not by the newest key. Whoever else takes over begins anew. */
  let sweep = start;

  /** Nothing is looked for any more by a key that is not held. */
  const forgetOthers = async (within: Transaction<Database> | PlatformParts['db']): Promise<void> => {
    const held = keys.held.map(({ id }) => id);
    for (const column of sealed) await column.forget?.(within, held);
  };

  const follow = async (use: SecretKeyUse): Promise<void> => {
    const [wasMissing, turned] = [keys.missing.length > 0, use.inUse !== known?.inUse];
    known = use;
    keys.follow(use);
    if (use.missing.length > 0) {
      if (!wasMissing) log.error({ event: 'secret_key_missing', keys: use.missing }, `${lacking(use)}: nothing is done here until it is`);
      return;
    }
    if (wasMissing) log.warn({ event: 'secret_key_came' }, 'the missing key is here: calls are taken again');
    if (!turned && !wasMissing) return;
    isSealedAnew = use.used.every((id) => id === use.inUse) && keys.left.length === 0;
    sweep = start;
    if (!isSealedAnew) await jobs.hurry(sealAnewKind);
  };

  /** Nothing is sealed with the others any more: they need not be here at the next start. */
  const letGo = async ({ used, inUse }: SecretKeyUse): Promise<void> => {
    if (used.some((id) => id !== inUse)) return;
    const older = keys.held.filter(({ id }) => id !== inUse);
    for (const id of keys.left) keys.forget(id);
    await forgetOthers(db);
    isSealedAnew = true;
    if (toldOf === inUse) return;
    toldOf = inUse;
    log.warn(
      { event: 'secret_key_rotated', key: inUse, unused: older.map(({ id }) => id) },
      'everything is sealed with the newest key: the older ones may be taken away',
    );
  };

  return {
    async begin() {
      const use = await adoptSecretKeys(parts, keys);
      if (use.missing.length > 0) throw new SecretKeyMissing(lacking(use));
      await follow(use);
      await forgetOthers(db);
    },
    async look() {
      let isNew = false;
      try {
        isNew = keys.reload();
      } finally {
        // Also where the file cannot be read: nothing may be sealed with an older key once the store has turned from it.
        const use = isNew ? await adoptSecretKeys(parts, keys) : await secretKeyUse(db, keys);
        if (isNew) known = undefined;
        if (use !== undefined) {
          await follow(use);
          if (!isSealedAnew && use.missing.length === 0) await letGo(use);
        }
      }
    },
    get missing() {
      return keys.missing;
    },
    async sealSome(transaction) {
      if (isSealedAnew || keys.missing.length > 0) return false;
      const [{ id: inUse }] = keys.held;
      const column = sealed[sweep.column];
      if (column === undefined) {
        const { found } = sweep;
        sweep = start;
        // Rows already passed may have been sealed with an older key since: it is over once a whole sweep finds none.
        if (found > 0) return true;
        const now = BigInt(clock.now());
        // The job comes again within a minute, and goes through once more.
        if (known === undefined || now - known.since < longestUnaware) return false;
        await transaction
          .updateTable('secret_key')
          .set({ retired_at: now })
          .where('id', '<>', inUse)
          .where('retired_at', 'is', null)
          .execute();
        return false;
      }
      const rows = await column.after(transaction, sweep.after, batch);
      const old = rows.filter((row) => sealedBy(row.sealed) !== inUse);
      for (const row of old) {
        const anew = secrets.seal(column.context(row.id), secrets.open(column.context(row.id), row.sealed));
        await column.replace(transaction, row, anew);
        await column.also?.(transaction, secrets, { id: row.id, sealed: anew });
      }
      // A column of large rows answers fewer than it was asked for: it is through when it answers none.
      const last = rows.at(-1);
      const found = sweep.found + old.length;
      sweep = last ? { ...sweep, after: last.id, found } : { column: sweep.column + 1, after: '', found };
      return true;
    },
  };
}
