/**
 * A text as it is searched: in lower case and without the accents of Latin letters, which few type. Marks of other scripts stay: without its
 * vowels a Thai word is another.
 */
export const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll('đ', 'd');
