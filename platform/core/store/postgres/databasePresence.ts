import { DatabaseError } from 'pg';
import type { Log } from '../../log.ts';
import { reasonOf } from '../../reasonOf.ts';

/** Whether the database is there, as those who ask it find it. It is told once that it has gone, and once that it is back. */
export interface DatabasePresence {
  /** No connection to it could be had. */
  missed(error: unknown): void;
  /** A statement failed. */
  failed(error: unknown): void;
  /** A statement was answered. */
  answered(): void;
  /** Without what fails by it over and over: work that nobody has asked for is tried again, and is no news while it is away. */
  readonly log: Log;
}

/** The server ends its connections, or takes none yet. */
const closing: ReadonlySet<string | undefined> = new Set(['57P01', '57P02', '57P03']);
const brokeOff = (error: unknown): boolean => !(error instanceof DatabaseError) || closing.has(error.code);

/** `now` in milliseconds, by a clock that nobody sets. */
export function createDatabasePresence({ log, now }: { readonly log: Log; readonly now: () => number }): DatabasePresence {
  let awaySince: number | undefined;
  const broken = new WeakSet<object>();
  const answered = (): void => {
    if (awaySince === undefined) return;
    const seconds = Math.round((now() - awaySince) / 1_000);
    awaySince = undefined;
    log.warn({ event: 'database_back', seconds }, `the database is back after ${seconds} seconds`);
  };
  const isKnown = (details: object): boolean => {
    // What somebody has asked for is looked for by its id.
    if (!('error' in details) || 'correlationId' in details) return false;
    return awaySince !== undefined || (details.error instanceof Error && broken.has(details.error));
  };
  return {
    missed(error) {
      if (error instanceof Error) broken.add(error);
      if (awaySince !== undefined) return;
      awaySince = now();
      log.error({ event: 'database_away' }, `the database cannot be reached: ${reasonOf(error)}`);
    },
    failed(error) {
      if (!brokeOff(error)) answered();
      else if (error instanceof Error) broken.add(error);
    },
    answered,
    log: {
      error: (details, message) => void (isKnown(details) || log.error(details, message)),
      warn: (details, message) => void (isKnown(details) || log.warn(details, message)),
    },
  };
}
