/** Who says something: a guest or member who writes to the house, whoever answers for the house, or a member in the chat room. */
export type ChatAuthor = 'visitor' | 'operator' | 'member';

/** What is said in one place: a conversation with the house, or the chat room. Its row is locked while something is added, so that numbers are told in their order. */
export interface ChatThreadTable {
  id: string;
  kind: 'service' | 'room';
  /** Number of the last entry; 0 before the first. */
  last_number: bigint;
  /** Of whom a conversation is; null for a guest, and for the room. */
  member_id: string | null;
  /** What the visitor reads, so that the answer can be in it. */
  language: string | null;
  /** 1 where the member's rank has a desk of its own. */
  vip: bigint;
  created_at: bigint;
  last_at: bigint;
  last_author: ChatAuthor | null;
  /** When the house closed it; null while it is open. Whoever writes again opens it. */
  closed_at: bigint | null;
}

/** One entry of a thread; never changed but for `hidden_at`, and deleted by `chatRetention.ts`. */
export interface ChatMessageTable {
  id: string;
  thread_id: string;
  /** Counts the entries of its thread from 1 on, without gaps but for what was deleted as too old. */
  number: bigint;
  author: ChatAuthor;
  member_id: string | null;
  /** Name and text, sealed. See `chatContent.ts`. */
  content: string;
  /** Drawn by who wrote it: the same again is no second message. */
  client_key: string;
  /** Number of the entry that this one takes out of sight; null for what was said. */
  hides: bigint | null;
  /** Number of the entry that this one puts back into sight; null for what was said. */
  shows: bigint | null;
  at: bigint;
  hidden_at: bigint | null;
}

/** A browser's right to a thread: kept as long as its cookie, or the page that was opened by a ticket. */
export interface ChatSeatTable {
  token_hash: string;
  thread_id: string;
  member_id: string | null;
  /** The member's session, which it ends with. */
  session_id: string | null;
  expires_at: bigint;
}

/** The way from the site to a page of ours, for one use within a minute. */
export interface ChatTicketTable {
  token_hash: string;
  purpose: 'service' | 'room';
  member_id: string;
  session_id: string;
  vip: bigint;
  expires_at: bigint;
  used_at: bigint | null;
}

/** How far a member has read in the room. */
export interface ChatReaderTable {
  thread_id: string;
  member_id: string;
  number: bigint;
}

/** A member's word that an entry should not stand there. */
export interface ChatReportTable {
  message_id: string;
  member_id: string;
  at: bigint;
  /** The ruling of the house that answered it; null while nobody has looked. What was answered hides nothing any more. */
  ruling_id: string | null;
}
