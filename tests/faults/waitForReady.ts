import type { ChildProcess } from 'node:child_process';

/** Resolves with the first message of a program; rejects where it ends before. */
export const waitForReady = (child: ChildProcess): Promise<void> =>
  new Promise((resolve, reject) => {
    child.once('message', () => resolve());
    child.once('exit', (code) => reject(new Error(`The program ended with code ${code} before it was ready.`)));
  });
