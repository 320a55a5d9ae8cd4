import { useCallback, useRef } from 'react';

/** Lets one thing be done at a time: the second press of a double click comes before React has drawn the first, and does nothing (undefined). */
export function useAlone(): <Done>(work: () => Promise<Done>) => Promise<Done | undefined> {
  const isBusy = useRef(false);
  return useCallback(async (work) => {
    if (isBusy.current) return undefined;
    isBusy.current = true;
    try {
      return await work();
    } finally {
      isBusy.current = false;
    }
  }, []);
}
