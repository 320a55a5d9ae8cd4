import { useSiteTime } from '../../useSiteTime.ts';
import { dayIn } from './days.ts';

/** The day it is in a time zone, also of a page that was open, or slept, as another began. */
export const useToday = (timeZone: string): string => dayIn(timeZone, useSiteTime());
