/** Mobile numbers of the countries that the fake brand serves, by dialling code, as they are within the country. */
const served: Readonly<Record<string, RegExp>> = { 84: /^[35789]\d{8}$/, 66: /^[689]\d{8}$/ };

/** A typed number as it is kept, however it is written; undefined where it cannot be called, or lies in a country that is not served. */
export function fakeNumber(typed: string, dialingCode = ''): string | undefined {
  const national = typed
    .replaceAll(/[\s().-]/g, '')
    .replace(new RegExp(`^(?:\\+|00)${dialingCode}`), '')
    .replace(/^0/, '');
  return served[dialingCode]?.test(national) ? `+${dialingCode}${national}` : undefined;
}
