import { LoyaltyPage } from '../loyalty/LoyaltyPage.tsx';
import { PromotionsLink } from '../loyalty/PromotionsLink.tsx';

/** Shares of stakes that are paid back when they are claimed. The house pays none back yet. */
export function ManualRebatePage() {
  return <LoyaltyPage of="rebate" action={<PromotionsLink />} />;
}
