import { useCallback, useState } from 'react';
import { siteStorage } from '../storage/siteStorage.ts';

/** A yes or no that outlives the visit, by the browser. No is stored as nothing. */
export function useStoredFlag(key: string): [value: boolean, set: (value: boolean) => void] {
  const [value, setValue] = useState(() => siteStorage.device.getItem(key) === 'true');
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
