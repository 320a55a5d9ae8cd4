import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';
import type { PoolClient } from 'pg';
import { isPipelinedWithCommit } from '../pipelineWithCommit.ts';
import type { DatabasePresence } from './databasePresence.ts';
import { type PreparedStatements, type ReaderOf, type Statement, type StatementAnswer, StatementBatch } from './StatementBatch.ts';
import type { StatementNames } from './statementNames.ts';

/** Kysely's view of a connection of the pool. */
export interface PostgresConnection extends DatabaseConnection {
  /** Sends a statement along with the next that is waited for: if it fails, so does that. */
  send(text: string): void;
  /** Sends a statement, and waits for it and for all that go along. Answers the command that was done, which need not be the one asked for. */
  finish(text: string): Promise<string>;
  /** Forgets what was to be sent, and undoes what was. A connection on which even that fails is not used again. */
  undo(): Promise<void>;
  release(): void;
}

const changing: ReadonlySet<string> = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

export interface ConnectionParts {
  readonly names: StatementNames;
  readonly readerOf: ReaderOf;
  /** Milliseconds of silence after which the server counts as gone; 0 where it may take its time. */
  readonly patience: number;
  readonly presence?: DatabasePresence | undefined;
}

export function createPostgresConnection(client: PoolClient, { names, readerOf, patience, presence }: ConnectionParts): PostgresConnection {
  const prepared: PreparedStatements = new Map();
  let waiting: Statement[] = [];
  let isOpen = false;
  let isBroken = false;

  const ask = async (statement: Statement): Promise<StatementAnswer> => {
    const batch = new StatementBatch([...waiting, statement], prepared, readerOf, patience);
    isOpen ||= waiting.length > 0;
    waiting = [];
    client.query(batch);
    const answers = await batch.done.catch((error: unknown) => {
      presence?.failed(error);
      throw error;
    });
    presence?.answered();
    const answer = answers.at(-1);
    if (!answer) throw new Error('a statement was not answered');
    return answer;
  };
  const plain = (text: string): Statement => ({ name: names.of(text), text, values: [] });

  return {
    async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
      const { sql: text, parameters } = query;
      const statement = { name: parameters.length === 0 ? undefined : names.of(text), text, values: parameters };
      if (isPipelinedWithCommit(query)) {
        waiting.push(statement);
        return { rows: [] };
      }
      const { command, count, rows } = await ask(statement);
      return { rows: rows as Row[], ...(changing.has(command) ? { numAffectedRows: BigInt(count) } : {}) };
    },
    // oxlint-disable-next-line require-yield
    async *streamQuery(): AsyncIterableIterator<never> {
      throw new Error('answers of PostgreSQL are not streamed here');
    },
    send: (text) => void waiting.push(plain(text)),
    async finish(text) {
      const { command } = await ask(plain(text));
      isOpen = false;
      return command;
    },
    async undo() {
      waiting = [];
      if (!isOpen) return;
      try {
        await ask(plain('rollback'));
        isOpen = false;
      } catch (error) {
        isBroken = true;
        throw error;
      }
    },
    release: () => client.release(isBroken),
  };
}
