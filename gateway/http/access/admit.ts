import type { Visit } from '../../context.ts';
import type { Traits } from '../../execution/operation.ts';
import { closed } from '../refusal.ts';

/** What is known of a visitor: `null` and undefined where the operator could not be asked, or was not yet. */
type Known = Visit | null | undefined;

/** Throws an `HttpRefusal` where the site is closed for the visitor, unless the operation only tells of it. */
export function refuseClosed(visit: Known, { isForClosed }: Pick<Traits, 'isForClosed'>): void {
  if (visit && visit.status !== 'NORMAL' && !isForClosed) throw closed(visit.status);
}

/** Whether somebody has to be signed in for this: the brand shows its site to members, and it is no way in. */
export const isForMembers = (visit: Known, { isBeforeLogIn }: Pick<Traits, 'isBeforeLogIn'>): boolean => visit?.loginRequired === true && !isBeforeLogIn;
