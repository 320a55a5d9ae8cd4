import { useCallback, useRef } from 'react';

/** Says whether it is time again: at most once within `interval` milliseconds. */
export function useThrottle(interval: number): () => boolean {
  const last = useRef(Number.NEGATIVE_INFINITY);
  return useCallback(() => {
    const now = Date.now();
    if (now - last.current < interval) return false;
    last.current = now;
    return true;
  }, [interval]);
}
