import { commitLocalUpdate, ConnectionHandler, type IEnvironment } from 'relay-runtime';

/** Key of the one connection of bets; the fragment `BetRecord_member` names the same. */
export const betsConnectionKey = 'BetRecord_bets';

/** Says that the viewer has bets the store does not know. An open betting record asks again; a closed one does when it opens. */
export function invalidateBets(environment: IEnvironment): void {
  commitLocalUpdate(environment, (store) => {
    const viewer = store.getRoot().getLinkedRecord('viewer');
    if (viewer) ConnectionHandler.getConnection(viewer, betsConnectionKey)?.invalidateRecord();
  });
}
