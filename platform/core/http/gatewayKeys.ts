import { createHash, timingSafeEqual } from 'node:crypto';
import type { CurrentKeys } from '#contract/keyFile.ts';

/** The keys that gateways prove themselves by: several, so that one can be changed without an interruption. */
export interface GatewayKeys {
  accepts(given: string): boolean;
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Digests are of one length, and all are compared: how long it takes tells nothing of the keys. */
function isAmong(given: string, keys: readonly string[]): boolean {
  const asked = digest(given);
  return keys.filter((key) => timingSafeEqual(digest(key), asked)).length > 0;
}

/** `source` is a watched file, or keys that never change. */
export const createGatewayKeys = (source: Pick<CurrentKeys<string>, 'keys'> & Partial<CurrentKeys<string>>): GatewayKeys => ({
  accepts(given) {
    if (isAmong(given, source.keys)) return true;
    // A gateway may have read a new key this moment, and come with it before the next look.
    source.look?.();
    return isAmong(given, source.keys);
  },
});
