import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useRouter } from '../../overlays/useRouter.ts';
import { useIsMounted } from '../../ui/useIsMounted.ts';

const itemParameter = 'panel.item';

/** What of a page's list is open. To set it is no step for the back button, and nothing once the page is left. */
export interface OpenItem {
  /** `null` for none. */
  readonly item: string | null;
  open(item: string | null): void;
  /** Closes that one, for what is answered late: another that was opened meanwhile stays open. */
  close(item: string): void;
}

/** What of a page's list is open, as a part of the address. */
export function useOpenItem(): OpenItem {
  const [parameters] = useSearchParams();
  const router = useRouter();
  const isMounted = useIsMounted();
  const open = useCallback(
    (item: string | null) => {
      if (!isMounted() || !router) return;
      // As it is by now: what asks may have been drawn before the address was another.
      const { location } = router.state;
      const next = new URLSearchParams(location.search);
      if (item === null) next.delete(itemParameter);
      else next.set(itemParameter, item);
      void router.navigate({ ...location, search: String(next) }, { preventScrollReset: true, replace: true });
    },
    [isMounted, router],
  );
  const close = useCallback(
    (item: string) => {
      if (new URLSearchParams(router?.state.location.search).get(itemParameter) === item) open(null);
    },
    [open, router],
  );
  return { item: parameters.get(itemParameter), open, close };
}
