import type { Clock } from '../clock.ts';
import { newId } from '../newId.ts';
import type { Random } from '../random.ts';
import type { MailProvider } from './mail.ts';

/** Delivers to the outbox page instead of the world. */
export const embeddedMail = (parts: { readonly clock: Clock; readonly random: Random }): MailProvider => ({
  async send(db, mail) {
    await db
      .insertInto('outbox_message')
      .values({ id: newId(parts), channel: 'mail', ...mail, created_at: BigInt(parts.clock.now()) })
      .execute();
  },
});
