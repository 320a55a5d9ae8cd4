/** How far a zone is ahead of UTC at a moment, in milliseconds. */
function aheadOf(timeZone: string, at: number): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(at);
  const read = (type: Intl.DateTimeFormatPartTypes): number => Number(parts.find((part) => part.type === type)?.value);
  return (
    Date.UTC(read('year'), read('month') - 1, read('day'), read('hour'), read('minute'), read('second')) - Math.floor(at / 1000) * 1000
  );
}

/**
 * The moment that a `datetime-local` field names in a zone; undefined for an empty one, NaN for what is none, and for one before 1970: a browser makes
 * the year 0026 of a 26. A time that the clocks skip is the one an hour later.
 */
export function momentOf(local: string, timeZone: string): number | undefined {
  if (local === '') return undefined;
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?$/.test(local)) return Number.NaN;
  const asUtc = Date.parse(`${local}Z`);
  // The 30th of February is read as a day in March.
  if (Number.isNaN(asUtc) || Number(local.slice(8, 10)) !== new Date(asUtc).getUTCDate()) return Number.NaN;
  const first = asUtc - aheadOf(timeZone, asUtc);
  const moment = asUtc - aheadOf(timeZone, first);
  return moment < 0 ? Number.NaN : moment;
}
