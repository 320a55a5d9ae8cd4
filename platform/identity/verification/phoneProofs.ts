import type { Kysely } from 'kysely';
import { CallRefusal } from '../../core/http/handler.ts';
import { newId } from '../../core/newId.ts';
import type { PlatformParts } from '../../core/parts.ts';
import type { Database } from '../../core/store/database.ts';
import type { Secrets } from '../../core/secrets/secrets.ts';

/** Tells a registration that the phone service has proven a number. */
export interface PhoneProofs {
  make(mobile: string): Promise<string>;
  /** The number it is for; undefined where it is none of ours, or older than ten minutes. */
  read(proof: string): Promise<string | undefined>;
  /** Uses it up. Throws `verification_code_failed` the second time. */
  consume(db: Kysely<Database>, proof: string): Promise<void>;
}

const lifetime = 10 * 60_000;

export function createPhoneProofs(parts: PlatformParts & { readonly secrets: Secrets }): PhoneProofs {
  const { clock, secrets } = parts;
  const split = (proof: string) => /^((\+\d{7,15})~(\d{1,16})~[0-9a-f-]{36})~([0-9a-f]{64})$/.exec(proof) ?? [];
  return {
    async make(mobile) {
      const content = `${mobile}~${clock.now() + lifetime}~${newId(parts)}`;
      return `${content}~${secrets.hash('phone proof', content)}`;
    },
    async read(proof) {
      const [, content, mobile, expires, signature] = split(proof);
      if (content === undefined || signature === undefined || Number(expires) <= clock.now()) return undefined;
      return secrets.matches('phone proof', content, signature) ? mobile : undefined;
    },
    async consume(transaction, proof) {
      const [, , , , signature = ''] = split(proof);
      const { numInsertedOrUpdatedRows } = await transaction
        .insertInto('spent_challenge')
        .values({ challenge: `phone ${signature}`, expires_at: BigInt(clock.now() + 2 * lifetime) })
        .onConflict((conflict) => conflict.column('challenge').doNothing())
        .executeTakeFirstOrThrow();
      if (numInsertedOrUpdatedRows !== 1n) throw new CallRefusal('verification_code_failed');
    },
  };
}
