/** Accounts, transactions and postings. */
export interface LedgerTables {}
