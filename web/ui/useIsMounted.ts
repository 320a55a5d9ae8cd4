import { useCallback, useEffect, useRef } from 'react';

/** Tells whether what asks is still drawn: an answer that comes later must not lead whoever has gone on to another address. */
export function useIsMounted(): () => boolean {
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => void (isMounted.current = false);
  }, []);
  return useCallback(() => isMounted.current, []);
}
