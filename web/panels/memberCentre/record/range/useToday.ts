import { useEffect, useState } from 'react';
import { useOnReturn } from '../../../../ui/useOnReturn.ts';
import { dayIn } from './days.ts';

/** Milliseconds between two looks at the clock. */
const lookEvery = 60_000;

/** The day it is in a time zone, also of a page that was open, or slept, as another began. */
export function useToday(timeZone: string): string {
  const [today, setToday] = useState(() => dayIn(timeZone));
  useOnReturn(() => setToday(dayIn(timeZone)));
  useEffect(() => {
    const look = () => setToday(dayIn(timeZone));
    look();
    const timer = setInterval(look, lookEvery);
    return () => clearInterval(timer);
  }, [timeZone]);
  return today;
}
