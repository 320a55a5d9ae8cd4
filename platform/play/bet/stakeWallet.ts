import type { Brand } from '../../core/brand.ts';
import type { MemberAccount, OpenTransaction } from '../../core/ledger/ledger.ts';
import { walletPurpose } from '../../core/ledger/accounts/walletPurpose.ts';

/**
 * The account that a member's stakes on games of a vendor come from, and what they win goes to: the wallet with that vendor, where it keeps
 * one. Asked for after the spendable account, `cash`: whoever moves money to or from a vendor holds that first as well.
 */
export async function stakeWallet(
  brand: Pick<Brand, 'currency' | 'vendorWallets'>,
  { accountOf }: Pick<OpenTransaction, 'accountOf'>,
  { memberId, vendorCode, cash }: { readonly memberId: string; readonly vendorCode: string; readonly cash: MemberAccount },
): Promise<MemberAccount> {
  const purpose = walletPurpose(brand, vendorCode, cash.currency);
  return purpose === 'cash' ? cash : await accountOf(memberId, purpose, cash.currency);
}
