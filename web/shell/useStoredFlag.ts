import { useCallback, useState } from 'react';

/** A yes or no that outlives the visit, in local storage. No is stored as nothing. */
export function useStoredFlag(key: string): [value: boolean, set: (value: boolean) => void] {
  const [value, setValue] = useState(() => localStorage.getItem(key) === 'true');
  const set = useCallback(
    (next: boolean) => {
      if (next) localStorage.setItem(key, 'true');
      else localStorage.removeItem(key);
      setValue(next);
    },
    [key],
  );
  return [value, set];
}
