import type { Kysely } from 'kysely';
import type { Database } from '../../core/store/database.ts';
import type { ChatLog } from '../chat/chatLog.ts';
import { roomId } from '../chat/chatThreads.ts';

/** Members who say so before an entry goes out of everybody's sight, until somebody of the house has looked. */
const reportsToHide = 3;

/** Writes a member's report of an entry of the room; each counts once. False where there is nothing of somebody else's to report. */
export async function reportMessage(
  { db, chatLog, now }: { readonly db: Kysely<Database>; readonly chatLog: ChatLog; readonly now: number },
  memberId: string,
  number: bigint,
): Promise<boolean> {
  const message = await db
    .selectFrom('chat_message')
    .select('id')
    .where('thread_id', '=', roomId)
    .where('number', '=', number)
    .where('author', '=', 'member')
    .where('member_id', '!=', memberId)
    .where('hides', 'is', null)
    .executeTakeFirst();
  if (!message) return false;
  await db
    .insertInto('chat_report')
    .values({ message_id: message.id, member_id: memberId, at: BigInt(now) })
    .onConflict((conflict) => conflict.columns(['message_id', 'member_id']).doNothing())
    .execute();
  const { count } = await db
    .selectFrom('chat_report')
    .where('message_id', '=', message.id)
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow();
  if (Number(count) >= reportsToHide) await chatLog.hide(roomId, number);
  return true;
}
