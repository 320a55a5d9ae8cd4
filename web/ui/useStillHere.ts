import { useCallback, useEffect, useRef } from 'react';

/** Tells whether what asks is still drawn: an answer that comes later must not lead whoever has gone on to another address. */
export function useStillHere(): () => boolean {
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => void (isHere.current = false);
  }, []);
  return useCallback(() => isHere.current, []);
}
