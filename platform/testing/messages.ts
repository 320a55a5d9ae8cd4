import type { TestPlatform } from './openPlatform.ts';

/** Bodies of what was sent to somebody, the oldest first; what is still to be sent is awaited. */
export async function messagesTo(platform: TestPlatform, recipient: string): Promise<readonly string[]> {
  await platform.settled();
  const rows = await platform.parts.db.selectFrom('outbox_message').select('body').where('recipient', '=', recipient).orderBy('id').execute();
  return rows.map(({ body }) => body);
}

/** The six digits in the last message to somebody. */
export async function lastCode(platform: TestPlatform, recipient: string): Promise<string> {
  const code = /\b\d{6}\b/.exec((await messagesTo(platform, recipient)).at(-1) ?? '')?.[0];
  if (code === undefined) throw new Error(`no code was sent to ${recipient}`);
  return code;
}

/** A code that is not `code`. */
export const otherCode = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
