import type { Kysely } from 'kysely';
import { newId } from '../../core/newId.ts';
import type { PlatformParts } from '../../core/parts.ts';
import type { Database } from '../../core/store/database.ts';
import { addMessage } from './messageStore.ts';
import type { MessageValues } from './messageTable.ts';
import type { MessageCode } from './messageTexts.ts';

/** What is said, by its code, and what the words leave open. The brand's name is always there. */
export interface MessageWords {
  readonly code: MessageCode;
  readonly values?: MessageValues;
}

/** Tells members something on the site itself, whatever goes out by mail or SMS beside it. */
export interface MemberMessages {
  /** Within the transaction of what it tells of. */
  send(db: Kysely<Database>, memberId: string, words: MessageWords): Promise<void>;
}

export const createMemberMessages = (parts: Pick<PlatformParts, 'clock' | 'random'>): MemberMessages => ({
  send: (db, memberId, { code, values = {} }) =>
    addMessage(db, {
      id: newId(parts),
      member_id: memberId,
      code,
      detail: JSON.stringify(values),
      sent_at: BigInt(parts.clock.now()),
      read_at: null,
    }),
});
