import { useCallback, useSyncExternalStore } from 'react';

/** Whether the screen is as a media query asks, also once it is turned or made larger. */
export function useMedia(asked: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const query = matchMedia(asked);
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    [asked],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(asked).matches);
}
