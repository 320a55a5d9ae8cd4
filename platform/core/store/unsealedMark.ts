/** Stands in place of the id of a key before what an older store held in the open, until the first start seals it. */
export const unsealedMark = 'unsealed.';
