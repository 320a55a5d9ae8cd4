/** How many letters of an account others may see, at its beginning. */
export const shownLetters = 2;

/** A name or account as others may see it: its owner knows it again and nobody else learns it. Those letters of it, and always as many stars. */
export const maskedAccount = (name: string): string => `${[...name].slice(0, shownLetters).join('')}***`;
