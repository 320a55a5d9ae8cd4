import { useCallback, useMemo } from 'react';
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
  const change = useCallback<LobbyAddress['change']>(
    (part, { replace = false } = {}) => void navigate(hrefOf(part), { replace, preventScrollReset: part.page === undefined }),
    [hrefOf, navigate],
  );
  const isChanging = navigation.state === 'loading' && navigation.location.pathname === pathname;
  return { filters, isChanging, change, hrefOf };
}
