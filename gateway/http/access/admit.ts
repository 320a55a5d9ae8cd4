import type { SiteAccess } from '../../context.ts';
import type { OperationTraits } from '../../execution/operation.ts';
import { closed, loginRequired } from '../refusal.ts';

/** Whom an operation is answered for: all, those who are signed in, or nobody while the site is closed for the visitor. */
export type Admission = 'everybody' | 'members' | 'MAINTENANCE' | 'RESTRICTED';

/**
 * Whether the site lets a visitor have an operation. `null` and undefined stand for a visitor of whom the operator could
 * not be asked, or was not yet: they are let in as far as the operator takes their calls.
 */
export function admit(
  access: SiteAccess | null | undefined,
  { isForClosed, isBeforeLogIn }: Pick<OperationTraits, 'isForClosed' | 'isBeforeLogIn'>,
): Admission {
  if (access && access.status !== 'NORMAL' && !isForClosed) return access.status;
  return access?.loginRequired === true && !isBeforeLogIn ? 'members' : 'everybody';
}

/** Throws an `HttpRefusal` for who is not admitted. */
export function refuse(admission: Admission, isSignedIn: boolean): void {
  if (admission === 'MAINTENANCE' || admission === 'RESTRICTED') throw closed(admission);
  if (admission === 'members' && !isSignedIn) throw loginRequired();
}
