import type { Kysely } from 'kysely';
import type { Database } from '../../core/store/database.ts';

export interface Sms {
  /** E.164 number. */
  readonly recipient: string;
  readonly body: string;
}

/** Whoever delivers text messages. */
export interface SmsProvider {
  /** Hands a message over within the transaction of what it tells of, so that neither exists without the other. */
  send(db: Kysely<Database>, sms: Sms): Promise<void>;
  /** False where nothing ever arrives, so that nobody may be told to wait for it. */
  readonly delivers?: false;
}
