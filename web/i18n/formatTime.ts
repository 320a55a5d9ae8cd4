import { localeOf } from './languageCodes.ts';

// Not `dateStyle`: its short form has two digits for a year, and in Thai those of the Buddhist one (69 for 2026).
const parts = { calendar: 'gregory', year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' } as const;

/** An instant (ISO 8601) on the clock of an IANA zone, else on the reader's, to the minute, in the order of the language: `20/11/2026, 14:05` in English. */
export function formatTime(instant: string, language: string, timeZone?: string): string {
  return new Intl.DateTimeFormat(localeOf(language), { ...parts, timeZone }).format(new Date(instant));
}
