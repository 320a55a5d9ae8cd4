import { useEffect, useState } from 'react';
import { whenIdle } from './whenIdle.ts';

/** True once the page has loaded and has a moment: the time for what is no part of a first load. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(async () => setIdle(true)), []);
  return isIdle;
}
