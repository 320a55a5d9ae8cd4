import type { Clock } from '../clock.ts';
import { newId } from '../newId.ts';
import type { Random } from '../random.ts';
import type { SmsProvider } from './sms.ts';

/** Delivers to the outbox page instead of to phones. */
export const embeddedSms = (parts: { readonly clock: Clock; readonly random: Random }): SmsProvider => ({
  async send(db, { recipient, body }) {
    await db
      .insertInto('outbox_message')
      .values({ id: newId(parts), channel: 'sms', recipient, subject: 'SMS', body, created_at: BigInt(parts.clock.now()) })
      .execute();
  },
});
