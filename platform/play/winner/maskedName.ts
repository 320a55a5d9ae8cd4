/** A name that its owner knows again and nobody else learns: two letters of it, and always as many stars. */
export const maskedName = (name: string): string => `${[...name].slice(0, 2).join('')}***`;
