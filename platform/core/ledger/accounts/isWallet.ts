import { sql } from 'kysely';

/** What is true of an account, named `account`, that counts towards the balance: money to stake or to withdraw. As indexes have it. */
export const isWallet = sql<boolean>`account.purpose <> 'hold' and (account.purpose = 'cash' or account.purpose like 'vendor:%')`;
