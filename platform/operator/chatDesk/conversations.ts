import type { Kysely } from 'kysely';
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

const mostListed = 100;

/** Those that wait first, members of rank before others, who has waited longest before; then the rest, the newest first. */
export async function conversations(db: Kysely<Database>): Promise<readonly Conversation[]> {
  const rows = await db
    .selectFrom('chat_thread')
    .leftJoin('member', 'member.id', 'chat_thread.member_id')
    .select(['chat_thread.id', 'username', 'vip', 'chat_thread.language', 'last_at', 'last_author', 'closed_at'])
    .where('kind', '=', 'service')
    .where('last_number', '>', 0n)
    .orderBy('last_at', 'desc')
    .limit(mostListed)
    .execute();
  const listed = rows.map((row) => ({
    id: row.id,
    member: row.username,
    vip: row.vip === 1n,
    language: row.language,
    lastAt: Number(row.last_at),
    waits: row.last_author === 'visitor' && row.closed_at === null,
    closed: row.closed_at !== null,
  }));
  const waiting = listed.filter(({ waits }) => waits);
  return [
    ...waiting.toSorted((left, right) => Number(right.vip) - Number(left.vip) || left.lastAt - right.lastAt),
    ...listed.filter(({ waits }) => !waits),
  ];
}
