import { useEffect, useEffectEvent } from 'react';

/** Whether a page is behind the last one, to which it then leads: an old address, or one that was written by hand; there are fewer pages by now. */
export function useLeadToLast(page: number, last: number, lead: (last: number) => void): boolean {
  const isBehind = last > 0 && page > last;
  const leadToLast = useEffectEvent(() => lead(last));
  useEffect(() => {
    if (isBehind) leadToLast();
  }, [isBehind, last]);
  return isBehind;
}
