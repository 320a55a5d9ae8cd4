import type { Kysely } from 'kysely';
import type { PlatformParts } from '../../core/parts.ts';
import { hashOfToken, opaqueToken } from '../../core/random.ts';
import type { Database } from '../../core/store/database.ts';
import { writeNothing } from '../verification/writeNothing.ts';

/** Minutes that a mailed link is good for. */
export const linkMinutes = 10;

/** Single-use tokens of mailed links. */
export interface RecoveryLinks {
  /** Makes a token; those before it stay good until one of them is used. */
  make(db: Kysely<Database>, memberId: string): Promise<string>;
  /** Writes as much as a link and its mail, and leads nowhere: for a name and an address that do not belong together. */
  makeNone(db: Kysely<Database>): Promise<void>;
  /** The member of a token that could be used now. */
  memberOf(token: string): Promise<string | undefined>;
  /** Uses it up; false where somebody was faster. */
  consume(db: Kysely<Database>, token: string): Promise<boolean>;
}

export function createRecoveryLinks({ db, clock, random }: Pick<PlatformParts, 'db' | 'clock' | 'random'>): RecoveryLinks {
  return {
    async make(transaction, memberId) {
      const token = opaqueToken(random);
      const now = clock.now();
      await transaction
        .insertInto('recovery_link')
        .values({
          token_hash: hashOfToken(token),
          member_id: memberId,
          created_at: BigInt(now),
          expires_at: BigInt(now + linkMinutes * 60_000),
          used_at: null,
        })
        .execute();
      return token;
    },
    async makeNone(transaction) {
      await writeNothing(transaction, 'link');
      await writeNothing(transaction, 'mail');
    },
    async memberOf(token) {
      const row = await db
        .selectFrom('recovery_link')
        .select('member_id')
        .where('token_hash', '=', hashOfToken(token))
        .where('used_at', 'is', null)
        .where('expires_at', '>', BigInt(clock.now()))
        .executeTakeFirst();
      return row?.member_id;
    },
    async consume(transaction, token) {
      const { numUpdatedRows } = await transaction
        .updateTable('recovery_link')
        .set({ used_at: BigInt(clock.now()) })
        .where('token_hash', '=', hashOfToken(token))
        .where('used_at', 'is', null)
        .executeTakeFirstOrThrow();
      return numUpdatedRows === 1n;
    },
  };
}
