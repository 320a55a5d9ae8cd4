/** A message handed to an embedded provider, shown on the outbox page. */
export interface OutboxMessageTable {
  id: string;
  channel: 'mail' | 'sms';
  /** Recipient, subject and body, sealed. See `sealedMessage.ts`. */
  content: string;
  created_at: bigint;
}

/** A message that waits to be carried out of the house. */
export interface OutgoingMessageTable {
  id: string;
  channel: 'mail' | 'sms';
  /** Recipient, subject and body, sealed. See `sealedMessage.ts`. */
  content: string;
  tries: bigint;
  created_at: bigint;
  /** When it is tried next. */
  due_at: bigint;
}
