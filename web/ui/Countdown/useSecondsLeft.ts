import { useEffect, useState } from 'react';

const left = (deadline: number | null) => (deadline === null ? 0 : Math.max(0, Math.ceil((deadline - Date.now()) / 1000)));

/**
 * Whole seconds until `deadline` (milliseconds since 1970), 0 once it has passed or where there is none. Counted by
 * the clock, not by ticks: a page that slept is right when it wakes.
 */
export function useSecondsLeft(deadline: number | null): number {
  const [seconds, setSeconds] = useState(() => left(deadline));
  useEffect(() => {
    setSeconds(left(deadline));
    if (left(deadline) === 0) return;
    const timer = setInterval(() => {
      setSeconds(left(deadline));
      if (left(deadline) === 0) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [deadline]);
  return seconds;
}
