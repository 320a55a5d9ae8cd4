import { spawnSync } from 'node:child_process';
import { argon2Sync } from 'node:crypto';
import { setPriority } from 'node:os';
import type { Argon2Input } from './argon2.ts';

/** A program that derives what it is sent, one after the other, as long as somebody is there to send; with `gives-way` it lets everything else go first. */
if (process.argv[2] === 'gives-way') {
  setPriority(10);
  // Where Linux can say it: only when nobody else wants the core. A low priority alone still holds others up for milliseconds.
  spawnSync('chrt', ['--idle', '--pid', '0', String(process.pid)], { stdio: 'ignore' });
}
// A Ctrl-C reaches this as well; the logins in flight are still answered.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);

process.on('message', ({ id, argon2Input }: { readonly id: number; readonly argon2Input: Argon2Input }) => {
  // Who asked may be gone by now; with the channel goes what keeps this alive.
  const answer = (text: object): unknown => process.send?.({ id, ...text }, undefined, undefined, () => undefined);
  try {
    answer({ tag: argon2Sync('argon2id', argon2Input) });
  } catch (error) {
    answer({ problem: String(error) });
  }
});
