import { useState } from 'react';
import { graphql } from 'react-relay/hooks';
import { getRequest, PreloadableQueryRegistry } from 'relay-runtime';
import type { OperationType } from 'relay-runtime';
import { useLazyLoadQuery } from '../relay/useLazyLoadQuery.ts';
import type { Shell_query$key } from './__generated__/Shell_query.graphql.ts';
import { hasMenus } from './screenHandle.ts';
import { type ScreenMatch, useScreenMatch } from './useScreenMatch.ts';

/** Only for an address whose screen could not even start its query, or whose code did not come. */
const shellAlone = graphql`
  query useShellQuery @raw_response_type {
    ...Shell_query
  }
`;

function shellOf(screen: ScreenMatch | undefined) {
  // Its fields come with the screen's code.
  const query = screen && PreloadableQueryRegistry.get(screen.query.params.id ?? '');
  return screen?.started && query
    ? { query, variables: screen.started.variables, hasMenus: hasMenus(screen.layout) }
    : { query: getRequest(shellAlone), variables: {}, hasMenus: true };
}

/**
 * The shell's part of the first screen's query, kept for as long as the page lives: the shell reads fields of the query
 * root, which every later screen's answer refreshes in place, so it never suspends again and never asks by itself. But
 * for a first screen without menus, whose query leaves out what stands in them: then the first that has them takes over.
 */
export function useShellQuery(): Shell_query$key {
  const screen = useScreenMatch();
  const [first, setFirst] = useState(() => shellOf(screen));
  if (!first.hasMenus && screen?.started && hasMenus(screen.layout)) setFirst(shellOf(screen));
  return useLazyLoadQuery<OperationType>(first.query, first.variables) as Shell_query$key;
}
