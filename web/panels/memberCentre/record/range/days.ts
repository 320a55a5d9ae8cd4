import { formatStamp } from '../../../../i18n/formatStamp.ts';
import { siteTime } from '../../../../relay/siteTime.ts';

/** Days between two, both among them, as `2026-11-22`. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

const dayLength = 86_400_000;

/** The day of a moment in a time zone. */
export const dayIn = (timeZone: string, at = siteTime.now()): string => formatStamp(new Date(at).toISOString(), timeZone).slice(0, 10);

/** The day so many after one, or before it. */
export const shiftDay = (day: string, by: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + by * dayLength).toISOString().slice(0, 10);

/** So many days, of which `today` is the last. */
export const lastDays = (today: string, count: number): DayRange => ({ from: shiftDay(today, 1 - count), to: today });

/** How many days later one is than another. */
const daysLater = (day: string, than: string): number =>
  Math.round((Date.parse(`${day}T00:00:00Z`) - Date.parse(`${than}T00:00:00Z`)) / dayLength);

/** The same length of time, so many days earlier or later, but then with `last` as its last day at most. */
export function shiftRange({ from, to }: DayRange, by: number, last: string): DayRange {
  const days = Math.min(by, Math.max(0, daysLater(last, to)));
  return { from: shiftDay(from, days), to: shiftDay(to, days) };
}

/** Whether a text from an address is a day that there is. */
export function isDay(text: string | null): text is string {
  if (text === null || !/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** Every day between two, the first one first; at most `most`, the last ones. */
export function daysBetween({ from, to }: DayRange, most: number): readonly string[] {
  const count = Math.max(0, daysLater(to, from) + 1);
  return Array.from({ length: Math.min(count, most) }, (_, index) => shiftDay(to, index + 1 - Math.min(count, most)));
}
