import { PermanentJobError, recurringOutsideJob } from '../jobs/jobHandler.ts';
import type { PlatformModule } from '../module.ts';
import { booksAlarmMigrations, type BooksAlarmTable } from './booksAlarm.ts';
import type { BooksWatch } from './watchBooks.ts';

declare module '../store/database.ts' {
  interface Database {
    books_alarm: BooksAlarmTable;
  }
}

interface Needs {
  /** Undefined where nobody watches over the books. */
  readonly booksWatch: BooksWatch | undefined;
  readonly stopping: AbortSignal;
}

/** When few play: a check reads everything. */
const nightly = '23 3 * * *';
/** Twice as long as a check of tens of millions of rows takes. */
const lease = 4 * 3_600_000;

/** The books are checked whole every night, by one of the platforms on a store, as they are by each of them at its start. */
export const booksModule = {
  name: 'books',
  migrations: booksAlarmMigrations,
  jobs: ({ booksWatch, stopping }: Needs) => [
    recurringOutsideJob(
      'books.check',
      nightly,
      async () => {
        // The log names the rows; trying again would find the same ones.
        if ((await booksWatch?.checkAnew(stopping)) === false) throw new PermanentJobError('the books are not as they were written');
      },
      { lease },
    ),
  ],
} satisfies PlatformModule;
