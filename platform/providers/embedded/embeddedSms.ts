import { newId } from '../../core/newId.ts';
import type { PlatformParts } from '../../core/parts.ts';
import { sealMessage } from '../message/sealedMessage.ts';
import type { SmsProvider } from '../message/sms.ts';

/** Delivers to the outbox page instead of to phones. */
export const embeddedSms = (parts: Pick<PlatformParts, 'clock' | 'random' | 'secrets'>): SmsProvider => ({
  async send(db, { recipient, body }) {
    const id = newId(parts);
    await db
      .insertInto('outbox_message')
      .values({
        id,
        channel: 'sms',
        content: sealMessage(parts.secrets, id, { recipient, subject: 'SMS', body }),
        created_at: BigInt(parts.clock.now()),
      })
      .execute();
  },
});
