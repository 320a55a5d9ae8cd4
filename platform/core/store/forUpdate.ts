/**
 * Locks the rows that `query` reads until the transaction ends. PostgreSQL adds `for update`;
 * SQLite's compiler leaves it out, because its one writer already holds the whole database.
 */
export const forUpdate = <Query extends { forUpdate(): Query }>(query: Query): Query => query.forUpdate();
