import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useIsMounted } from '../../ui/useIsMounted.ts';

const itemParameter = 'panel.item';

/** What of a page's list is open, as a part of the address; `null` for none. To set it is no step for the back button, and nothing once the page is left. */
export function useOpenItem(): [item: string | null, open: (item: string | null) => void] {
  const [parameters, setParameters] = useSearchParams();
  const isMounted = useIsMounted();
  const open = useCallback(
    (item: string | null) => {
      if (!isMounted()) return;
      setParameters(
        (before) => {
          const next = new URLSearchParams(before);
          if (item === null) next.delete(itemParameter);
          else next.set(itemParameter, item);
          return next;
        },
        { preventScrollReset: true, replace: true },
      );
    },
    [isMounted, setParameters],
  );
  return [parameters.get(itemParameter), open];
}
