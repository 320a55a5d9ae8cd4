/** A message handed to an embedded provider, shown on the outbox page. */
export interface OutboxMessageTable {
  id: string;
  channel: 'mail' | 'sms';
  /** Recipient, subject and body, sealed. See `sealedMessage.ts`. */
  content: string;
  created_at: bigint;
}
