import { systemRandom } from '../core/random.ts';
import { createSecretKeys, type SecretKey } from '../core/secrets/secretKeys.ts';
import { createSecrets } from '../core/secrets/secrets.ts';

/** Keys as a file would hold them, which the test writes: `next` is read at the next look; a text is what is wrong with it. */
export function writtenKeys(...first: readonly [SecretKey, ...SecretKey[]]) {
  const file: { keys: typeof first; next: typeof first | string | undefined } = { keys: first, next: undefined };
  const keys = createSecretKeys({
    get keys() {
      return file.keys;
    },
    reload() {
      const { next } = file;
      file.next = undefined;
      if (next === undefined) return false;
      if (typeof next === 'string') throw new Error(next);
      file.keys = next;
      return true;
    },
  });
  return { keys, secrets: createSecrets({ random: systemRandom, keys: () => keys.current }), file };
}
