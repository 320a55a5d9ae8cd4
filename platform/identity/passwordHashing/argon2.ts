import { argon2 } from 'node:crypto';
import { promisify } from 'node:util';

/** What Argon2id is given; `memory` in KiB, `tagLength` in bytes. */
export interface Argon2Input {
  readonly message: string;
  readonly nonce: Uint8Array;
  readonly parallelism: number;
  readonly tagLength: number;
  readonly memory: number;
  readonly passes: number;
}

/** Derives the tag of a password. */
export type HashPassword = (argon2Input: Argon2Input) => Promise<Uint8Array>;

const onPool = promisify(argon2);

/** In this process, on the threads that its files and ciphers wait for as well. */
export const hashHere: HashPassword = (argon2Input) => onPool('argon2id', argon2Input);
