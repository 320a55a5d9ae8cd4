import { setPriority } from 'node:os';
import { DatabaseSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import { sqliteStatements } from './sqliteStatements.ts';
import type { ReaderAnswer, ReaderQuestion } from './startReader.ts';

/** A program that reads a store for the process that started it, one statement after the other. It loads next to nothing: somebody waits for it. */
// Long reads give way to the short ones of the platform itself.
setPriority(5);
const [, , file = ''] = process.argv;
const run = sqliteStatements(new DatabaseSync(file, { readOnly: true, timeout: 5_000, readBigInts: true }));
// A Ctrl-C reaches this as well; what is being read is still answered.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
// This thread hears nothing while a statement runs: another one looks whether the platform is still there.
const watch = `setInterval(() => process.ppid === ${process.ppid} || process.kill(process.pid, 'SIGKILL'), 500)`;
new Worker(watch, { eval: true, execArgv: [] }).unref();

const tell = (answer: ReaderAnswer): unknown => process.send?.(answer, undefined, undefined, () => undefined);
process.on('message', ({ text, values }: ReaderQuestion) => {
  try {
    tell({ rows: run(text, values).rows });
  } catch (error) {
    tell({ problem: error instanceof Error ? error.message : String(error) });
  }
});
tell('ready');
