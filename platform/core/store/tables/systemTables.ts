/** A key pair of the platform. */
export interface PlatformKeyTable {
  id: string;
  purpose: string;
  /** JSON Web Key with its private part, sealed. */
  private_jwk: string;
  created_at: bigint;
}

/** A sealed payload that was opened; a second one with the same id is a replay. */
export interface OpenedSealTable {
  jti: string;
  expires_at: bigint;
}

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

/** A key that something is sealed with, or may be soon; what it is stands nowhere in the store. */
export interface SecretKeyTable {
  id: string;
  created_at: bigint;
}

/** Keys, opened seals and messages. */
export interface SystemTables {
  outgoing_message: OutgoingMessageTable;
  platform_key: PlatformKeyTable;
  secret_key: SecretKeyTable;
  opened_seal: OpenedSealTable;
  outbox_message: OutboxMessageTable;
}
