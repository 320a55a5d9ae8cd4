import { EventEmitter } from 'node:events';
import { StatementSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';

// Loaded into a process before its program (`--import`), for a test alone: the program itself knows no way to fail on demand.
// `FAULT` names the fault, `FAULTY_PROGRAM` whose: a gateway hands its flags on to its platform. SIGUSR2 raises it.

const planted = (): never => {
  throw new Error('planted fault');
};

const faults: Readonly<Record<string, () => void>> = {
  timer: () => void setTimeout(planted, 0),
  // Whatever was to listen has forgotten to.
  emitter: () => void setImmediate(() => new EventEmitter().emit('error', new Error('planted fault'))),
  promise: () => void Promise.reject(new Error('planted fault')),
  worker: () => void new Worker('throw new Error("planted fault")', { eval: true }),
  /** It goes on while the process ends. */
  again: function again() {
    setImmediate(again);
    planted();
  },
  /** One statement in thirty fails, whoever asked for it. */
  statement() {
    const { all } = StatementSync.prototype;
    StatementSync.prototype.all = function (...values: unknown[]) {
      return Math.random() < 1 / 30 ? planted() : Reflect.apply(all, this, values);
    };
  },
};

if (process.argv[1]?.endsWith(process.env['FAULTY_PROGRAM'] ?? 'main.ts'))
  process.on('SIGUSR2', () => faults[process.env['FAULT'] ?? '']?.());
