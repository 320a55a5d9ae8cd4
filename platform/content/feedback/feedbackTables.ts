import type { Generated } from 'kysely';

/** What a member told the operator. */
export interface FeedbackTable {
  id: string;
  member_id: string;
  /** Sealed JSON: the words, and what was said of each picture, in their order. */
  content: string;
  sent_at: bigint;
  /** When the house answered; null before. */
  answered_at: Generated<bigint | null>;
}

/** A picture that a member sent along, or is about to. */
export interface FeedbackPictureTable {
  id: string;
  member_id: string;
  /** Sealed: base64 of a JPEG. */
  picture: string;
  /** The feedback that it was sent with; null while that is being written. */
  feedback_id: string | null;
  uploaded_at: bigint;
  /** When it goes, unless a feedback takes it; null once one has. */
  expires_at: bigint | null;
}
