import { isReadableText } from '#contract/readable.ts';

/** The paths of texts that hold a NUL or half a character: PostgreSQL keeps none, and one engine must not answer what breaks on the other. */
export function unkeepable(value: unknown, path: readonly string[] = []): string[] {
  if (typeof value === 'string') return isReadableText(value) ? [] : [path.join('.')];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => unkeepable(inner, [...path, name]));
}
