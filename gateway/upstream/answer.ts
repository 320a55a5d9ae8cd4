import type { z } from 'zod';
import { envelope, type AnswerOf, type Call } from '../contract/call.ts';
import { NoRoom, NotSignedIn, UpstreamFault, UpstreamRefusal } from './failure.ts';
import { noRoom } from '../contract/headers.ts';
import type { UpstreamAnswer } from './send.ts';

function jsonOf(call: Call, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new UpstreamFault(`${call.path}: the answer is not JSON`);
  }
}

// Only paths and rules of the shape are named: the values may be personal, and end in a log.
const problemsOf = (error: z.ZodError): string => error.issues.map((issue) => `${issue.path.join('.')}: ${issue.code}`).join('; ');

/** `Retry-After` may be a date, too; a moment is as good then. */
const secondsOf = (retryAfter: string | undefined): number => (/^\d{1,5}$/.test(retryAfter ?? '') ? Number(retryAfter) : 1);

/**
 * Reads one answer by its call's shape. Throws `NotSignedIn` on 401, `UpstreamRefusal` where the
 * operator says no, `NoRoom` where it has none, and `UpstreamFault` for whatever cannot be read.
 */
export function readAnswer<C extends Call>(call: C, { status, text, retryAfter }: UpstreamAnswer): AnswerOf<C> {
  if (status === 429) throw new NoRoom(secondsOf(retryAfter));
  if (status === 401) throw new NotSignedIn(`${call.path}: the token is void`);
  if (status < 200 || status >= 500 || (status >= 300 && status < 400)) throw new UpstreamFault(`${call.path}: status ${status}`);
  const outside = envelope.safeParse(jsonOf(call, text));
  if (!outside.success) throw new UpstreamFault(`${call.path}: status ${status}, ${problemsOf(outside.error)}`);
  const { success, code, message, value } = outside.data;
  if (!success) {
    if (code === undefined) throw new UpstreamFault(`${call.path}: refused without a code`);
    const full = code === 'too_many_attempts' ? noRoom.safeParse(value) : undefined;
    if (full?.success) throw new NoRoom(full.data.retryAfterSeconds, message);
    throw new UpstreamRefusal(code, message ?? code, value);
  }
  if (status >= 400) throw new UpstreamFault(`${call.path}: success with status ${status}`);
  const inside = call.answer.safeParse(value ?? {});
  if (!inside.success) throw new UpstreamFault(`${call.path}: ${problemsOf(inside.error)}`);
  return inside.data as AnswerOf<C>;
}
