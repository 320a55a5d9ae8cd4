import { useMatches } from 'react-router-dom';
import type { CategoryRoute } from '../../shell/categories.ts';
import type { LobbyHandle } from './LobbyHandle.ts';

/** Which category's lobby this is. */
export function useLobbyRoute(): CategoryRoute {
  const handle = useMatches().at(-1)?.handle as LobbyHandle;
  return handle.route;
}
