import { useState } from 'react';
import type { KeyType } from 'react-relay/relay-hooks/helpers';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { usePaginationFragment } from './usePaginationFragment.ts';

/** A list that shows `pageSize` more with each press. `isLost` says that the last attempt has failed, until the next one. */
export function useGrowingList<Query extends OperationType, Key extends KeyType>(fragment: GraphQLTaggedNode, key: Key, pageSize: number) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<Query, Key>(fragment, key);
  const [isLost, setLost] = useState(false);
  const more = () => {
    setLost(false);
    loadNext(pageSize, { onComplete: (cause) => setLost(cause !== null) });
  };
  return { data, hasNext, isLoading: isLoadingNext, isLost, more };
}
