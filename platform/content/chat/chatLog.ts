import type { Kysely, Transaction } from 'kysely';
import { newId } from '../../core/newId.ts';
import type { PlatformParts } from '../../core/parts.ts';
import type { Database } from '../../core/store/database.ts';
import { forUpdate } from '../../core/store/forUpdate.ts';
import { type ChatContent, openContent, sealContent } from './chatContent.ts';
import type { ChatAuthor } from './chatTables.ts';

/** What was said, or that something is no longer to be seen, or is again. */
export interface ChatEntry {
  readonly number: bigint;
  readonly author: ChatAuthor;
  readonly memberId: string | null;
  /** Path of what the member goes by now, on this origin; null where there is none, and for everybody else. */
  readonly icon: string | null;
  readonly at: number;
  /** Null where it is out of sight. */
  readonly content: ChatContent | null;
  /** Number of what it takes out of sight. */
  readonly hides: bigint | null;
  /** Number of what it puts back into sight; all else but `number` is that one's then, as it stands now. */
  readonly shows: bigint | null;
}

export interface NewChatMessage extends ChatContent {
  readonly author: ChatAuthor;
  readonly memberId?: string | undefined;
  /** The same again is answered as the first. */
  readonly clientKey: string;
}

/** Threads and what is said in them. */
export interface ChatLog {
  /**
   * Writes one entry, in the caller's transaction where there is one, and answers its number; that of the first where `clientKey` was there. Undefined
   * where there is no such thread.
   */
  add(threadId: string, message: NewChatMessage, within?: Transaction<Database>): Promise<bigint | undefined>;
  /**
   * Takes an entry out of everybody's sight, or puts it back, in the caller's transaction, which has the thread to itself from then on; false
   * where there is none, or it stood so before. Pages hear of it once they look.
   */
  setSight(transaction: Transaction<Database>, threadId: string, number: bigint, isSeen: boolean): Promise<boolean>;
  /** The first `limit` entries behind a number, in their order. */
  after(threadId: string, number: bigint, limit: number): Promise<readonly ChatEntry[]>;
  /** Tells in this process that something may be new; what other processes add is found by looking. */
  onAdded(listener: () => void): () => void;
}

export function createChatLog(parts: Pick<PlatformParts, 'db' | 'clock' | 'random' | 'secrets'>): ChatLog {
  const { db, clock, secrets } = parts;
  const listeners = new Set<() => void>();
  const told = <Result>(result: Result): Result => {
    for (const listener of listeners) listener();
    return result;
  };

  /** Locks the thread, so that numbers are committed in their order. */
  const lock = (transaction: Transaction<Database>, threadId: string) =>
    forUpdate(transaction.selectFrom('chat_thread').select(['last_number']).where('id', '=', threadId)).executeTakeFirst();

  const append = async (
    transaction: Kysely<Database>,
    threadId: string,
    number: bigint,
    { author, memberId, clientKey, hides, shows, ...content }: NewChatMessage & { readonly hides?: bigint; readonly shows?: bigint },
  ): Promise<void> => {
    const [id, now] = [newId(parts), BigInt(clock.now())];
    await transaction
      .insertInto('chat_message')
      .values({
        id,
        thread_id: threadId,
        number,
        author,
        member_id: memberId ?? null,
        content: sealContent(secrets, id, content),
        client_key: clientKey,
        hides: hides ?? null,
        shows: shows ?? null,
        at: now,
        hidden_at: null,
      })
      .execute();
    const isSaid = hides === undefined && shows === undefined;
    const said = isSaid ? { last_at: now, last_author: author, ...(author === 'visitor' && { closed_at: null }) } : {};
    await transaction
      .updateTable('chat_thread')
      .set({ last_number: number, ...said })
      .where('id', '=', threadId)
      .execute();
  };

  const setSight: ChatLog['setSight'] = async (transaction, threadId, number, isSeen) => {
    const thread = await lock(transaction, threadId);
    const { numUpdatedRows } = await transaction
      .updateTable('chat_message')
      .set({ hidden_at: isSeen ? null : BigInt(clock.now()) })
      .where('thread_id', '=', threadId)
      .where('number', '=', number)
      .where('hides', 'is', null)
      .where('shows', 'is', null)
      .where('hidden_at', isSeen ? 'is not' : 'is', null)
      .executeTakeFirst();
    if (!thread || numUpdatedRows === 0n) return false;
    const next = thread.last_number + 1n;
    const mark = isSeen ? { shows: number } : { hides: number };
    // The same entry may come and go more than once.
    await append(transaction, threadId, next, { author: 'operator', name: '', text: '', clientKey: `sight ${next}`, ...mark });
    return true;
  };
  const rowsOf = (threadId: string) =>
    db
      .selectFrom('chat_message')
      .leftJoin('member', 'member.id', 'chat_message.member_id')
      .selectAll('chat_message')
      .select('member.icon')
      .where('thread_id', '=', threadId);
  type Row = Awaited<ReturnType<ReturnType<typeof rowsOf>['execute']>>[number];
  const entryOf = (row: Row) => ({
    author: row.author,
    memberId: row.member_id,
    icon: row.author === 'member' && row.hidden_at === null ? row.icon : null,
    at: Number(row.at),
    // An entry that only hides or shows another one has no text of its own.
    content: row.hidden_at === null && row.hides === null && row.shows === null ? openContent(secrets, row) : null,
  });

  return {
    async add(threadId, message, within) {
      const write = async (transaction: Transaction<Database>): Promise<bigint | undefined> => {
        const thread = await lock(transaction, threadId);
        if (!thread) return undefined;
        const before = await transaction
          .selectFrom('chat_message')
          .select('number')
          .where('thread_id', '=', threadId)
          .where('client_key', '=', message.clientKey)
          .executeTakeFirst();
        if (before) return before.number;
        const number = thread.last_number + 1n;
        await append(transaction, threadId, number, message);
        return number;
      };
      return within ? write(within) : told(await db.transaction().execute(write));
    },
    setSight,
    async after(threadId, number, limit) {
      const rows = await rowsOf(threadId).where('number', '>', number).orderBy('number').limit(limit).execute();
      const again = rows.flatMap(({ shows }) => (shows === null ? [] : [shows]));
      const shown = again.length === 0 ? [] : await rowsOf(threadId).where('number', 'in', again).execute();
      const byNumber = new Map(shown.map((row) => [row.number, row]));
      return rows.map((row) => ({
        ...entryOf((row.shows === null ? undefined : byNumber.get(row.shows)) ?? row),
        number: row.number,
        hides: row.hides,
        shows: row.shows,
      }));
    },
    onAdded(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
