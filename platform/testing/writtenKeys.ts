import { systemRandom } from '../core/random.ts';
import { createSecretKeys, type SecretKey } from '../core/secrets/secretKeys.ts';
import { createSecrets } from '../core/secrets/secrets.ts';

/** Keys as a file would hold them, which the test writes. */
export function writtenKeys(...first: readonly [SecretKey, ...SecretKey[]]) {
  const file: { keys: typeof first; next: typeof first | undefined } = { keys: first, next: undefined };
  const keys = createSecretKeys({
    get keys() {
      return file.keys;
    },
    reload() {
      if (file.next === undefined) return false;
      [file.keys, file.next] = [file.next, undefined];
      return true;
    },
  });
  return { keys, secrets: createSecrets({ random: systemRandom, keys: () => keys.current }), file };
}
