import { createHook } from 'node:async_hooks';

/** How many passwords were weighed while `work` ran: derivations that Node was really asked for. */
export async function countHashings(work: () => Promise<unknown>): Promise<number> {
  let count = 0;
  const hook = createHook({
    init(_id, type) {
      if (type === 'ARGON2REQUEST') count += 1;
    },
  }).enable();
  try {
    await work();
  } finally {
    hook.disable();
  }
  return count;
}
