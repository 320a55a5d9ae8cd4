import { localeOf } from './languageCodes.ts';

/** An instant (ISO 8601) on the reader's clock, to the minute: `20/11/2026, 14:05`. */
export function formatTime(instant: string, language: string): string {
  return new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'short', timeStyle: 'short' }).format(new Date(instant));
}

/** As `formatTime`, to the second, for records that must be told apart. */
export function formatExactTime(instant: string, language: string): string {
  return new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'short', timeStyle: 'medium' }).format(new Date(instant));
}
