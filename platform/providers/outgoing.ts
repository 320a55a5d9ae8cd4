import type { Kysely } from 'kysely';
import type { Log } from '../log.ts';
import { newId } from '../newId.ts';
import type { PlatformParts } from '../parts.ts';
import type { Database } from '../store/database.ts';
import type { SmsProvider } from './sms.ts';

/** Carries one message out of the house. Rejects where it was not taken. */
export type Transport = (message: { readonly recipient: string; readonly subject: string; readonly body: string }) => Promise<void>;

/** How long a message is tried: whatever it says has expired by then. */
const patience = 10 * 60_000;
const firstPause = 2_000;

type OutgoingParts = Pick<PlatformParts, 'db' | 'clock' | 'random'>;

/** Queues text messages with the transaction they tell of; `createDelivery` carries them out afterwards. */
export const queuedSms = (parts: Omit<OutgoingParts, 'db'>): SmsProvider => ({
  send: (db, { recipient, body }) => queue(parts, db, { channel: 'sms', recipient, subject: '', body }),
});

async function queue(
  parts: Omit<OutgoingParts, 'db'>,
  db: Kysely<Database>,
  message: { readonly channel: 'sms' | 'mail'; readonly recipient: string; readonly subject: string; readonly body: string },
): Promise<void> {
  const now = BigInt(parts.clock.now());
  await db.insertInto('outgoing_message').values({ id: newId(parts), ...message, tries: 0n, created_at: now, due_at: now }).execute();
}

export interface Delivery {
  /** Carries out what is due; answers how many messages were taken. Several platforms may do so at once. */
  deliver(): Promise<number>;
}

/** Empties the queue through the transports of each channel. What was delivered is deleted: codes and links must lie nowhere. */
export function createDelivery({ db, clock, log, transports }: OutgoingParts & { readonly log: Log; readonly transports: Partial<Record<'sms' | 'mail', Transport>> }): Delivery {
  /** Of several platforms, the one that moves the due time has the message. */
  const claim = async (id: string, due: bigint, tries: bigint): Promise<boolean> => {
    const { numUpdatedRows } = await db
      .updateTable('outgoing_message')
      .set({ tries: tries + 1n, due_at: BigInt(clock.now() + firstPause * 2 ** Number(tries) + firstPause) })
      .where('id', '=', id)
      .where('due_at', '=', due)
      .executeTakeFirstOrThrow();
    return numUpdatedRows === 1n;
  };
  const drop = (id: string) => db.deleteFrom('outgoing_message').where('id', '=', id).execute();

  return {
    async deliver() {
      const now = clock.now();
      const due = await db.selectFrom('outgoing_message').selectAll().where('due_at', '<=', BigInt(now)).orderBy('id').limit(50).execute();
      let taken = 0;
      for (const { id, channel, recipient, subject, body, tries, created_at, due_at } of due) {
        const transport = transports[channel];
        if (!transport || Number(created_at) + patience <= now) {
          log.warn({ id, channel, tries: Number(tries) }, 'a message was given up');
          await drop(id);
          continue;
        }
        if (!(await claim(id, due_at, tries))) continue;
        try {
          await transport({ recipient, subject, body });
          await drop(id);
          taken += 1;
        } catch (error) {
          log.warn({ error, id, channel }, 'a message was not taken');
        }
      }
      return taken;
    },
  };
}
