import { type Language, languages } from '#contract/languages.ts';

const minute = 60_000;
const units = [
  { unit: 'day', length: 24 * 60 * minute },
  { unit: 'hour', length: 60 * minute },
  { unit: 'minute', length: minute },
] as const;

/** How long something has waited, in milliseconds, as somebody who has to hurry reads it: whole days, or hours, or minutes. */
export function writeAge(age: number, language: Language): string {
  const { unit, length } = units.find((each) => age >= each.length) ?? units[2];
  return new Intl.NumberFormat(languages[language].locale, { style: 'unit', unit, unitDisplay: 'long' }).format(
    Math.max(0, Math.floor(age / length)),
  );
}
