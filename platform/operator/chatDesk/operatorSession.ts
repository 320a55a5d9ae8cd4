import { createHash, timingSafeEqual } from 'node:crypto';
import type { PlatformParts } from '../../core/parts.ts';

/** Milliseconds that whoever has proven himself need not do so again. */
export const operatorSessionLifetime = 12 * 3_600_000;

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Who answers for the house: by a key, and then by a cookie's text, which is of no use under another key or after its time. */
export interface OperatorSessions {
  /** Whether it is the key; in the same time whether or not. */
  isKey(typed: string): boolean;
  issue(): string;
  isOpen(token: string): boolean;
}

export function createOperatorSessions({ clock, secrets }: Pick<PlatformParts, 'clock' | 'secrets'>, key: string): OperatorSessions {
  const said = (expires: string): string => `${expires} ${digest(key).toString('hex')}`;
  return {
    isKey: (typed) => timingSafeEqual(digest(typed), digest(key)),
    issue() {
      const expires = String(clock.now() + operatorSessionLifetime);
      return `${expires}.${secrets.hash('operator session', said(expires))}`;
    },
    isOpen(token) {
      const [, expires = '', hash = ''] = /^(\d{1,16})\.([0-9a-f]{64})$/.exec(token) ?? [];
      return expires !== '' && Number(expires) > clock.now() && secrets.matches('operator session', said(expires), hash);
    },
  };
}
