import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';
import type { PoolClient, QueryResult as Answer } from 'pg';
import { CorkingClient } from './CorkingClient.ts';
import { isToldByCommit } from '../toldByCommit.ts';
import type { StatementNames } from './statementNames.ts';

/** Kysely's view of a connection of the pool. */
export interface PostgresConnection extends DatabaseConnection {
  /** Sends a statement without waiting for its answer: if it fails, so does the next that is waited for. */
  send(text: string): void;
  /** Sends a statement, and waits for it and for all that were sent before. Answers the command that was done, which need not be the one asked for. */
  finish(text: string): Promise<string>;
  /** Forgets what was sent, and undoes it. A connection on which even that fails is not used again. */
  undo(): Promise<void>;
  release(): void;
}

const changing: ReadonlySet<string> = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

/** `client` is pipelined: what is sent is not held back until the answer before has come. */
export function createPostgresConnection(client: PoolClient, names: StatementNames): PostgresConnection {
  let sent: Promise<Answer>[] = [];
  let isBroken = false;

  const send = (ask: () => Promise<Answer>): void => {
    if (client instanceof CorkingClient) client.hold();
    const answer = ask();
    answer.catch(() => undefined);
    sent.push(answer);
  };
  const settled = async (last: Promise<Answer>): Promise<Answer> => {
    if (sent.length === 0) return last;
    const before = sent;
    sent = [];
    // The first that fails is why all after it do.
    await Promise.all([...before, last]);
    return last;
  };

  return {
    async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
      const { sql: text, parameters } = query;
      const name = parameters.length === 0 ? undefined : names.of(text);
      const ask = (): Promise<Answer> => client.query({ ...(name === undefined ? {} : { name }), text, values: [...parameters] });
      if (isToldByCommit(query)) {
        send(ask);
        return { rows: [] };
      }
      const { command, rowCount, rows } = await settled(ask());
      return { rows: rows as Row[], ...(changing.has(command) ? { numAffectedRows: BigInt(rowCount ?? 0) } : {}) };
    },
    // oxlint-disable-next-line require-yield
    async *streamQuery(): AsyncIterableIterator<never> {
      throw new Error('answers of PostgreSQL are not streamed here');
    },
    send: (text) => send(() => client.query(text)),
    finish: async (text) => (await settled(client.query(text))).command,
    async undo() {
      sent = [];
      try {
        await client.query('rollback');
      } catch (error) {
        isBroken = true;
        throw error;
      }
    },
    release: () => client.release(isBroken),
  };
}
