import { openMessage, type MessageContent } from '../providers/message/sealedMessage.ts';
import type { TestPlatform } from './openPlatform.ts';

/** Everything that stands in the outbox, the oldest first; what is still to be sent is awaited. */
export async function outboxOf(platform: TestPlatform): Promise<readonly MessageContent[]> {
  await platform.settled();
  const { db, secrets } = platform.parts;
  return (await db.selectFrom('outbox_message').selectAll().orderBy('id').execute()).map((row) => openMessage(secrets, row));
}

/** Bodies of what was sent to somebody, the oldest first; what is still to be sent is awaited. */
export async function messagesTo(platform: TestPlatform, recipient: string): Promise<readonly string[]> {
  return (await outboxOf(platform)).filter((message) => message.recipient === recipient).map(({ body }) => body);
}

/** The six digits in the last message to somebody. */
export async function lastCode(platform: TestPlatform, recipient: string): Promise<string> {
  const code = /\b\d{6}\b/.exec((await messagesTo(platform, recipient)).at(-1) ?? '')?.[0];
  if (code === undefined) throw new Error(`no code was sent to ${recipient}`);
  return code;
}

/** A code that is not `code`. */
export const otherCode = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
