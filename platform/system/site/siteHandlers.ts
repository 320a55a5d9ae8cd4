import type { Handlers } from '../../core/http/handler.ts';
import type { PlatformParts } from '../../core/parts.ts';
import type { Texts } from '../../core/text/texts.ts';
import type { IdentityProvider } from '../../providers/identity/identityProvider.ts';
import { textIn } from '../../core/text/textIn.ts';
import type { PromoBars } from '../../content/promoBar/createPromoBars.ts';
import type { Resources } from '../../content/resource/createResources.ts';
import type { Resource } from '../../content/resource/resource.ts';
import type { Pictures } from '../../content/picture/picture.ts';
import { countries } from '../../core/countries.ts';
import type { PayloadEncryption } from '../../core/secrets/payloadEncryption.ts';
import type { SiteAccess } from './siteAccess.ts';
import { appPicturesOf } from './appPicturesOf.ts';
import { siteTexts } from './siteTexts.ts';

interface SiteParts extends PlatformParts {
  readonly identityProviders: readonly IdentityProvider[];
  readonly payloadEncryption: PayloadEncryption;
  readonly siteAccess: SiteAccess;
  readonly texts: Texts;
  readonly pictures: Pictures;
  readonly shownPromoBars: PromoBars;
  readonly shownResources: Resources;
}

type SiteCalls = 'countryCodes' | 'encryptionKeys' | 'systemStatus' | 'visitorStatus' | 'whitelabel';

export function siteHandlers({
  brand,
  identityProviders,
  payloadEncryption,
  siteAccess,
  texts,
  pictures,
  shownPromoBars,
  shownResources,
}: SiteParts): Pick<Handlers, SiteCalls> {
  const has = (module: string): boolean => brand.modules.includes(module);
  const { loginRequired = false } = brand.access;
  /** Where this visitor is, and whether that is a place the brand does not serve. */
  const placeOf = (address: string) => ({
    location: { ip: address, country: siteAccess.countryOf(address) },
    maintenance: siteAccess.maintenance,
    regionRestriction: siteAccess.isDenied(address),
  });
  /** Customer service is where the settings say; all else are rows. */
  const resourcesOf = (rows: readonly Resource[]) => [
    ...(brand.contactUrl === undefined ? [] : [{ resourceType: 'CUSTOMERSERVICE', url: brand.contactUrl }]),
    ...rows.map(({ type, url, label }) => ({ resourceType: type, url, ...(label === undefined ? {} : { labelNameEn: label }) })),
  ];
  return {
    visitorStatus: async (_payload, { address }) => ({ info: { analytics: {}, loginRequired }, ...placeOf(address) }),
    async whitelabel() {
      return {
        merchantCode: brand.merchantCode,
        modules: [...brand.modules],
        passwordExpiry: brand.passwordExpiry,
        freePlay: has('FREEPLAY3'),
        socialSignIn: identityProviders.length > 0,
      };
    },
    async countryCodes(_payload, { language }) {
      const served = brand.countries.flatMap((code) => countries.filter((each) => each.code === code));
      return {
        current: brand.countries[0] ?? '',
        countries: served.map(({ code, dialingCode }) => ({
          countryCode: code,
          countryDialingCode: dialingCode,
          countryName: texts.ofCode(siteTexts, language, code, 'countries') ?? code,
        })),
      };
    },
    async systemStatus(_payload, { address, language }) {
      const origins = [...brand.origins];
      const [resources, bar] = await Promise.all([shownResources.list(), shownPromoBars.first()]);
      const text = bar && textIn(bar.words, language);
      return {
        info: {
          whitelabel: {
            merchantCode: brand.merchantCode,
            brandName: brand.name,
            currency: brand.currency,
            currencySymbol: brand.currencySymbol,
            modules: [...brand.modules],
            languages: [...brand.languages],
            loginRequired,
            timeZone: brand.timeZone,
            ages: brand.ages,
            description: textIn(brand.description, language),
            colours: brand.colours,
            look: brand.look,
            mark: pictures.addressOf('/art/brand.svg'),
          },
          resources: resourcesOf(resources),
          ...(bar && text !== undefined && { promoBar: { id: bar.id, text, url: bar.url } }),
          customerService: { enabled: true },
          analytics: {},
          imageCDNs: origins,
          launchGameCDNs: origins,
          favicon: pictures.addressOf('/art/favicon.svg'),
          ...appPicturesOf(pictures.appPictures()),
        },
        ...placeOf(address),
      };
    },
    async encryptionKeys() {
      return { keys: [{ ...(await payloadEncryption.publicKey()) }] };
    },
  };
}
