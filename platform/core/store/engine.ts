import { PostgresAdapter, type Kysely } from 'kysely';

/** The two engines a store can stand on. */
export type Engine = 'sqlite' | 'postgres';

/** Which engine `db` talks to; for the few places where they differ. */
export const engineOf = <Tables>(db: Kysely<Tables>): Engine =>
  db.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite';
