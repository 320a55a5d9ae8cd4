/** Milliseconds that a connection to the database is waited for. */
export const connectionWait = 5_000;
/** Milliseconds that the word of a server may be on its way: one that has owed it for longer has gone. */
export const networkAllowance = 2_000;
