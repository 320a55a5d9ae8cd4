import { useState } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import { getRequest } from 'relay-runtime';
import type { OperationType } from 'relay-runtime';
import type { Shell_query$key } from './__generated__/Shell_query.graphql.ts';
import { useScreenMatch } from './useScreenMatch.ts';

/** Only for an address whose screen could not even start its query. */
const shellAlone = graphql`
  query useShellQuery {
    ...Shell_query
  }
`;

/**
 * The shell's part of the first screen's query, kept for as long as the page lives: the shell reads fields of the query
 * root, which every later screen's answer refreshes in place, so it never suspends again and never asks by itself.
 */
export function useShellQuery(): Shell_query$key {
  const screen = useScreenMatch();
  const [first] = useState(() =>
    screen?.started
      ? { query: screen.handle.query, variables: screen.started.variables }
      : { query: getRequest(shellAlone), variables: {} },
  );
  return useLazyLoadQuery<OperationType>(first.query, first.variables) as Shell_query$key;
}
