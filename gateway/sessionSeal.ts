import { CompactEncrypt, compactDecrypt } from 'jose';
import { cacheOf } from './cacheOf.ts';
import { z } from 'zod';
import type { Clock } from './clock.ts';
import type { Session } from './context.ts';
import type { SessionKeys } from './sessionKeys.ts';

/** Turns sessions into text that only this gateway can read or make. */
export interface SessionSeal {
  seal(session: Session): Promise<string>;
  /** Undefined for whatever is not a whole, unexpired seal of a known key. */
  open(text: string): Promise<Session | undefined>;
}

/** Seconds from logging in to having to log in again. */
const sessionSeconds = 24 * 60 * 60;

const maxRemembered = 10_000;

const content = z.object({
  session: z.object({
    token: z.string(),
    memberId: z.string(),
    account: z.string(),
    type: z.number().int(),
    mustChangePassword: z.literal(true).optional(),
  }),
  /** Milliseconds since 1970-01-01T00:00:00Z. */
  expiresAt: z.number(),
});

interface Content {
  readonly session: Session;
  readonly expiresAt: number;
}

export function createSessionSeal(keys: SessionKeys, clock: Clock): SessionSeal {
  const keyOf = new Map(keys.map((key) => [key.id, key.bytes]));
  // Opening costs more than all else a small query does; only what was opened once is remembered.
  const opened = cacheOf<Content>(maxRemembered);

  const decrypt = async (text: string): Promise<Content | undefined> => {
    try {
      const { plaintext } = await compactDecrypt(
        text,
        ({ kid }) => {
          const key = keyOf.get(kid ?? '');
          if (!key) throw new Error('sealed with an unknown key');
          return key;
        },
        { keyManagementAlgorithms: ['dir'], contentEncryptionAlgorithms: ['A256GCM'] },
      );
      const { session, expiresAt } = content.parse(JSON.parse(new TextDecoder().decode(plaintext)));
      const { mustChangePassword, ...rest } = session;
      return { session: mustChangePassword ? { ...rest, mustChangePassword } : rest, expiresAt };
    } catch {
      return undefined;
    }
  };

  return {
    seal: (session) => {
      const text = JSON.stringify({ session, expiresAt: clock.now() + sessionSeconds * 1000 } satisfies Content);
      return new CompactEncrypt(new TextEncoder().encode(text))
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', kid: keys[0].id })
        .encrypt(keys[0].bytes);
    },
    async open(text) {
      let known = opened.get(text);
      if (!known) {
        known = await decrypt(text);
        if (!known) return undefined;
        opened.set(text, known);
      }
      return known.expiresAt > clock.now() ? known.session : undefined;
    },
  };
}
