import { localeOf } from './languageCodes.ts';

/** An instant (ISO 8601) on the reader's clock, to the minute: `20/11/2026, 14:05`. */
export function formatTime(instant: string, language: string): string {
  return new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'short', timeStyle: 'short' }).format(new Date(instant));
}
