const canonical = /^-?(?:0|[1-9]\d{0,14})(?:\.\d{1,4})?$/;

/**
 * A decimal number as text: at most 15 digits before the point and four behind it, no exponent, no
 * grouping, no leading zeros, ASCII digits, no minus zero. It is never turned into a JS number.
 */
export const isDecimal = (value: unknown): value is string =>
  typeof value === 'string' && canonical.test(value) && !/^-0(?:\.0+)?$/.test(value);
