import { createHash, timingSafeEqual } from 'node:crypto';
import type { AnswerOf } from '#contract/call.ts';
import type { challenge as challengeCall } from '#contract/identity/verification.ts';
import { z } from 'zod';
import { CallRefusal } from '../../core/http/handler.ts';
import type { PlatformParts } from '../../core/parts.ts';
import type { Secrets } from '../../core/secrets/secrets.ts';

/*
 * The words are ALTCHA's, which browsers have solvers for; `altcha-lib` itself is not used: it reads the machine's clock where this one can be moved,
 * and knows one key where these are sealed anew when keys change.
 */

/** A proof of work that makes one visitor cheap and ten thousand expensive. */
export interface Challenges {
  make(): Promise<AnswerOf<typeof challengeCall>>;
  /** Takes a solution, once. Throws `challenge_failed` where the brand wants one and this is none. */
  consume(solution: string | undefined): Promise<void>;
}

const lifetime = 10 * 60_000;

/** Without it, digits of the number could be moved over to the expiry, and what is hashed would stay the same. */
const saltEnd = '&';

const solved = z.object({
  algorithm: z.literal('SHA-256'),
  challenge: z.string().regex(/^[0-9a-f]{64}$/),
  salt: z.string().max(200).endsWith(saltEnd),
  number: z.number().int().nonnegative(),
  signature: z.string().regex(/^[0-9a-f]{64}$/),
});

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const areEqual = (left: string, right: string): boolean => timingSafeEqual(Buffer.from(left), Buffer.from(right));

function read(solution: string): z.output<typeof solved> | undefined {
  try {
    return solved.safeParse(JSON.parse(Buffer.from(solution, 'base64').toString('utf8'))).data;
  } catch {
    return undefined;
  }
}

export function createChallenges({ db, clock, random, brand, secrets }: PlatformParts & { readonly secrets: Secrets }): Challenges {
  const { required, maxNumber } = brand.challenge;
  const isSound = ({ challenge, salt, number, signature }: z.output<typeof solved>): boolean => {
    const expires = Number(new URLSearchParams(salt.split('?')[1]).get('expires'));
    return (
      secrets.matches('challenge', challenge, signature) && areEqual(challenge, sha256(`${salt}${number}`)) && expires * 1000 > clock.now()
    );
  };

  const isFirstUse = async (challenge: string): Promise<boolean> => {
    const now = clock.now();
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('spent_challenge')
      .values({ challenge, expires_at: BigInt(now + 2 * lifetime) })
      .onConflict((conflict) => conflict.column('challenge').doNothing())
      .executeTakeFirstOrThrow();
    return numInsertedOrUpdatedRows === 1n;
  };

  return {
    async make() {
      const expiresAt = clock.now() + lifetime;
      // The salt carries the expiry, and the challenge hashes the salt: neither can be changed alone.
      const salt = `${Buffer.from(random.bytes(12)).toString('hex')}?expires=${Math.floor(expiresAt / 1000)}${saltEnd}`;
      const number = Buffer.from(random.bytes(4)).readUInt32BE() % maxNumber;
      const challenge = sha256(`${salt}${number}`);
      return { algorithm: 'SHA-256', challenge, salt, signature: secrets.hash('challenge', challenge), maxnumber: maxNumber, expiresAt };
    },
    async consume(solution) {
      if (!required) return;
      const given = solution === undefined ? undefined : read(solution);
      if (!given || !isSound(given) || !(await isFirstUse(given.challenge))) throw new CallRefusal('challenge_failed');
    },
  };
}
