import { systemRandom } from '../core/random.ts';
import { secretKeyFrom, type SecretKey } from '../core/secrets/secretKeys.ts';
import { createSecrets, type Secrets } from '../core/secrets/secrets.ts';

/** A key that says by its number which one it is. */
export const testSecretKey = (number: number): SecretKey => secretKeyFrom(new Uint8Array(32).fill(number));

/** Secrets with the test's own keys, the newest first; with one of them where none is given. */
export const testSecrets = (...keys: readonly SecretKey[]): Secrets => {
  const [first = testSecretKey(7), ...rest] = keys;
  return createSecrets({ random: systemRandom, keys: () => [first, ...rest] });
};
