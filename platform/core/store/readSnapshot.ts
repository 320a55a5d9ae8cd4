import type { Kysely, Transaction } from 'kysely';
import type { Database } from './database.ts';

/** Reads rows of several tables as they were at one moment, whatever is written meanwhile. */
export const readSnapshot = <Result>(db: Kysely<Database>, read: (snapshot: Transaction<Database>) => Promise<Result>): Promise<Result> =>
  db.transaction().setIsolationLevel('repeatable read').execute(read);
