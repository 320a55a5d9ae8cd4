import type { Maintenance } from '../ledger/maintenance/maintenance.ts';
import type { Log } from '../log.ts';
import { runRepeatedly } from '../runRepeatedly.ts';
import { alarmsRaised, raiseAlarm } from './booksAlarm.ts';
import { checkBooks } from './checkBooks.ts';
import { chainPostings } from './chainPostings.ts';
import type { CheckedParts } from './reportOnBooks.ts';

export interface BooksWatch {
  /**
   * Checks the books unless they were found sound before, and no other platform on the store has found them wrong since; money stops where they are not,
   * until they are.
   */
  check(stopping?: AbortSignal): Promise<void>;
  /** Checks them anew, whatever was found before; answers whether they are sound. Money stops where they are not. */
  checkAnew(stopping?: AbortSignal): Promise<boolean>;
  /** Puts what is new into the chain, once the books were found sound: what is wrong would be mended in vain if it were chained. */
  chain(): Promise<void>;
}

interface WatchParts extends CheckedParts {
  readonly maintenance: Maintenance;
  readonly log: Log;
}

/** Milliseconds between two lines about a check that takes long. */
const progressEvery = 10_000;
/** Rows that the log names; the first of many tell where to look. */
const named = 20;

export function watchBooks({ maintenance, log, ...parts }: WatchParts): BooksWatch {
  let isSound = false;
  /** Alarms that were raised by the last look; undefined before the first. */
  let heard: bigint | undefined;
  /** The other platforms have been told, or have told it themselves. */
  let isTold = false;
  const tellOthers = async (): Promise<void> => {
    if (isTold) return;
    heard = await raiseAlarm(parts.db);
    isTold = true;
  };
  const checkAnew = async (stopping?: AbortSignal): Promise<boolean> => {
    const began = parts.clock.now();
    let told = began;
    const onProgress = (rows: number) => {
      if (parts.clock.now() - told < progressEvery) return;
      told = parts.clock.now();
      log.warn({ event: 'books_checked', rows }, `the books are being checked: ${rows} rows so far`);
    };
    const findings = await checkBooks(parts, { onProgress, ...(stopping ? { stopping } : {}) });
    if (findings.length > 0) {
      isSound = false;
      maintenance.begin('books');
      for (const finding of findings.slice(0, named))
        log.error({ event: 'books_wrong', ...finding }, `${finding.table} ${finding.id}: ${finding.problem}`);
      log.error(
        { event: 'books_wrong', count: findings.length },
        `the books are not as they were written (${findings.length} findings): no money is moved until they are`,
      );
      await tellOthers();
      return false;
    }
    isSound = true;
    isTold = false;
    if (told > began || maintenance.isOn('books')) log.warn({ event: 'books_sound' }, 'the books are sound, and money moves');
    maintenance.end('books');
    return true;
  };
  return {
    checkAnew,
    async check(stopping) {
      const raised = await alarmsRaised(parts.db);
      if (heard !== undefined && raised !== heard) {
        // Each platform stops money by itself; a check of the night is one platform's, and to look for oneself takes its time.
        isSound = false;
        isTold = true;
        maintenance.begin('books');
        log.error(
          { event: 'books_doubted' },
          'another platform has found the books wrong: no money is moved until they are found sound here',
        );
      }
      heard = raised;
      if (!isSound) await checkAnew(stopping);
    },
    async chain() {
      if (isSound) await chainPostings(parts);
    },
  };
}

const chainEvery = 1_000;
/** Whoever mends the books waits for so long until money moves again. */
const checkAgainAfter = 15_000;
const grace = 3_000;

/** Checks the books from now on, and chains the postings every second, until the answered function is called, which chains what is left. */
export function startBooksWatch(watch: BooksWatch, log: Log): () => Promise<void> {
  const check = async (stopping: AbortSignal): Promise<void> =>
    watch.check(stopping).catch((error: unknown) => {
      if (!stopping.aborted) throw error;
    });
  const stopChecks = runRepeatedly({ what: 'the books are checked', pause: checkAgainAfter, grace, round: check }, log);
  const stopChaining = runRepeatedly({ what: 'the postings are chained', pause: chainEvery, grace, round: () => watch.chain() }, log);
  return async () => {
    await stopChecks();
    await stopChaining();
    await watch.chain().catch((error: unknown) => log.error({ error }, 'the last postings could not be chained'));
  };
}
