import type { Brand } from '../../brand.ts';
import { isTrialCurrency } from './isTrialCurrency.ts';
import { type MemberPurpose, vendorPurpose } from './purposes.ts';

/** Where a member's stakes on games of a vendor come from, and what they win goes to. Trial funds, of another currency, lie in one place. */
export const walletPurpose = (brand: Pick<Brand, 'currency' | 'vendorWallets'>, vendorCode: string, currency: string): MemberPurpose =>
  !isTrialCurrency(brand, currency) && brand.vendorWallets.includes(vendorCode) ? vendorPurpose(vendorCode) : 'cash';
