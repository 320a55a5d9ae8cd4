/** A name or account as others may see it: its owner knows it again and nobody else learns it. Two letters of it, and always as many stars. */
export const maskedAccount = (name: string): string => `${[...name].slice(0, 2).join('')}***`;
