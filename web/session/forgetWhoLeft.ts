import type { IEnvironment } from 'relay-runtime';
import { forgetInTab } from './forgetMember.ts';
import { onViewerChange, viewerId } from './viewer.ts';

/** Empties what this tab keeps of a member once they are not here any more, whichever tab they have left by, or another has taken their place. The result ends that. */
export function forgetWhoLeft(environment: IEnvironment): () => void {
  let was = viewerId(environment);
  return onViewerChange(environment, () => {
    const is = viewerId(environment);
    if (is === undefined) return;
    if (typeof was === 'string' && is !== was) forgetInTab();
    was = is;
  });
}
