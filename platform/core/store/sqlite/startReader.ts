import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { longestRead, StatementTimeout } from '../statementTimeout.ts';

/** What a reader is sent. */
export interface ReaderQuestion {
  readonly text: string;
  readonly values: unknown[];
}

/** `ready` comes first, unasked. */
export type ReaderAnswer = 'ready' | { readonly rows: readonly unknown[] } | { readonly problem: string };

/** A process of its own that reads a SQLite file. */
export interface Reader {
  readonly isRunning: () => boolean;
  /** One statement at a time. Rejects with `StatementTimeout` where it takes too long: the process is killed for it, and reads no more. */
  ask(question: ReaderQuestion): Promise<readonly unknown[]>;
  /** Resolves once it is gone: only whoever closes a store last takes its journals away. */
  stop(): Promise<void>;
}

const program = fileURLToPath(new URL('readerProcess.ts', import.meta.url));

/**
 * Starts a process that reads `file`, and may take `longest` milliseconds for a statement, its own start left out. A thread would not do: nothing interrupts SQLite within
 * a step of a statement, neither the end of a thread nor, with it, the end of its process.
 */
export function startReader(file: string, longest: number = longestRead): Reader {
  // It needs none of the settings, and some of them are secret.
  const child = fork(program, [file], { serialization: 'advanced', env: {}, execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const gone = Promise.withResolvers<void>();
  const ready = Promise.withResolvers<void>();
  ready.promise.catch(() => undefined);
  let asking: { resolve(rows: readonly unknown[]): void; reject(error: Error): void } | undefined;
  const settle = (how: (asked: NonNullable<typeof asking>) => void): void => {
    const asked = asking;
    asking = undefined;
    if (asked) how(asked);
  };
  const end = (): void => {
    const ended = new Error('the process that reads the store has ended');
    ready.reject(ended);
    settle(({ reject }) => reject(ended));
  };
  child.on('message', (answer: ReaderAnswer) => {
    if (answer === 'ready') ready.resolve();
    else settle(({ resolve, reject }) => ('rows' in answer ? resolve(answer.rows) : reject(new Error(answer.problem))));
  });
  child.on('error', () => {
    gone.resolve();
    end();
  });
  child.on('exit', () => {
    gone.resolve();
    end();
  });
  return {
    isRunning: () => child.connected,
    async ask(question) {
      await ready.promise;
      const { promise, resolve, reject } = Promise.withResolvers<readonly unknown[]>();
      asking = { resolve, reject };
      const watch = setTimeout(() => {
        settle((asked) => asked.reject(new StatementTimeout()));
        child.disconnect();
        child.kill('SIGKILL');
      }, longest);
      child.send(question, (error) => error && end());
      try {
        return await promise;
      } finally {
        clearTimeout(watch);
      }
    },
    stop() {
      // It may be at a statement, and deaf; it has nothing that could be left half done.
      child.kill('SIGKILL');
      return gone.promise;
    },
  };
}
