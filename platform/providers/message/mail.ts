import type { Kysely } from 'kysely';
import type { Database } from '../../core/store/database.ts';

export interface Mail {
  readonly recipient: string;
  readonly subject: string;
  /** Plain text. */
  readonly body: string;
}

/** Whoever delivers mail. */
export interface MailProvider {
  /** Hands a mail over within the transaction of what it tells of, so that neither exists without the other. */
  send(db: Kysely<Database>, mail: Mail): Promise<void>;
  /** False where nothing ever arrives, so that nobody may be told to wait for it. */
  readonly delivers?: false;
}
