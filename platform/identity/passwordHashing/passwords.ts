import { timingSafeEqual } from 'node:crypto';
import type { Random } from '../../core/random.ts';
import { createBoundedWork, type BoundedWork } from './boundedWork.ts';
import { hashHere, type HashPassword } from './argon2.ts';

/** Keeps passwords as Argon2id, and checks them. */
export interface Passwords {
  /** PHC text with a fresh salt. Refuses with `too_many_attempts` when too many wait, as `verify` does. */
  hash(password: string): Promise<string>;
  /** Whether `stored` is of `password`; with nothing stored, false after the same work. */
  verify(password: string, stored: string | undefined): Promise<boolean>;
  /** False for a hash of older parameters, which should be made anew while the password is at hand. */
  isCurrent(stored: string): boolean;
}

/** In place of a hash, for accounts that are never entered by a password: nothing matches it. */
export const noPassword = '!';

interface Cost {
  readonly memory: number;
  readonly passes: number;
  readonly parallelism: number;
}
const cost: Cost = { memory: 19_456, passes: 2, parallelism: 1 };

const prefixOf = ({ memory, passes, parallelism }: Cost) => `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$`;
const shape = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;
const unpadded = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64').replace(/=+$/, '');

/** Who derives, and how much of it at once. */
export interface PasswordWork {
  readonly hashPassword: HashPassword;
  readonly bounded: BoundedWork;
}

/** One derivation takes 19 MiB and some 12 ms of a core: two at a time, and no more than 64 waiting. */
const workHere = (): PasswordWork => ({ hashPassword: hashHere, bounded: createBoundedWork({ atOnce: 2, waiting: 64, patience: 15_000 }) });

export function createPasswords(random: Random, { hashPassword, bounded }: PasswordWork = workHere()): Passwords {
  const run = (message: string, nonce: Uint8Array, { memory, passes, parallelism }: Cost, tagLength: number) =>
    bounded(() => hashPassword({ message, nonce, memory, passes, parallelism, tagLength }));
  let nobody: string | undefined;

  return {
    async hash(password) {
      const salt = random.bytes(16);
      return `${prefixOf(cost)}${unpadded(salt)}$${unpadded(await run(password, salt, cost, 32))}`;
    },
    async verify(password, stored) {
      const isKept = stored !== undefined && stored !== noPassword;
      nobody ??= `${prefixOf(cost)}${unpadded(random.bytes(16))}$${unpadded(random.bytes(32))}`;
      const [, memory, passes, parallelism, salt = '', tag = ''] = shape.exec(isKept ? stored : nobody) ?? [];
      if (!memory) throw new Error('a stored password is not in PHC form');
      const expected = Buffer.from(tag, 'base64');
      const given = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
      const actual = await run(password, Buffer.from(salt, 'base64'), given, expected.length);
      return timingSafeEqual(actual, expected) && isKept;
    },
    isCurrent: (stored) => stored.startsWith(prefixOf(cost)),
  };
}
