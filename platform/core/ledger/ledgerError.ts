import { HoldResolved, InsufficientBalance } from './ledger.ts';

/** What the database said, in the ledger's words; anything it does not know is given back as it is. */
export function ledgerError(error: unknown): unknown {
  const said = String(error);
  if (said.includes('account_not_below_zero')) return new InsufficientBalance();
  if (said.includes('a hold is emptied whole and once')) return new HoldResolved();
  return error;
}
