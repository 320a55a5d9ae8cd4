import { newId } from '../../core/newId.ts';
import type { PlatformParts } from '../../core/parts.ts';

/** The one room that all members share. */
export const roomId = 'room';

export interface ChatThreads {
  /** The member's one conversation with the house, begun where there is none. */
  ofMember(memberId: string, facts: { readonly language: string; readonly vip: boolean }): Promise<string>;
  /** A guest's conversation that begins with the message of that key, which nobody but the guest's page knows; asked again, the same. */
  begin(language: string, clientKey: string): Promise<string>;
  /** Where the room's last entry stands; the room is there from then on. */
  roomEnd(): Promise<bigint>;
  /** Behind which entry a page goes on to read the room: the `last` that it has, or where it has none so many before the end. */
  roomBegin(last: bigint, shown: bigint): Promise<bigint>;
}

export function createChatThreads(parts: Pick<PlatformParts, 'db' | 'clock' | 'random' | 'secrets'>): ChatThreads {
  const { db, clock, secrets } = parts;
  const row = (id: string, kind: 'service' | 'room', language: string | null) => ({
    id,
    kind,
    last_number: 0n,
    member_id: null,
    language,
    vip: 0n,
    created_at: BigInt(clock.now()),
    last_at: BigInt(clock.now()),
    last_author: null,
    closed_at: null,
  });
  const roomEnd: ChatThreads['roomEnd'] = async () => {
    const find = () => db.selectFrom('chat_thread').select('last_number').where('id', '=', roomId).executeTakeFirst();
    const found = await find();
    if (found) return found.last_number;
    await db
      .insertInto('chat_thread')
      .values(row(roomId, 'room', null))
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
    return (await find())?.last_number ?? 0n;
  };
  return {
    roomEnd,
    async roomBegin(last, shown) {
      if (last > 0n) return last;
      const end = await roomEnd();
      return end > shown ? end - shown : 0n;
    },
    async ofMember(memberId, { language, vip }) {
      const known = { language, vip: vip ? 1n : 0n };
      const { id } = await db
        .insertInto('chat_thread')
        .values({ ...row(newId(parts), 'service', language), member_id: memberId, ...known })
        .onConflict((conflict) => conflict.column('member_id').doUpdateSet(known))
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },
    async begin(language, clientKey) {
      // An answer that was lost on the way, and its cookie with it, must not leave a second conversation that nobody can read.
      const id = secrets.hash('guest conversation', clientKey).slice(0, 32);
      await db
        .insertInto('chat_thread')
        .values(row(id, 'service', language))
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute();
      return id;
    },
  };
}
