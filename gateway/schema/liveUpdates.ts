import type { Context } from '../context.ts';
import type { LiveField, LiveUpdate } from '../live/live.ts';
import { UpstreamBusy, UpstreamFault } from '../upstream/failure.ts';
import { mapErrors, sessionErrorMap } from './refusals/errorMap.ts';
import { NotSignedInError, PasswordChangeRequiredError, TooManyAttemptsError } from './refusals/refusals.ts';

/** Seconds until a browser that had to make room may come back. */
const comeBackAfter = 60;

/** What a live field refuses by; for its `errors`. */
export const liveRefusals = [NotSignedInError, PasswordChangeRequiredError, TooManyAttemptsError];

/** What happens to who is signed in, as far as the field is told of it. Ends by what is thrown, where nobody is, or another browser has taken the place. */
export async function* liveUpdates<Field extends LiveField>(
  { session: { current }, live }: Context,
  field: Field,
): AsyncGenerator<Exclude<LiveUpdate<Field>, { type: 'full' }>, void, void> {
  if (!current) throw new NotSignedInError();
  if (current.mustChangePassword) throw new PasswordChangeRequiredError();
  for await (const news of live.follow(current.memberId, field)) {
    if (news.type === 'full') throw new TooManyAttemptsError(comeBackAfter);
    yield news as Exclude<LiveUpdate<Field>, { type: 'full' }>;
  }
}

/**
 * Asks the operator in the name of the session: at the beginning, now and then, and whenever something may have gone unheard. So a session
 * that has ended, or may not read it any more, ends the stream by what is thrown. Undefined where the operator is away for a moment, or has no room,
 * which says nothing of the session: the next look will.
 */
export async function queryLive<Answer>(context: Context, ask: (context: Context) => Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await ask(context).catch(mapErrors(context.session, sessionErrorMap));
  } catch (error) {
    if (error instanceof UpstreamFault || error instanceof UpstreamBusy) return undefined;
    throw error;
  }
}
