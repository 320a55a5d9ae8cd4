import type { Brand } from '../brand.ts';
import type { MemberPurpose } from './purposes.ts';

/** Where a member's stakes on games of a vendor come from, and what they win goes to. Trial funds, of another currency, lie in one place. */
export const walletPurpose = (
  { currency: ofBrand, vendorWallets }: Pick<Brand, 'currency' | 'vendorWallets'>,
  vendorCode: string,
  currency: string,
): MemberPurpose => (currency === ofBrand && vendorWallets.includes(vendorCode) ? `vendor:${vendorCode}` : 'cash');
