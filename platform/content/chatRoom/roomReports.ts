import type { Transaction } from 'kysely';
import type { PlatformParts } from '../../core/parts.ts';
import type { Database } from '../../core/store/database.ts';
import { DuplicateSubmission } from '../../core/store/DuplicateSubmission.ts';
import { forUpdate } from '../../core/store/forUpdate.ts';
import { type ChatContent, openContent } from '../chat/chatContent.ts';
import type { ChatLog } from '../chat/chatLog.ts';
import { roomId } from '../chat/chatThreads.ts';

/** Members who say so before an entry goes out of everybody's sight, until somebody of the house has looked. */
const reportsToHide = 3;

/** An entry of the room that members have reported. */
export interface ReportedEntry {
  readonly number: bigint;
  readonly memberId: string;
  readonly content: ChatContent;
  readonly at: bigint;
  readonly isHidden: boolean;
  /** Members who have reported it: those whom the house has not answered yet, else all of them. */
  readonly reports: number;
}

/** What somebody of the house makes of an entry: whether it is seen from now on. */
export interface Ruling {
  /** Drawn with the form, so that the same one rules once. */
  readonly id: string;
  readonly isSeen: boolean;
}

/** What was ruled on: of whom, after how many reports, and whether it was hidden until then. */
export type RuledEntry = Pick<ReportedEntry, 'memberId' | 'reports' | 'isHidden'>;

/** What members have reported of the room, and what the house has made of it. */
export interface RoomReports {
  /** Writes a member's report of an entry; each counts once. False where there is nothing of somebody else's to report. */
  report(memberId: string, number: bigint): Promise<boolean>;
  /** The newest entries first, behind `before`: those that nobody of the house has looked at since, or the others. */
  list(
    which: 'waiting' | 'looked',
    page: { readonly limit: number; readonly before?: bigint | undefined },
  ): Promise<readonly ReportedEntry[]>;
  /** How many entries nobody has looked at. */
  waiting(): Promise<number>;
  /**
   * Answers all reports of an entry, in the caller's transaction: what was answered does not count again, whoever repeats it. Undefined where nothing waits
   * for an answer any more. Throws `DuplicateSubmission` where this ruling has answered them.
   */
  rule(transaction: Transaction<Database>, number: bigint, ruling: Ruling): Promise<RuledEntry | undefined>;
}

interface Needs extends Pick<PlatformParts, 'clock' | 'db' | 'secrets'> {
  readonly chatLog: ChatLog;
}

/** An entry that a member has said. Nobody else reports, rules or says anything in the room until the transaction is over. */
async function lockedEntry(transaction: Transaction<Database>, number: bigint) {
  await forUpdate(transaction.selectFrom('chat_thread').select('id').where('id', '=', roomId)).execute();
  return transaction
    .selectFrom('chat_message')
    .select(['id', 'member_id', 'hidden_at'])
    .where('thread_id', '=', roomId)
    .where('number', '=', number)
    .where('author', '=', 'member')
    .executeTakeFirst();
}

export function createRoomReports({ chatLog, clock, db, secrets }: Needs): RoomReports {
  const reportsOf = async (transaction: Transaction<Database>, messageId: string): Promise<number> => {
    const { count } = await transaction
      .selectFrom('chat_report')
      .where('message_id', '=', messageId)
      .where('ruling_id', 'is', null)
      .select(({ fn }) => fn.countAll<bigint>().as('count'))
      .executeTakeFirstOrThrow();
    return Number(count);
  };

  return {
    report: (memberId, number) =>
      db.transaction().execute(async (transaction) => {
        const entry = await lockedEntry(transaction, number);
        if (!entry || entry.member_id === memberId) return false;
        // A page that has not heard of it yet: nobody has to look again for that.
        if (entry.hidden_at !== null) return true;
        await transaction
          .insertInto('chat_report')
          .values({ message_id: entry.id, member_id: memberId, at: BigInt(clock.now()) })
          .onConflict((conflict) => conflict.columns(['message_id', 'member_id']).doNothing())
          .execute();
        if ((await reportsOf(transaction, entry.id)) >= reportsToHide) await chatLog.setSight(transaction, roomId, number, false);
        return true;
      }),

    async list(which, { limit, before }) {
      const numbered = db
        .selectFrom('chat_message')
        .select('id')
        .where('thread_id', '=', roomId)
        .where('number', '=', before ?? 0n);
      // Ids are in the order of time, as numbers are: of all that was ever said in the room nothing is read but what is shown.
      const reported = db
        .selectFrom('chat_report')
        .select('message_id')
        .select(({ fn }) => fn.countAll<bigint>().as('reports'))
        .$if(which === 'waiting', (query) => query.where('ruling_id', 'is', null))
        .$if(before !== undefined, (query) => query.where('message_id', '<', numbered))
        .groupBy('message_id')
        .$if(which === 'looked', (query) => query.having(({ eb, fn }) => eb(fn.countAll(), '=', fn.count('ruling_id'))))
        .orderBy('message_id', 'desc')
        .limit(limit);
      const rows = await db
        .selectFrom(reported.as('reported'))
        .innerJoin('chat_message', 'chat_message.id', 'reported.message_id')
        .select(['chat_message.id', 'number', 'chat_message.member_id', 'content', 'chat_message.at', 'hidden_at', 'reports'])
        .orderBy('reported.message_id', 'desc')
        .execute();
      return rows.map((row) => ({
        number: row.number,
        memberId: row.member_id ?? '',
        content: openContent(secrets, row),
        at: row.at,
        isHidden: row.hidden_at !== null,
        reports: Number(row.reports),
      }));
    },

    async waiting() {
      const { count } = await db
        .selectFrom('chat_report')
        .where('ruling_id', 'is', null)
        .select(({ fn }) => fn.count<bigint>('message_id').distinct().as('count'))
        .executeTakeFirstOrThrow();
      return Number(count);
    },

    async rule(transaction, number, { id, isSeen }) {
      const entry = await lockedEntry(transaction, number);
      if (!entry) return undefined;
      const reports = transaction.selectFrom('chat_report').select('member_id').where('message_id', '=', entry.id);
      if (await reports.where('ruling_id', '=', id).executeTakeFirst()) throw new DuplicateSubmission();
      const { numUpdatedRows } = await transaction
        .updateTable('chat_report')
        .set({ ruling_id: id })
        .where('message_id', '=', entry.id)
        .where('ruling_id', 'is', null)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return undefined;
      await chatLog.setSight(transaction, roomId, number, isSeen);
      return { memberId: entry.member_id ?? '', reports: Number(numUpdatedRows), isHidden: entry.hidden_at !== null };
    },
  };
}
