/**
 * Locks the rows that `query` reads until the transaction ends. PostgreSQL adds `for update`;
 * SQLite's compiler leaves it out, because its one writer already holds the whole database.
 */
export const forUpdate = <Query extends { forUpdate(): Query }>(query: Query): Query => query.forUpdate();

/** The same, but for rows that somebody else has locked: those are left out instead of being waited for. */
export const forUpdateOfFree = <Query extends { forUpdate(): Query; skipLocked(): Query }>(query: Query): Query =>
  query.forUpdate().skipLocked();
