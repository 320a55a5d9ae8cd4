import { useEffect, useEffectEvent } from 'react';

/** Calls `listener` each time that the browser has a network again. */
export function useWhenOnline(listener: () => void): void {
  const onReturn = useEffectEvent(listener);
  useEffect(() => {
    const heard = () => onReturn();
    window.addEventListener('online', heard);
    return () => window.removeEventListener('online', heard);
  }, []);
}
