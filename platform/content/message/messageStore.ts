import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../core/store/database.ts';
import type { MessageTable } from './messageTable.ts';

const columns = ['id', 'code', 'detail', 'sent_at', 'read_at'] as const;

export type Message = Pick<Selectable<MessageTable>, (typeof columns)[number]>;

/** A member's own messages, or those of them that have these ids. */
export interface Named {
  readonly memberId: string;
  readonly ids?: readonly string[] | undefined;
}

/** Whatever changes messages tells whoever follows their member, in the same transaction. */
const tell = (db: Kysely<Database>, memberId: string, now: number) =>
  db
    .insertInto('event')
    .values({ kind: 'message', member_id: memberId, detail: '{}', created_at: BigInt(now) })
    .execute();

export async function addMessage(db: Kysely<Database>, message: MessageTable): Promise<void> {
  await db.insertInto('message').values(message).execute();
  await tell(db, message.member_id, Number(message.sent_at));
}

/** One page of a member's own, newest first: ids are UUIDv7, so their order is that of time. */
export async function messagesOf(
  db: Kysely<Database>,
  memberId: string,
  pageSize: number,
  before?: string,
): Promise<{ readonly messages: readonly Message[]; readonly total: number; readonly hasMore: boolean }> {
  const own = db.selectFrom('message').where('member_id', '=', memberId);
  const page = own
    .select(columns)
    .orderBy('id', 'desc')
    .limit(pageSize + 1);
  const messages = await (before === undefined ? page : page.where('id', '<', before)).execute();
  const { total } = await own.select(({ fn }) => fn.countAll<bigint>().as('total')).executeTakeFirstOrThrow();
  return { messages: messages.slice(0, pageSize), total: Number(total), hasMore: messages.length > pageSize };
}

export async function countUnread(db: Kysely<Database>, memberId: string): Promise<number> {
  const { unread } = await db
    .selectFrom('message')
    .select(({ fn }) => fn.countAll<bigint>().as('unread'))
    .where('member_id', '=', memberId)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(unread);
}

/** Marks as read since `readAt`, or as unread where that is null; what is so already stays as it is. */
export const markMessages = (db: Kysely<Database>, { memberId, ids }: Named, readAt: number | null, now: number): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('message')
      .set({ read_at: readAt === null ? null : BigInt(readAt) })
      .where('member_id', '=', memberId)
      .where('read_at', readAt === null ? 'is not' : 'is', null)
      .$if(ids !== undefined, (update) => update.where('id', 'in', ids ?? []))
      .executeTakeFirstOrThrow();
    if (numUpdatedRows > 0n) await tell(transaction, memberId, now);
  });

export const deleteMessages = (db: Kysely<Database>, memberId: string, ids: readonly string[], now: number): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const { numDeletedRows } = await transaction
      .deleteFrom('message')
      .where('member_id', '=', memberId)
      .where('id', 'in', ids)
      .executeTakeFirstOrThrow();
    if (numDeletedRows > 0n) await tell(transaction, memberId, now);
  });
