import type { Secrets } from '../../core/secrets/secrets.ts';

/** Who is paid, as it lies sealed. */
export interface Payee {
  readonly holderName: string;
  readonly accountNumber: string;
}

/** What binds a sealed payee to its account. */
export const payeeContext = (accountId: string): string => `payout account ${accountId} payee`;

export const openPayee = (secrets: Secrets, accountId: string, sealed: string): Payee =>
  JSON.parse(secrets.open(payeeContext(accountId), sealed)) as Payee;
