import type { Transaction } from 'kysely';
import { type JobHandler, recurringJob, runAgain } from '../../core/jobs/jobHandler.ts';
import type { PlatformParts } from '../../core/parts.ts';
import type { Database } from '../../core/store/database.ts';
import { forUpdate } from '../../core/store/forUpdate.ts';
import { keptDays } from '../../core/content/keptDays.ts';
import { roomId } from './chatThreads.ts';

const day = 24 * 3_600_000;
/** Rows of one transaction, so that nobody who chats waits for long. */
const maxMessages = 1_000;
const maxThreads = 50;

/** What was said in the room goes by itself, the oldest first; a report goes with what it reports. */
async function forgetRoom(transaction: Transaction<Database>, until: number): Promise<boolean> {
  const old = await transaction
    .selectFrom('chat_message')
    .select('id')
    .where('thread_id', '=', roomId)
    .where('at', '<=', BigInt(until))
    .orderBy('at')
    .limit(maxMessages)
    .execute();
  const ids = old.map(({ id }) => id);
  if (ids.length === 0) return false;
  await transaction.deleteFrom('chat_report').where('message_id', 'in', ids).execute();
  await transaction.deleteFrom('chat_message').where('id', 'in', ids).execute();
  return ids.length === maxMessages;
}

/** A conversation with the house goes whole, once nobody has said anything in it for so long: half of one tells nobody anything. */
async function forgetConversations(transaction: Transaction<Database>, until: number): Promise<boolean> {
  const over = await forUpdate(
    transaction
      .selectFrom('chat_thread')
      .select('id')
      .where('kind', '=', 'service')
      .where('last_at', '<=', BigInt(until))
      .orderBy('last_at')
      .limit(maxThreads),
  ).execute();
  const ids = over.map(({ id }) => id);
  if (ids.length === 0) return false;
  for (const table of ['chat_message', 'chat_seat', 'chat_reader'] as const)
    await transaction.deleteFrom(table).where('thread_id', 'in', ids).execute();
  await transaction.deleteFrom('chat_thread').where('id', 'in', ids).execute();
  return ids.length === maxThreads;
}

/** Deletes, every hour, what chats have kept for as long as the help says that they keep it. */
export const chatRetention = ({ clock }: Pick<PlatformParts, 'clock'>): JobHandler =>
  recurringJob('chat.forget', '29 * * * *', async (transaction) => {
    const now = clock.now();
    const hasMore = [
      await forgetRoom(transaction, now - keptDays.chatRoom * day),
      await forgetConversations(transaction, now - keptDays.customerService * day),
    ];
    return hasMore.includes(true) ? runAgain : undefined;
  });
