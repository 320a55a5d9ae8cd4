import { remembering } from './remembering.ts';

const canonical = /^-?(?:0|[1-9]\d{0,14})(?:\.\d{1,4})?$/;

/**
 * A decimal number as text: at most 15 digits before the point and four behind it, no exponent, no
 * grouping, no leading zeros, ASCII digits, no minus zero. It is never turned into a JS number.
 */
export const isDecimal = (value: unknown): value is string =>
  typeof value === 'string' && canonical.test(value) && !/^-0(?:\.0+)?$/.test(value);

/**
 * An exact decimal with any number of places, cut to the four that a Decimal has; `null` for what is
 * no decimal. Cut and not rounded, so that what a game pays back is never overstated.
 */
export const cutToDecimal = (text: string | undefined): string | null => (text === undefined ? null : cut(text));

const cut = remembering((text) => {
  // Digits before the point are looked at once: shared out between two places in every way, a million of them would take hours.
  const [, digits] = /^(\d+(?!\d)(?:\.\d{1,4})?)\d*$/.exec(text) ?? [];
  return isDecimal(digits) ? digits : null;
});
