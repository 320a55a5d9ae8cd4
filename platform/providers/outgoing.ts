import { z } from 'zod';
import type { Clock } from '../core/clock.ts';
import { outsideJob, type JobHandler } from '../core/jobs/jobHandler.ts';
import type { Jobs } from '../core/jobs/jobs.ts';
import type { Log } from '../core/log.ts';
import type { MailProvider } from './message/mail.ts';
import type { SmsProvider } from './message/sms.ts';

const content = z.object({ recipient: z.string(), subject: z.string(), body: z.string() });

export interface OutgoingMessage extends z.output<typeof content> {
  /** The same however often it is tried, so that a receiver can tell a repetition. */
  readonly id: string;
}

/** Carries one message out of the house, within `transportLimit`. Rejects where it was not taken; `Undeliverable` where it never will be. */
export type Transport = (message: OutgoingMessage) => Promise<void>;

/** Nobody will ever take this message: it is given up at once. */
export class Undeliverable extends Error {}

/** Milliseconds within which a transport ends, however slow the other side is. */
export const transportLimit = 10_000;
/** How long a message is tried: whatever it says has expired by then. */
const patience = 10 * 60_000;
/** More than there can be within that time. */
const maxTries = 100;

const kinds = { sms: { kind: 'sms.deliver', payload: content }, mail: { kind: 'mail.deliver', payload: content } } as const;

type Channel = keyof typeof kinds;

/** Queues text messages with the transaction they tell of; `deliveryJobs` carry them out afterwards. */
export const queuedSms = ({ jobs }: { readonly jobs: Jobs }): SmsProvider => ({
  send: async (db, { recipient, body }) => void (await jobs.enqueue(db, kinds.sms, { recipient, subject: '', body })),
});

/** The same for mail. */
export const queuedMail = ({ jobs }: { readonly jobs: Jobs }): MailProvider => ({
  send: async (db, { recipient, subject, body }) => void (await jobs.enqueue(db, kinds.mail, { recipient, subject, body })),
});

/** Carry out what is queued. A message that nobody takes is given up rather than kept: codes and links must lie nowhere. */
export function deliveryJobs(
  { clock, log }: { readonly clock: Clock; readonly log: Log },
  transports: Partial<Record<Channel, Transport>>,
): readonly JobHandler[] {
  const deliver = (channel: Channel): JobHandler =>
    outsideJob(
      kinds[channel],
      async (message, { id, createdAt, tries }) => {
        const giveUp = (error?: unknown): void => log.warn({ error, id, channel, tries }, 'a message was given up');
        const transport = transports[channel];
        if (!transport || createdAt + patience <= clock.now()) return giveUp();
        await transport({ id, ...message }).catch((error: unknown) => {
          if (!(error instanceof Undeliverable)) throw error;
          giveUp(error);
        });
      },
      { tries: maxTries, lease: 2 * transportLimit },
    );
  return [deliver('sms'), deliver('mail')];
}
