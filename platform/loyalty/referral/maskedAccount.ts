/** An account as others may see it: enough for whoever knows it, too little to log in by. */
export const maskedAccount = (account: string): string => `${account.slice(0, 2)}***`;
