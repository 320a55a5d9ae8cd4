import { useSyncExternalStore } from 'react';

/** Where the side menu has room beside the content; `Shell.module.css` says the same. */
const wideScreen = '(min-width: 960px)';

function subscribe(listener: () => void): () => void {
  const query = matchMedia(wideScreen);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether the screen is wide enough for the side menu. */
export const useWideScreen = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(wideScreen).matches);
