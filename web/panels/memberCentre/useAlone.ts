import { useCallback, useRef } from 'react';

/** Lets one thing be done at a time: the second press of a double click comes before React has drawn the first, and does nothing. */
export function useAlone(): (work: () => Promise<void>) => Promise<void> {
  const isBusy = useRef(false);
  return useCallback(async (work) => {
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      await work();
    } finally {
      isBusy.current = false;
    }
  }, []);
}
