import type { Handlers } from '../handler.ts';
import { registrationFields } from '../member/registrationRules.ts';
import type { PlatformParts } from '../parts.ts';
import type { Seals } from './seals.ts';

export function systemHandlers({ brand, seals }: PlatformParts & { readonly seals: Seals }): Pick<
  Handlers,
  'encryptionKeys' | 'registerSettings' | 'systemStatus'
> {
  return {
    async systemStatus() {
      const origins = [...brand.origins];
      return {
        info: {
          whitelabel: {
            merchantCode: brand.merchantCode,
            brandName: brand.name,
            currency: brand.currency,
            currencySymbol: brand.currencySymbol,
            modules: [...brand.modules],
            languages: [...brand.languages],
            loginRequired: false,
          },
          resources: [],
          customerService: { enabled: false },
          analytics: {},
          imageCDNs: origins,
          launchGameCDNs: origins,
          favicon: '/art/favicon.svg',
        },
        maintenance: false,
        regionRestriction: false,
      };
    },
    async registerSettings() {
      return { fields: registrationFields, bonusAmount: brand.registrationBonus };
    },
    async encryptionKeys() {
      return { keys: [{ ...(await seals.publicKey()) }] };
    },
  };
}
