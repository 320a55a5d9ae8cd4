import { fetchQuery } from 'react-relay/hooks';
import { commitLocalUpdate, type IEnvironment } from 'relay-runtime';
import { refetchQuery } from '../relay/refetchQuery.ts';
import { RequestFault } from '../relay/RequestFault.ts';
import { onStoredAnswer, storedAnswer } from '../relay/storedAnswer.ts';
import query, { type useViewerQuery } from './__generated__/useViewerQuery.graphql.ts';

/**
 * Makes the member of a log-in or registration payload the viewer. The payload's `viewer` must select
 * `id ...useViewer_member`: what it leaves out is missing on the screens that are already open.
 */
export function setViewer(environment: IEnvironment, payload: { readonly viewer: { readonly id: string } }): void {
  commitLocalUpdate(environment, (store) => {
    const member = store.get(payload.viewer.id);
    if (member) store.getRoot().setLinkedRecord(member, 'viewer');
  });
}

/** Makes the viewer a guest, and forgets what was known of the member. */
export function clearViewer(environment: IEnvironment): void {
  commitLocalUpdate(environment, (store) => {
    const id = store.getRoot().getLinkedRecord('viewer')?.getDataID();
    store.getRoot().setValue(null, 'viewer');
    if (id) store.delete(id);
  });
}

const knownViewer = (environment: IEnvironment) => storedAnswer<useViewerQuery>(environment, query).viewer;

/** Who is signed in, `null` for a guest; `undefined` while the gateway has not said so yet. */
export function viewerId(environment: IEnvironment): string | null | undefined {
  const viewer = knownViewer(environment);
  return viewer && viewer.id;
}

/** What every tab of the browser has to know of the viewer: who it is, and until when play is closed; `undefined` while the gateway has not said so yet. */
export function sharedFacts(environment: IEnvironment): string | undefined {
  const viewer = knownViewer(environment);
  return viewer === undefined ? undefined : JSON.stringify([viewer?.id, viewer?.playPause?.kind, viewer?.playPause?.until]);
}

/** Whether somebody is signed in; `undefined` while the gateway has not said so yet. */
export function isSignedIn(environment: IEnvironment): boolean | undefined {
  const id = viewerId(environment);
  return id === undefined ? undefined : id !== null;
}

/** Whether the session of who is signed in may do nothing but change its password. */
export function isRestricted(environment: IEnvironment): boolean {
  return knownViewer(environment)?.mustChangePassword === true;
}

/** Whether somebody is signed in by an account that keeps something for them: no trial, and no session that has to change its password first. */
export function ownsAccount(environment: IEnvironment): boolean {
  return knownViewer(environment)?.memberCentreAllowed === true;
}

/** Whether who is signed in looks after members of their own. */
export function isAgent(environment: IEnvironment): boolean {
  return knownViewer(environment)?.agentCentreAllowed === true;
}

/** Whether the visitor plays on a trial account: signed in, and nothing of theirs is kept. */
export function isOnTrial(environment: IEnvironment): boolean {
  return isSignedIn(environment) === true && !ownsAccount(environment) && !isRestricted(environment);
}

/** Tells whenever somebody else is the viewer, or nobody any more, or a break of theirs begins; the result ends that. */
export function onViewerChange(environment: IEnvironment, listener: () => void): () => void {
  return onStoredAnswer(environment, query, listener);
}

/** Asks the gateway who is signed in now, whatever is known: nobody any more, and the member is forgotten. Rejects where it cannot be asked. */
export async function refetchViewer(environment: IEnvironment): Promise<void> {
  const answer = await refetchQuery<useViewerQuery>(environment, query, {}).toPromise();
  if (!answer?.viewer) clearViewer(environment);
}

/**
 * For an answer that tells of the member `id`: where somebody else is known here, asks who is signed in first. Another tab may have changed that, and
 * the answer holds no more of its member than it was asked for, which is too little for the screens that are open. Rejects where the answer is of nobody
 * who is signed in.
 */
export async function checkSameViewer(environment: IEnvironment, id: string, operation: string): Promise<void> {
  const isStrange = () => ![id, undefined].some((known) => known === viewerId(environment));
  if (operation === query.params.name || !isStrange()) return;
  await refetchViewer(environment);
  if (isStrange()) throw new RequestFault('VIEWER_CHANGED');
}

/** As `isSignedIn`, once the answer is there. Joins the request that is under way. */
export async function whenSignedInIsKnown(environment: IEnvironment): Promise<boolean> {
  const known = isSignedIn(environment);
  if (known !== undefined) return known;
  const answer = await fetchQuery<useViewerQuery>(environment, query, {}, { fetchPolicy: 'store-or-network' }).toPromise();
  return Boolean(answer?.viewer);
}
