import type { PlatformParts } from '../../core/parts.ts';
import type { Promotions } from './createPromotions.ts';
import { publicStatus } from './promotionRules.ts';

/** What an account is given when it is opened. */
export interface WelcomeGift {
  /** As a decimal string; `0` while nothing is given. */
  amount(): Promise<string>;
}

/** The brand says how much it is; its promotion, where it has one, says whether it is given: one that was stopped, is over or is still to come gives nothing. */
export const createWelcomeGift = ({ brand, clock }: Pick<PlatformParts, 'brand' | 'clock'>, { list }: Promotions): WelcomeGift => ({
  async amount() {
    const offers = (await list()).filter(({ given }) => given === 'registration');
    const isGiven = offers.length === 0 || offers.some((each) => publicStatus(each, clock.now()) === undefined);
    return isGiven ? brand.registrationBonus : '0';
  },
});
