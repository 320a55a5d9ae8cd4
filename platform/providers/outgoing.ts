import type { Kysely } from 'kysely';
import type { Log } from '../core/log.ts';
import { newId } from '../core/newId.ts';
import type { PlatformParts } from '../core/parts.ts';
import type { Database } from '../core/store/database.ts';
import type { MailProvider } from './mail.ts';
import { openMessage, sealMessage, type MessageContent } from './sealedMessage.ts';
import type { SmsProvider } from './sms.ts';

export interface OutgoingMessage extends MessageContent {
  /** The same however often it is tried, so that a receiver can tell a repetition. */
  readonly id: string;
}

/** Carries one message out of the house, within `transportLimit`. Rejects where it was not taken; `Undeliverable` where it never will be. */
export type Transport = (message: OutgoingMessage) => Promise<void>;

/** Nobody will ever take this message: it is given up at once. */
export class Undeliverable extends Error {}

type Channel = 'sms' | 'mail';

/** Milliseconds within which a transport ends, however slow the other side is. */
export const transportLimit = 10_000;
/** For as long the message is another platform's; where that one died, it is tried again afterwards. */
const lease = 2 * transportLimit;
/** How long a message is tried: whatever it says has expired by then. */
const patience = 10 * 60_000;
const firstPause = 2_000;
const round = 50;
/** Messages of one channel that are under way at once: one that hangs must not hold up the others for long. */
const lanes = 4;

type OutgoingParts = Pick<PlatformParts, 'db' | 'clock' | 'random' | 'secrets'>;

/** Queues text messages with the transaction they tell of; `createDelivery` carries them out afterwards. */
export const queuedSms = (parts: Omit<OutgoingParts, 'db'>): SmsProvider => ({
  send: (db, { recipient, body }) => queue(parts, db, 'sms', { recipient, subject: '', body }),
});

/** The same for mail. */
export const queuedMail = (parts: Omit<OutgoingParts, 'db'>): MailProvider => ({
  send: (db, mail) => queue(parts, db, 'mail', mail),
});

async function queue(parts: Omit<OutgoingParts, 'db'>, db: Kysely<Database>, channel: Channel, message: MessageContent): Promise<void> {
  const id = newId(parts);
  const now = BigInt(parts.clock.now());
  await db
    .insertInto('outgoing_message')
    .values({ id, channel, content: sealMessage(parts.secrets, 'outgoing_message', id, message), tries: 0n, created_at: now, due_at: now })
    .execute();
}

export interface Delivery {
  /** Carries out what is due, and begins nothing more once `stopping`; answers how many messages were taken. Several platforms may do so at once. */
  deliver(stopping?: AbortSignal): Promise<number>;
}

/** Empties the queue through the transports of each channel. What was delivered is deleted: codes and links must lie nowhere. */
export function createDelivery({
  db,
  clock,
  secrets,
  log,
  transports,
}: OutgoingParts & { readonly log: Log; readonly transports: Partial<Record<Channel, Transport>> }): Delivery {
  type Due = {
    readonly id: string;
    readonly channel: Channel;
    readonly content: string;
    readonly tries: bigint;
    readonly created_at: bigint;
    readonly due_at: bigint;
  };

  /** Of several platforms, the one that moves the due time has the message. */
  const claim = async ({ id, due_at, tries }: Due): Promise<boolean> => {
    const { numUpdatedRows } = await db
      .updateTable('outgoing_message')
      .set({ tries: tries + 1n, due_at: BigInt(clock.now() + lease) })
      .where('id', '=', id)
      .where('due_at', '=', due_at)
      .executeTakeFirstOrThrow();
    return numUpdatedRows === 1n;
  };
  const putOff = ({ id, tries }: Due) =>
    db
      .updateTable('outgoing_message')
      .set({ due_at: BigInt(clock.now() + firstPause * 2 ** Number(tries) + firstPause) })
      .where('id', '=', id)
      .execute();
  const drop = ({ id }: Due) => db.deleteFrom('outgoing_message').where('id', '=', id).execute();
  const giveUp = async (message: Due): Promise<void> => {
    log.warn({ id: message.id, channel: message.channel, tries: Number(message.tries) }, 'a message was given up');
    await drop(message);
  };

  const carry = async (message: Due): Promise<number> => {
    const { id, channel } = message;
    const transport = transports[channel];
    if (!(await claim(message))) return 0;
    if (!transport || Number(message.created_at) + patience <= clock.now()) {
      await giveUp(message);
      return 0;
    }
    try {
      await transport({ id, ...openMessage(secrets, 'outgoing_message', message) });
    } catch (error) {
      log.warn({ error, id, channel }, 'a message was not taken');
      await (error instanceof Undeliverable ? giveUp(message) : putOff(message));
      return 0;
    }
    await drop(message);
    return 1;
  };

  const deliverOf = async (channel: Channel, stopping: AbortSignal | undefined): Promise<number> => {
    const due = await db
      .selectFrom('outgoing_message')
      .selectAll()
      .where('channel', '=', channel)
      .where('due_at', '<=', BigInt(clock.now()))
      .orderBy('id')
      .limit(round)
      .execute();
    let taken = 0;
    const waiting = due.values();
    const lane = async (): Promise<void> => {
      for (const message of waiting) {
        if (stopping?.aborted) return;
        const count = await carry(message);
        taken += count;
      }
    };
    await Promise.all(Array.from({ length: lanes }, lane));
    return taken;
  };

  return {
    async deliver(stopping) {
      const [sms, mail] = await Promise.all([deliverOf('sms', stopping), deliverOf('mail', stopping)]);
      return sms + mail;
    },
  };
}
