import type { MessageCode } from './messageTexts.ts';

/** An amount that a message names. Kept as it is: how it is written is of the language of whoever reads it. */
export interface MessageMoney {
  /** A decimal number. */
  readonly amount: string;
  readonly currency: string;
}

/** What the words of a message leave open, by name. */
export type MessageValues = Readonly<Record<string, string | MessageMoney>>;

/** Something that the platform has told a member. */
export interface MessageTable {
  id: string;
  member_id: string;
  /** What is said, worded by `messageTexts` in the language of whoever reads it. */
  code: MessageCode;
  /** JSON of `MessageValues`. */
  detail: string;
  sent_at: bigint;
  read_at: bigint | null;
}
