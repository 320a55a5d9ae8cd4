import { execFileSync, type ChildProcess } from 'node:child_process';

/** Process id of the embedded platform that a gateway runs now; another one after it was started again. Throws while there is none. */
export function platformPid(gateway: ChildProcess): number {
  // Whole lines, however narrow the terminal that COLUMNS tells of.
  const listed = execFileSync('ps', ['-A', '-ww', '-o', 'pid=', '-o', 'ppid=', '-o', 'args='], { encoding: 'utf8' });
  for (const line of listed.split('\n')) {
    const [pid, parent, ...command] = line.trim().split(/\s+/);
    if (Number(parent) === gateway.pid && command.join(' ').includes('platform/main.ts')) return Number(pid);
  }
  throw new Error('The gateway runs no platform.');
}
