import { AbortedTransactionError, type DatabaseConnection, type Driver } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { type ConnectionParts, createPostgresConnection, type PostgresConnection } from './postgresConnection.ts';
import { createStatementNames } from './statementNames.ts';

/**
 * A transaction's way to the server and back is most of what it costs. So its begin goes out with its first statement, and its last ones,
 * if they are `pipelineWithCommit`, with the commit, each time in one packet that is answered by one; and statements are kept prepared.
 */
export function createPostgresDriver(pool: Pool, parts: Omit<ConnectionParts, 'names'>): Driver {
  const names = createStatementNames();
  const connections = new WeakMap<PoolClient, PostgresConnection>();
  let held = 0;
  const ours = (connection: DatabaseConnection) => connection as PostgresConnection;

  return {
    init: async () => undefined,
    async acquireConnection() {
      const client = await pool.connect().catch((error: unknown) => {
        // Where all are in use, one was waited for in vain.
        if (held < pool.options.max) parts.presence?.missed(error);
        throw error;
      });
      held += 1;
      const known = connections.get(client) ?? createPostgresConnection(client, { ...parts, names });
      connections.set(client, known);
      return known;
    },
    async beginTransaction(connection, { isolationLevel, accessMode }) {
      ours(connection).send(`begin${isolationLevel ? ` isolation level ${isolationLevel}` : ''}${accessMode ? ` ${accessMode}` : ''}`);
    },
    async commitTransaction(connection) {
      // A transaction that a failed statement has ended is rolled back by its commit.
      if ((await ours(connection).finish('commit')) === 'ROLLBACK') throw new AbortedTransactionError();
    },
    rollbackTransaction: (connection) => ours(connection).undo(),
    async releaseConnection(connection) {
      held -= 1;
      ours(connection).release();
    },
    destroy: () => pool.end(),
  };
}
