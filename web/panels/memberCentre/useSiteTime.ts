import { useEffect, useState } from 'react';
import { siteTime } from '../../relay/siteTime.ts';
import { useOnReturn } from '../../ui/useOnReturn.ts';

/** Milliseconds between two looks at the clock. */
const lookEvery = 60_000;

/** The site's time, in milliseconds since 1970, to the minute, also of a page that was left or slept for hours. */
export function useSiteTime(): number {
  const [now, setNow] = useState(siteTime.now);
  useOnReturn(() => setNow(siteTime.now()));
  useEffect(() => {
    const timer = setInterval(() => setNow(siteTime.now()), lookEvery);
    return () => clearInterval(timer);
  }, []);
  return now;
}
