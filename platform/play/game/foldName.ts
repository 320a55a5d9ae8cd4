/**
 * A name as it is searched: in lower case, without the accents of Latin letters, without apostrophes, one blank for whatever else stands
 * between words. Marks of other scripts stay: without its vowel the Thai word for a crab is one letter, which half of all names have.
 */
export const foldName = (name: string): string =>
  name
    .replace(/['’‘ʼ`´]/g, '')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll('đ', 'd')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
