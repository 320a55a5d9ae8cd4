import type { Account } from '../fakeAccount.ts';
import type { FakeMovement } from './FakeMovement.ts';

export const fakeVendorWallet = (code: string): string => `vendor:${code}`;

/** Moves money on one of the account's wallets, and writes it down. */
export function fakeBook(
  account: Account,
  { wallet = 'cash', amount, ...rest }: Pick<FakeMovement, 'kind' | 'amount' | 'reference' | 'time'> & { readonly wallet?: string },
): void {
  const code = wallet.split(':')[1];
  const after = (code === undefined ? account.balance : (account.wallets.get(code) ?? 0n)) + amount;
  if (code === undefined) account.balance = after;
  else account.wallets.set(code, after);
  account.movements.unshift({ ...rest, recordId: String(account.movements.length + 1), wallet, amount, after });
}
