import { type Kysely, sql } from 'kysely';
import type { Database } from '../../core/store/database.ts';

/** A conversation as the desk lists it. */
export interface Conversation {
  readonly id: string;
  /** Account of the member; null for a guest. */
  readonly member: string | null;
  readonly vip: boolean;
  readonly language: string | null;
  readonly lastAt: number;
  /** The last word was the visitor's, and the conversation is open. */
  readonly waits: boolean;
  readonly closed: boolean;
}

const maxListed = 100;
/** As the index over those that wait has it. */
const waits = sql<boolean>`kind = 'service' and last_author = 'visitor' and closed_at is null`;

/** Those that wait first, members of rank before others, who has waited longest before; then the rest, the newest first. */
export async function conversations(db: Kysely<Database>): Promise<readonly Conversation[]> {
  const listed = db
    .selectFrom('chat_thread')
    .leftJoin('member', 'member.id', 'chat_thread.member_id')
    .select(['chat_thread.id', 'username', 'vip', 'chat_thread.language', 'last_at', 'closed_at'])
    .where('last_number', '>', 0n)
    .limit(maxListed);
  // Two questions: however many have been answered since, nobody who waits falls off the end.
  const waiting = await listed.where(waits).orderBy('vip', 'desc').orderBy('last_at').orderBy('chat_thread.id').execute();
  const rest = await listed
    .where('kind', '=', 'service')
    .where(sql<boolean>`not (${waits})`)
    .orderBy('last_at', 'desc')
    .orderBy('chat_thread.id', 'desc')
    .execute();
  return [...waiting.map((row) => ({ ...row, waits: true })), ...rest.map((row) => ({ ...row, waits: false }))].map((row) => ({
    id: row.id,
    member: row.username,
    vip: row.vip === 1n,
    language: row.language,
    lastAt: Number(row.last_at),
    waits: row.waits,
    closed: row.closed_at !== null,
  }));
}

/** How many wait. */
export async function countWaiting(db: Kysely<Database>): Promise<number> {
  const { all } = await db
    .selectFrom('chat_thread')
    .select(({ fn }) => fn.countAll<bigint>().as('all'))
    .where('last_number', '>', 0n)
    .where(waits)
    .executeTakeFirstOrThrow();
  return Number(all);
}
