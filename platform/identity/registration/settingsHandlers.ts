import type { Brand } from '../../core/brand.ts';
import type { Handlers } from '../../core/http/handler.ts';
import type { WelcomeGift } from '../../loyalty/promotion/welcomeGift.ts';
import { registrationFields } from './registrationRules.ts';

interface SettingsParts {
  readonly brand: Brand;
  readonly welcomeGift: WelcomeGift;
}

/** What the form asks for. */
export const settingsHandlers = ({ brand, welcomeGift }: SettingsParts): Pick<Handlers, 'registerSettings'> => ({
  async registerSettings() {
    return {
      fields: registrationFields(brand),
      challenge: brand.challenge.required,
      phoneVerification: brand.modules.includes('REGMOBVERF3') ? brand.phoneVerification : ('none' as const),
      dialingCodes: brand.countries.length > 1,
      bonusAmount: await welcomeGift.amount(),
    };
  },
});
