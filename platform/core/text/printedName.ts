/** A name as banks print it: without marks above letters, in capitals, with one space between words. */
export const printedName = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[\u0111\u0110]/g, 'd')
    .replace(/\s+/g, ' ')
    .trim()
    .toUpperCase();
