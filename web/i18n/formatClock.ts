/** An instant (milliseconds since 1970) as `hh:mm:ss`, with hours from 00 to 23, on the reader's own clock. */
export const formatClock = (instant: number): string =>
  new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' }).format(instant);
