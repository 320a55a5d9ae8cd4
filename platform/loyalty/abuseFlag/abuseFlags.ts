import { sql, type Kysely, type Selectable } from 'kysely';
import { newId } from '../../core/newId.ts';
import type { PlatformParts } from '../../core/parts.ts';
import type { Database } from '../../core/store/database.ts';
import type { AbuseFlagKind, AbuseFlagTable, MarkKind } from './abuseFlagTables.ts';

const day = 24 * 3_600_000;

export type AbuseFlag = Selectable<AbuseFlagTable>;

export interface RaisedFlag {
  readonly kind: AbuseFlagKind;
  readonly memberId: string;
  readonly otherId?: string;
  readonly shared?: readonly MarkKind[];
  readonly networkHash?: string;
}

/** What the desk is shown of accounts that may be one person's. A flag changes nothing by itself. */
export interface AbuseFlags {
  /** In the caller's transaction. What nobody has looked at yet is not said twice. */
  raise(db: Kysely<Database>, flag: RaisedFlag): Promise<void>;
  /** The newest first: those that nobody has looked at, or those that somebody has. */
  list(which: 'waiting' | 'looked', limit: number): Promise<readonly AbuseFlag[]>;
  /** Those that an account is named in, the newest first. */
  of(memberId: string, limit: number): Promise<readonly AbuseFlag[]>;
  /** How many nobody has looked at. */
  waiting(): Promise<number>;
  /** Says who has looked at it, and what came of that. Undefined where there is none, or somebody has before. */
  look(db: Kysely<Database>, id: string, by: { readonly operatorId: string; readonly remark: string }): Promise<AbuseFlag | undefined>;
}

export function createAbuseFlags(parts: Pick<PlatformParts, 'clock' | 'db' | 'random'>): AbuseFlags {
  const { clock, db } = parts;
  return {
    async raise(transaction, { kind, memberId, otherId, shared = [], networkHash }) {
      const row = { kind, member_id: memberId, other_id: otherId ?? null, shared: shared.join(','), network_hash: networkHash ?? null };
      await transaction
        .insertInto('abuse_flag')
        .values({ ...row, id: newId(parts), created_at: BigInt(clock.now()), looked_at: null, looked_by: null, remark: null })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
    list: (which, limit) =>
      db
        .selectFrom('abuse_flag')
        .selectAll()
        .where('looked_at', which === 'waiting' ? 'is' : 'is not', null)
        .orderBy('id', 'desc')
        .limit(limit)
        .execute(),
    of(memberId, limit) {
      const flags = db.selectFrom('abuse_flag').selectAll();
      const claim = db.selectFrom('gift_claim').where('gift_claim.member_id', '=', memberId);
      const fromNetwork = flags
        .where('network_hash', '=', claim.select('gift_claim.network_hash'))
        .where(sql<boolean>`abs(${claim.select('gift_claim.created_at')} - created_at) < ${BigInt(day)}`);
      // Each by its index: asked in one, whether any of the three holds, is asked of every flag.
      return flags
        .where('member_id', '=', memberId)
        .union(flags.where('other_id', '=', memberId))
        .union(fromNetwork)
        .orderBy('id', 'desc')
        .limit(limit)
        .execute();
    },
    async waiting() {
      const { count } = await db
        .selectFrom('abuse_flag')
        .select(({ fn }) => fn.countAll().as('count'))
        .where('looked_at', 'is', null)
        .executeTakeFirstOrThrow();
      return Number(count);
    },
    look: (transaction, id, { operatorId, remark }) =>
      transaction
        .updateTable('abuse_flag')
        .set({ looked_at: BigInt(clock.now()), looked_by: operatorId, remark })
        .where('id', '=', id)
        .where('looked_at', 'is', null)
        .returningAll()
        .executeTakeFirst(),
  };
}
