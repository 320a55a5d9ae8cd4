import { Cron } from 'croner';

/**
 * The first moment after `after` that a cron pattern of five fields, or of six with seconds in front, names in a time zone. A time of day that the clocks
 * skip comes when they have skipped it, one that they repeat comes once. Throws for a pattern or a zone that cannot be read, and for one that never comes.
 */
export function nextOccurrence(pattern: string, timeZone: string, after: number): number {
  const next = new Cron(pattern, { timezone: timeZone, paused: true }).nextRun(new Date(after));
  if (next === null) throw new Error(`${pattern} never comes again`);
  return next.getTime();
}
