import { readFileSync } from 'node:fs';

/** Ticks in a second, as Linux counts what processes use. */
const ticks = 100;

/** The numbers of a process behind its name, of which the first is the third field of `proc(5)`. */
function statOf(pid: number | 'self'): readonly string[] {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    return [];
  }
}

const sum = (fields: readonly string[], first: number): number => (Number(fields[first]) + Number(fields[first + 1])) / ticks;

/** Seconds of the processor that some processes have used; NaN off Linux. A machine that is shared makes them wait, and this hardly longer. */
export const processorTimeOf = (pids: readonly number[]): number => pids.reduce((total, pid) => total + sum(statOf(pid), 11), 0);

/** The same of all processes that this one has started and seen the end of. */
export const usedByEnded = (): number => sum(statOf('self'), 13);
