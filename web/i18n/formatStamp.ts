/**
 * An instant as `yyyy-MM-dd hh:mm:ss`, with hours from 00 to 23: the form of all records, whatever the language. On the clock of an IANA
 * zone, which is the house's wherever the same is told to others, too.
 */
export function formatStamp(instant: string, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-GB', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
    timeZone,
  }).formatToParts(new Date(instant));
  const of = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? '';
  return `${of('year').padStart(4, '0')}-${of('month')}-${of('day')} ${of('hour')}:${of('minute')}:${of('second')}`;
}
