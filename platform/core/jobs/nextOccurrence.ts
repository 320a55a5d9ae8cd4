import { Cron } from 'croner';

/** By zone and pattern; those of a program are few. */
const patterns = new Map<string, Cron>();

/** Reads a pattern, once: to find out whether it ever comes takes its while. Throws as `nextOccurrence` does. */
export function readPattern(pattern: string, timeZone: string): Cron {
  const name = `${timeZone} ${pattern}`;
  const known = patterns.get(name);
  if (known) return known;
  const cron = new Cron(pattern, { timezone: timeZone, paused: true });
  if (cron.nextRun() === null) throw new Error(`${pattern} never comes again`);
  patterns.set(name, cron);
  return cron;
}

/**
 * The first moment after `after` that a cron pattern of five fields, or of six with seconds in front, names in a time zone. A time of day that the clocks
 * skip comes when they have skipped it, one that they repeat comes once. Throws for a pattern or a zone that cannot be read, and for one that never comes.
 */
export function nextOccurrence(pattern: string, timeZone: string, after: number): number {
  const next = readPattern(pattern, timeZone).nextRun(new Date(after));
  if (next === null) throw new Error(`${pattern} never comes again`);
  return next.getTime();
}
