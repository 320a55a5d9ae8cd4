import { useEffect, useEffectEvent } from 'react';

/** Calls `act` whenever the page is come back to: what it shows may have been changed in another tab or on another device. */
export function useOnReturn(act: () => void): void {
  const actNow = useEffectEvent(act);
  useEffect(() => {
    const look = () => {
      if (!document.hidden) actNow();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
}
