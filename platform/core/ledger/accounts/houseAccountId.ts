/** Ids of the house's accounts begin so, and no member's does: the store holds each account to it, and its rules and indexes go by it. */
export const housePrefix = 'house:';

/** Id of the house's account of one purpose and currency, such as `house:games:PLAY`. */
export const houseAccountId = (purpose: string, currency: string): string => `${housePrefix}${purpose}:${currency}`;

export const isHouseAccount = (account: string): boolean => account.startsWith(housePrefix);
