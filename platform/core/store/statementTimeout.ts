/** A statement took longer than one may, and was ended; whoever asked may ask for less. */
export class StatementTimeout extends Error {
  constructor() {
    super('a statement took longer than one may');
  }
}

/** Milliseconds that any statement on PostgreSQL may take, its wait for rows that others have locked included: more than a gateway waits for an answer. */
export const longestStatement = 10_000;
/** The same of what is read of an embedded store by another process: less than a gateway waits, so that it hears of it, and does not ask again. */
export const longestRead = 2_500;

const postgresCode = '57014';

/** Whether `error` says, on either engine, that a statement took too long. */
export const isStatementTimeout = (error: unknown): boolean =>
  error instanceof StatementTimeout || (error instanceof Error && 'code' in error && error.code === postgresCode);
