import { envelope, type AnswerOf, type Call } from '../../contract/call.ts';
import { NotSignedIn, UpstreamBusy, UpstreamFault, UpstreamRefusal } from '../failure.ts';
import { noRoom } from '../../contract/headers.ts';
import { AnswerMisfit, kindOf, type Misfit, misfitsOf, nameOf } from './misfit.ts';
import type { UpstreamAnswer } from '../transport/send.ts';
import { withoutBadRows } from './withoutBadRows.ts';

function jsonOf(call: Call, { status, text }: UpstreamAnswer): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new AnswerMisfit(call, [{ at: 'the answer', expected: 'JSON', received: `${kindOf(text)} with status ${status}` }]);
  }
}

/** `Retry-After` may be a date, too; a moment is as good then. */
const secondsOf = (retryAfter: string | undefined): number => (/^\d{1,5}$/.test(retryAfter ?? '') ? Number(retryAfter) : 1);

/**
 * Reads one answer by its call's shape. Throws `NotSignedIn` on 401 for a token, `UpstreamRefusal` where the
 * operator says no, `UpstreamBusy` where it has none, and `UpstreamFault` for whatever cannot be read: `AnswerMisfit`, where that is because
 * of its shape. Rows that do not fit are left out of what is only read; `onLeftOut` hears of them.
 */
export function readAnswer<C extends Call>(
  call: C,
  answered: UpstreamAnswer,
  onLeftOut: (misfits: readonly Misfit[], rows: number) => void = () => {},
): AnswerOf<C> {
  const { status, retryAfter } = answered;
  if (status === 429) throw new UpstreamBusy(secondsOf(retryAfter));
  // To a call without a token it says nothing of who is signed in: something on the way wants to be let through, and that is to be heard of.
  if (status === 401 && call.token) throw new NotSignedIn(`${call.path}: the token is void`);
  if (status < 200 || status >= 500 || (status >= 300 && status < 400)) throw new UpstreamFault(`${call.path}: status ${status}`);
  const given = jsonOf(call, answered);
  const outside = envelope.safeParse(given);
  if (!outside.success) throw new AnswerMisfit(call, misfitsOf(outside.error, given));
  const { success, code, message, value } = outside.data;
  if (!success) {
    if (code === undefined) throw new AnswerMisfit(call, [{ at: 'code', expected: 'the word of a refusal', received: kindOf(code) }]);
    const full = code === 'too_many_attempts' ? noRoom.safeParse(value) : undefined;
    if (full?.success) throw new UpstreamBusy(full.data.retryAfterSeconds, message);
    throw new UpstreamRefusal(code, message ?? code, value, nameOf(call));
  }
  if (status >= 400) throw new AnswerMisfit(call, [{ at: 'the status', expected: '200 with success', received: String(status) }]);
  const inside = call.answer.safeParse(value ?? {});
  if (inside.success) return inside.data as AnswerOf<C>;
  if (call.kind !== 'read') throw new AnswerMisfit(call, misfitsOf(inside.error, value ?? {}));
  const fitting = withoutBadRows(call.answer, value ?? {});
  if (fitting.answer === undefined) throw new AnswerMisfit(call, fitting.misfits);
  onLeftOut(fitting.misfits, fitting.leftOut);
  return fitting.answer as AnswerOf<C>;
}
