import useByPages from 'react-relay/lib/relay-hooks/usePaginationFragment.js';

/** Relay's own, by its own address: none of the first screens has a list that grows by pages, so none of them brings its code. */
export const usePaginationFragment = useByPages;
