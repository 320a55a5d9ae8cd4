import { commitLocalUpdate, type IEnvironment } from 'relay-runtime';

/** Key of the connections of bets, one for each filter; the fragment `BetRecord_member` names the same. */
export const betsConnectionKey = 'BetRecord_bets';

/** Says that the viewer has bets the store does not know. An open betting record asks again; a closed one does when it opens. */
export function invalidateBets(environment: IEnvironment): void {
  commitLocalUpdate(environment, (store) => {
    for (const id of environment.getStore().getSource().getRecordIDs())
      if (id.includes(`:__${betsConnectionKey}_connection`)) store.get(id)?.invalidateRecord();
  });
}
