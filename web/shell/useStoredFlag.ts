import { useCallback, useEffect, useState } from 'react';
import { siteStorage } from '../storage/siteStorage.ts';

/** A yes or no that outlives the visit, by the browser, the same in all of its tabs. No is stored as nothing. */
export function useStoredFlag(key: string): [value: boolean, set: (value: boolean) => void] {
  const [value, setValue] = useState(() => siteStorage.device.getItem(key) === 'true');
  useEffect(() => siteStorage.device.follow(key, (kept) => setValue(kept === 'true')), [key]);
  const set = useCallback(
    (next: boolean) => {
      if (next) siteStorage.device.setItem(key, 'true');
      else siteStorage.device.removeItem(key);
      setValue(next);
    },
    [key],
  );
  return [value, set];
}
