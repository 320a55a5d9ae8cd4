import { countries } from './countries.ts';

const separators = /[\s().-]/g;

/**
 * A typed number in E.164 form, so that every way to write it is the same number to all limits; undefined
 * where it cannot be called or lies in a country that is not `served`. A dialling code typed once more, and
 * the zero that is dialled within a country, are dropped.
 */
export function e164(dialingCode: string, typed: string, served: readonly string[]): string | undefined {
  const country = countries.find((each) => each.dialingCode === dialingCode && served.includes(each.code));
  if (!country) return undefined;
  const plain = typed.replace(separators, '');
  const withCode = new RegExp(`^(?:\\+|00)${dialingCode}`);
  if (!/^\+?[0-9]+$/.test(plain) || (plain.startsWith('+') && !withCode.test(plain))) return undefined;
  const national = plain.replace(withCode, '').replace(/^0/, '');
  if (country.mobile.test(national)) return `+${dialingCode}${national}`;
  // The code without its plus sign, where what is left over is a number of its own.
  const rest = national.startsWith(dialingCode) ? national.slice(dialingCode.length).replace(/^0/, '') : '';
  return country.mobile.test(rest) ? `+${dialingCode}${rest}` : undefined;
}

/** What may be shown of a number to somebody who should know it. */
export const mobileHint = (mobile: string): string => `${mobile.slice(0, 3)} ••• ${mobile.slice(-2)}`;
