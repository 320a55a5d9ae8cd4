const formats = new Map<string, Intl.DateTimeFormat>();

/** The calendar day of a moment in a time zone, as `2026-09-14`: what is counted by day is counted by this text. Throws `RangeError` for a zone that is none. */
export function businessDay(at: number, timeZone: string): string {
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  formats.set(timeZone, format);
  // Not as it is written: of Canada's two orders ICU 72 has the other one.
  const parts = new Map(format.formatToParts(at).map(({ type, value }) => [type, value]));
  return `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`;
}

const dayLength = 86_400_000;

/** The first millisecond of a day in a time zone: `businessDay` of it is that day, and of the millisecond before it an earlier one. */
export function dayStart(day: string, timeZone: string): number {
  // No zone is more than a day away from UTC, and none moves its clock by parts of a minute.
  let [before, after] = [Date.parse(`${day}T00:00:00Z`) - dayLength, Date.parse(`${day}T00:00:00Z`) + dayLength];
  while (after - before > 60_000) {
    const middle = before + Math.floor((after - before) / 120_000) * 60_000;
    if (businessDay(middle, timeZone) < day) before = middle;
    else after = middle;
  }
  return after;
}

/** The day so many before one. */
export const daysBefore = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - count * dayLength).toISOString().slice(0, 10);

/** The day after one. */
export const dayAfter = (day: string): string => daysBefore(day, -1);
