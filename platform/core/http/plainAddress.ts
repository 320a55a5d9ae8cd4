/** One visitor has one address, whichever family of socket it came in by. */
export const plainAddress = (address: string): string => address.toLowerCase().replace(/^::ffff:(?=\d+\.)/, '');
