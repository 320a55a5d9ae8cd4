import { DeskRefusal } from '../app/DeskRefusal.ts';
import type { Markup } from '../app/deskLayout.ts';
import type { Visit } from '../app/visit.ts';
import { typedInput } from './typedFields.ts';

export const longestReason = 500;

/** Why something is done: everything that touches a member or money asks for it. Where a page asks for several, each says what for. */
export const reasonInput = (visit: Visit, label = visit.write('reason')): Markup =>
  typedInput(visit, label, 'reason', `required maxlength="${longestReason}"`);

/** Throws `DeskRefusal` where no reason was given. */
export function reasonOf({ field }: Visit): string {
  const reason = field('reason');
  if (reason === '' || reason.length > longestReason) throw new DeskRefusal('reason', 'reason');
  return reason;
}
