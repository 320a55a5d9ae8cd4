import type { MessageCode } from './messageTexts.ts';

/** Something that the platform has told a member. */
export interface MessageTable {
  id: string;
  member_id: string;
  /** What is said, worded by `messageTexts` in the language of whoever reads it. */
  code: MessageCode;
  /** JSON: what the words leave open. */
  detail: string;
  sent_at: bigint;
  read_at: bigint | null;
}
