import { walletPurpose } from '../../core/ledger/accounts/walletPurpose.ts';
import type { PlatformParts } from '../../core/parts.ts';

/** What a member can stake on games of a vendor, in ten-thousandths: what lies in the wallet with that vendor, where it keeps one. */
export async function spendable(
  { brand, ledger }: Pick<PlatformParts, 'brand' | 'ledger'>,
  memberId: string,
  vendorCode: string,
): Promise<bigint> {
  const cash = await ledger.balance(memberId);
  const purpose = walletPurpose(brand, vendorCode, cash.currency);
  return purpose === 'cash' ? cash.amount : (await ledger.balance(memberId, purpose)).amount;
}
