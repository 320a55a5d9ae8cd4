import { createBoundedWork } from '../identity/passwordHashing/boundedWork.ts';
import { hashHere } from '../identity/passwordHashing/argon2.ts';
import type { PasswordWork } from '../identity/passwordHashing/passwords.ts';

/** Password work whose results can be kept back, to let something else happen meanwhile. */
export interface HeldPasswordWork extends PasswordWork {
  /** Keeps back the result of the `nth` derivation from now on; resolves once that is there. The answer lets it go. */
  hold(nth?: number): Promise<() => void>;
}

export function createHeldPasswordWork(hash: PasswordWork['hashPassword'] = hashHere): HeldPasswordWork {
  const holds: { left: number; readonly reached: (release: () => void) => void }[] = [];
  return {
    bounded: createBoundedWork({ atOnce: 8, waiting: 64, patience: 15_000 }),
    async hashPassword(argon2Input) {
      const due = holds.filter((each) => (each.left -= 1) === 0);
      const tag = await hash(argon2Input);
      for (const { reached } of due) await new Promise<void>((resolve) => reached(resolve));
      return tag;
    },
    hold: (nth = 1) => new Promise((reached) => void holds.push({ left: nth, reached })),
  };
}
