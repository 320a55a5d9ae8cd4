import { DiskFull } from '../diskFull.ts';

/** Transactions that share one write to the disk. */
export interface GroupCommit {
  /** Opens the shared transaction where none is open. */
  join(): void;
  /**
   * The caller's transaction is done but not yet on the disk. Resolves when it is, or rejects with all
   * others of its group where the disk refuses.
   */
  leave(): Promise<void>;
  /** Writes what has been left so far. */
  flush(): void;
  /** How many wait to be written. */
  readonly waiting: number;
}

interface Waiting {
  readonly resolve: () => void;
  readonly reject: (reason: unknown) => void;
}

/**
 * A commit waits for the disk, which takes longer than a transaction itself. So transactions that
 * queue up anyway are done one after another inside one transaction of the engine, each in a savepoint
 * of its own, and none is reported as committed before the shared commit has returned.
 */
export function createGroupCommit(execute: (text: string) => void, isOpen: () => boolean): GroupCommit {
  let group: Waiting[] = [];

  const end = (report: (waiting: Waiting) => void): void => {
    const ended = group;
    group = [];
    ended.forEach(report);
  };
  /** A full disk makes SQLite roll back by itself, and with it everybody who has left but is not written. */
  const noticeLoss = (): void => {
    if (!isOpen()) end(({ reject }) => reject(new DiskFull('the disk refused a write; nothing of this was kept')));
  };

  return {
    join() {
      noticeLoss();
      if (!isOpen()) execute('begin immediate');
    },
    leave: () => new Promise<void>((resolve, reject) => void group.push({ resolve, reject })),
    flush() {
      noticeLoss();
      try {
        if (isOpen()) execute('commit');
        end(({ resolve }) => resolve());
      } catch (error) {
        if (isOpen()) execute('rollback');
        end(({ reject }) => reject(error));
      }
    },
    get waiting() {
      return group.length;
    },
  };
}
