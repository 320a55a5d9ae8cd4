import { useState } from 'react';
import type { KeyType } from 'react-relay/relay-hooks/helpers';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { usePaginationFragment } from './usePaginationFragment.ts';

/** A list that shows `pageSize` more with each press. `isLost` says that the last attempt has failed, until the next one, or until another list is shown. */
export function useGrowingList<Query extends OperationType, Key extends KeyType>(fragment: GraphQLTaggedNode, key: Key, pageSize: number) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<Query, Key>(fragment, key);
  const [lost, setLost] = useState<Key | null>(null);
  const more = () => {
    setLost(null);
    loadNext(pageSize, { onComplete: (cause) => setLost(cause === null ? null : key) });
  };
  return { data, hasNext, isLoading: isLoadingNext, isLost: lost === key, more };
}
