import { useCallback, useState } from 'react';
import { keepers } from '../storage/keepers.ts';

/** A yes or no that outlives the visit, by the browser. No is stored as nothing. */
export function useStoredFlag(key: string): [value: boolean, set: (value: boolean) => void] {
  const [value, setValue] = useState(() => keepers.device.getItem(key) === 'true');
  const set = useCallback(
    (next: boolean) => {
      if (next) keepers.device.setItem(key, 'true');
      else keepers.device.removeItem(key);
      setValue(next);
    },
    [key],
  );
  return [value, set];
}
