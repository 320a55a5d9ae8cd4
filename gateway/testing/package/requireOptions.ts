import { didYouMean } from '../didYouMean.ts';

/** Throws a `TypeError` for options among which there is one that nobody would look at. */
export function requireOptions<Names extends string>(
  taker: string,
  given: Readonly<Partial<Record<Names, unknown>>>,
  ...names: Names[]
): void {
  if (typeof given !== 'object') throw new TypeError(`${taker} takes options such as { ${names[0]} }, and not ${JSON.stringify(given)}`);
  const strange = Object.keys(given).find((name) => !(names as readonly string[]).includes(name));
  if (strange !== undefined)
    throw new TypeError(`${strange} is no option of ${taker}, which takes ${names.join(', ')}${didYouMean(strange, names)}`);
}
