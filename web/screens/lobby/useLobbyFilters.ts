import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate, useNavigation, useSearchParams } from 'react-router-dom';
import { filtersOf, type LobbyFilters, withFilters } from './lobbyFilters.ts';

export interface LobbyAddress {
  readonly filters: LobbyFilters;
  /** Games of other filters are on their way. */
  readonly isChanging: boolean;
  /** Changes filters; the page starts over unless it is the change. Typing replaces the address instead of adding to the history. */
  change(part: Partial<LobbyFilters>, options?: { replace?: boolean }): void;
  hrefOf(part: Partial<LobbyFilters>): string;
}

export function useLobbyFilters(): LobbyAddress {
  const navigate = useNavigate();
  const navigation = useNavigation();
  const { pathname } = useLocation();
  const [parameters] = useSearchParams();
  const filters = useMemo(() => filtersOf(parameters), [parameters]);
  const hrefOf = useCallback(
    (part: Partial<LobbyFilters>) => {
      const text = withFilters(parameters, { ...filters, page: 1, ...part }).toString();
      return text ? `${pathname}?${text}` : pathname;
    },
    [filters, parameters, pathname],
  );
  // Where the page is on its way to: a filter that is chosen meanwhile is added to those, and not to what is still shown.
  const wanted = useRef(parameters);
  useEffect(() => {
    if (navigation.state === 'idle') wanted.current = parameters;
  }, [navigation.state, parameters]);
  const change = useCallback<LobbyAddress['change']>(
    (part, { replace = false } = {}) => {
      wanted.current = withFilters(wanted.current, { ...filtersOf(wanted.current), page: 1, ...part });
      void navigate({ pathname, search: wanted.current.toString() }, { replace, preventScrollReset: part.page === undefined });
    },
    [navigate, pathname],
  );
  const isChanging = navigation.state === 'loading' && navigation.location.pathname === pathname;
  return { filters, isChanging, change, hrefOf };
}
