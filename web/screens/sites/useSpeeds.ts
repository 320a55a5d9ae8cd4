import { useCallback, useEffect, useState } from 'react';
import { timeRoute } from './timeRoute.ts';

/** By address: milliseconds, `null` where it cannot be reached, 0 while it is measured. */
export type Speeds = Readonly<Record<string, number | null>>;

/** Measures the addresses, all at once; every load begins with 0. */
export function useSpeeds(addresses: readonly string[]): { speeds: Speeds; isMeasuring: boolean; again: () => void } {
  const [speeds, setSpeeds] = useState<Speeds>({});
  const [round, setRound] = useState(0);
  const list = addresses.join(' ');

  useEffect(() => {
    const leaving = new AbortController();
    for (const address of list.split(' ').filter(Boolean))
      void timeRoute(address, leaving.signal).then((speed) => {
        if (!leaving.signal.aborted) setSpeeds((before) => ({ ...before, [address]: speed }));
      });
    return () => leaving.abort();
  }, [list, round]);

  const again = useCallback(() => {
    setSpeeds({});
    setRound((before) => before + 1);
  }, []);
  return { speeds, isMeasuring: addresses.some((address) => (speeds[address] ?? 0) === 0 && speeds[address] !== null), again };
}
