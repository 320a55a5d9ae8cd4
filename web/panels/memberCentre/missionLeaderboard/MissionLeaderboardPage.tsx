import { LoyaltyPage } from '../loyalty/LoyaltyPage.tsx';
import { PromotionsLink } from '../loyalty/PromotionsLink.tsx';

/** Missions and who leads them. The house sets none yet. */
export function MissionLeaderboardPage() {
  return <LoyaltyPage of="missions" action={<PromotionsLink />} />;
}
