import { useEffect, useState } from 'react';
import { siteTime } from './siteTime.ts';

/** Milliseconds: no timer of a browser is set for months, and one that slept with its machine is late by no more than this. */
const longestWait = 60_000;

/** Whether a moment (ISO 8601) has come by the site's clock; what asks is drawn anew when it does. None never comes. */
export function useHasCome(moment: string | null | undefined): boolean {
  const [now, setNow] = useState(siteTime.now);
  useEffect(() => {
    if (moment == null) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      setNow(siteTime.now());
      const left = siteTime.onThisClock(moment) - Date.now();
      if (left > 0) timer = setTimeout(look, Math.min(left, longestWait));
    };
    look();
    return () => clearTimeout(timer);
  }, [moment]);
  return moment != null && now >= Date.parse(moment);
}
