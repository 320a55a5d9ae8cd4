import { newId } from '../../core/newId.ts';
import type { PlatformParts } from '../../core/parts.ts';
import type { MailProvider } from '../message/mail.ts';
import { sealMessage } from '../message/sealedMessage.ts';

/** Delivers to the outbox page instead of the world. */
export const embeddedMail = (parts: Pick<PlatformParts, 'clock' | 'random' | 'secrets'>): MailProvider => ({
  async send(db, mail) {
    const id = newId(parts);
    await db
      .insertInto('outbox_message')
      .values({
        id,
        channel: 'mail',
        content: sealMessage(parts.secrets, id, mail),
        created_at: BigInt(parts.clock.now()),
      })
      .execute();
  },
});
