const parts = ['year', 'month', 'day', 'hour', 'minute', 'second'] as const;
const formats = new Map<string, Intl.DateTimeFormat>();

/** What the clocks of a time zone show at a moment, as if it were UTC. */
function wallClock(at: number, timeZone: string): number {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-CA', {
      timeZone,
      hourCycle: 'h23',
      ...Object.fromEntries(parts.map((part) => [part, part === 'year' ? 'numeric' : '2-digit'])),
    });
  formats.set(timeZone, format);
  const shown = new Map(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
  const [year = 0, month = 1, ...rest] = parts.map((part) => shown.get(part) ?? 0);
  const [day, hour, minute, second] = rest;
  return Date.UTC(year, month - 1, day, hour, minute, second) + (((at % 1000) + 1000) % 1000);
}

/**
 * The same clock time of the same day so many months later, or earlier where `months` is below zero, in a time zone. In a month that is too short for the day it is its
 * last day; a time of day that the clocks skip is as much later as they skip.
 */
export function monthsAway(at: number, months: number, timeZone: string): number {
  const shown = new Date(wallClock(at, timeZone));
  const day = shown.getUTCDate();
  const wanted = new Date(shown);
  wanted.setUTCDate(1);
  wanted.setUTCMonth(wanted.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(wanted.getUTCFullYear(), wanted.getUTCMonth() + 1, 0)).getUTCDate();
  wanted.setUTCDate(Math.min(day, lastDay));
  const target = wanted.getTime();
  // The zone's distance from UTC at a guess, then at what that guess comes to.
  const guess = target - (wallClock(target, timeZone) - target);
  return target - (wallClock(guess, timeZone) - guess);
}
