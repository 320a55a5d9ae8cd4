import type { Kysely } from 'kysely';
import type { Database } from '../../core/store/database.ts';
import { roomId } from '../chat/chatThreads.ts';

/** More are not counted: every page of every member asks, whether they ever open the room or not. */
const maxCounted = 100;

/** What others have said in the room since the member last read there; for one who never has, since the account was opened. A hundred at most. */
export async function unreadCount(db: Kysely<Database>, memberId: string): Promise<number> {
  const member = await db
    .selectFrom('member')
    .leftJoin('chat_reader', (join) => join.onRef('chat_reader.member_id', '=', 'member.id').on('chat_reader.thread_id', '=', roomId))
    .select(['created_at', 'number'])
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  const others = db
    .selectFrom('chat_message')
    .where('thread_id', '=', roomId)
    .where('hides', 'is', null)
    .where('shows', 'is', null)
    .where('hidden_at', 'is', null)
    .where((where) => where.or([where('member_id', 'is', null), where('member_id', '!=', memberId)]));
  const unread = member.number === null ? others.where('at', '>=', member.created_at) : others.where('number', '>', member.number);
  const { count } = await db
    .selectFrom(unread.select('number').limit(maxCounted).as('unread'))
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Writes down how far a member has read; never back again. */
export async function markRead(db: Kysely<Database>, memberId: string, number: bigint): Promise<void> {
  await db
    .insertInto('chat_reader')
    .values({ thread_id: roomId, member_id: memberId, number })
    .onConflict((conflict) => conflict.columns(['thread_id', 'member_id']).doUpdateSet({ number }).where('chat_reader.number', '<', number))
    .execute();
}
