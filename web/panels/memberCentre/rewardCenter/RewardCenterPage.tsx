import { LoyaltyPage } from '../loyalty/LoyaltyPage.tsx';
import { PromotionsLink } from '../loyalty/PromotionsLink.tsx';

/** Rewards to claim. The house gives none of that kind yet: its gifts are credited at once. */
export function RewardCenterPage() {
  return <LoyaltyPage of="rewards" action={<PromotionsLink />} />;
}
