import { createBoundedWork } from '../identity/passwordHashing/boundedWork.ts';
import { hashHere } from '../identity/passwordHashing/argon2.ts';
import type { PasswordWork } from '../identity/passwordHashing/passwords.ts';

/** Argon2id at the least that it takes, for the many tests in which a password only has to be kept and recognised. */
export const cheapPasswordWork = (): PasswordWork => ({
  hashPassword: (argon2Input) => hashHere({ ...argon2Input, memory: 8, passes: 1 }),
  bounded: createBoundedWork({ atOnce: 2, waiting: 64, patience: 15_000 }),
});
