import { createBoundedWork } from '../member/boundedWork.ts';
import { deriveHere } from '../member/derivation.ts';
import type { PasswordWork } from '../member/passwords.ts';

/** Argon2id at the least that it takes, for the many tests in which a password only has to be kept and recognised. */
export const cheapPasswordWork = (): PasswordWork => ({
  derive: (derivation) => deriveHere({ ...derivation, memory: 8, passes: 1 }),
  bounded: createBoundedWork({ atOnce: 2, waiting: 64, patience: 15_000 }),
});
