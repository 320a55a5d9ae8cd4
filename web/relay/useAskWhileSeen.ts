import { useEffect, useEffectEvent } from 'react';
import type { Subscription } from 'relay-runtime';

/**
 * Asks again and again, with so many milliseconds in between, while it is on and the page is seen, and at once when the page is come back to; not while the
 * answer before is on its way. Once it is not on any more, no answer is waited for.
 */
export function useAskWhileSeen(ask: () => Subscription, every: number, isOn = true): void {
  const askNow = useEffectEvent(ask);
  useEffect(() => {
    if (!isOn) return undefined;
    let asked: Subscription | undefined;
    const look = () => {
      if (!document.hidden && asked?.closed !== false) asked = askNow();
    };
    const timer = setInterval(look, every);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      asked?.unsubscribe();
    };
  }, [every, isOn]);
}
