import { languages } from '#contract/languages.ts';
import { everybody, publicWhenClosed } from '../../access.ts';
import { builder } from '../../builder.ts';
import { pictureUrlOf } from '../../pictures.ts';
import { safeUrl } from '../../scalars/safeUrl.ts';
import { brandOf, type SystemStatus, systemStatusOf } from './brand.ts';

export const Language = builder.enumType('Language', {
  description: "A language of the interface and of the operator's texts. Ask in one by `?lang=EN` in the address of the request.",
  values: languages,
});

type Resource = SystemStatus['info']['resources'][number];
type LinkedResource = Resource & { readonly safeUrl: string };

/** Links whose address is not safe to open are left out whole: a name that leads nowhere helps nobody. */
const linked = (resources: readonly Resource[]): LinkedResource[] =>
  resources.flatMap((resource) => {
    const url = safeUrl(resource.url);
    return url === null ? [] : [{ ...resource, safeUrl: url }];
  });

const SiteResource = builder.objectRef<LinkedResource>('SiteResource').implement({
  description: 'A link that the operator keeps up to date, such as a chat channel or the download of the app.',
  ...everybody,
  fields: (t) => ({
    type: t.exposeString('resourceType', {
      description:
        'What it is for: `FACEBOOK`, `INSTAGRAM`, `TELEGRAM`, `WHATSAPP`, `Android`, `MOBILECONFIG`, `AFFILIATELINK`, `USDJUMP`, `SpeedTest`, or a word unknown here, to be ignored.',
    }),
    url: t.expose('safeUrl', { type: 'SafeUrl', description: 'Where it leads; opens outside the site unless it is a path.' }),
    qrCodeUrl: t.field({
      type: 'SafeUrl',
      nullable: true,
      description: 'Picture of the address as a QR code; `null` where the operator has none and one may be drawn from `url`.',
      resolve: async ({ qrCodeUrl }, _args, context) => (qrCodeUrl === undefined ? null : (await pictureUrlOf(context))(qrCodeUrl)),
    }),
    label: t.exposeString('labelNameEn', {
      nullable: true,
      description: 'English words to show with the link; `null` where `type` says enough.',
    }),
  }),
});

/** Empty: each field asks for what it needs, all of them side by side. */
export const Site = builder.objectRef<object>('Site').implement({
  description: 'The brand as a whole: its name, its currency, what it offers. Changes rarely.',
  ...everybody,
  fields: (t) => ({
    brandName: t.string({
      description: "To be shown as the site's own name.",
      resolve: async (_site, _args, context) => (await brandOf(context)).brandName,
    }),
    merchantCode: t.string({
      description: "The operator's code for the brand; no secret, and no proof of anything.",
      resolve: async (_site, _args, context) => (await brandOf(context)).merchantCode,
    }),
    currency: t.string({
      description: 'Code of the one currency that stakes and balances are in; see `Money`.',
      resolve: async (_site, _args, context) => (await brandOf(context)).currency,
    }),
    currencySymbol: t.string({
      description: 'Sign of that currency, such as `₫`.',
      resolve: async (_site, _args, context) => (await brandOf(context)).currencySymbol,
    }),
    languages: t.field({
      type: [Language],
      description: 'What the language picker offers, best first; never empty. No picker is shown for a single one.',
      resolve: async (_site, _args, context) => (await brandOf(context)).languages,
    }),
    features: t.stringList({
      description:
        'White-label flags that are on, such as `MOBILENUMREG3` or `FREEPLAY3`. A flag that is not listed is off; unknown ones are to be ignored. `switches` has them by name.',
      resolve: async (_site, _args, context) => (await brandOf(context)).modules,
    }),
    timeZone: t.string({
      description:
        'IANA name of the zone whose days and hours the house means, such as `Asia/Ho_Chi_Minh`; `UTC` where the operator names none.',
      resolve: async (_site, _args, context) => (await brandOf(context)).timeZone,
    }),
    minimumAge: t.int({
      description:
        'Years under which nobody plays here, as the footer says. What is confirmed at registration is `RegistrationForm.minimumAge`.',
      resolve: async (_site, _args, context) => (await brandOf(context)).ages.play,
    }),
    registrationAge: t.int({
      description: 'Years from which an account may be opened; to play one must have reached `minimumAge`.',
      resolve: async (_site, _args, context) => (await brandOf(context)).ages.registration,
    }),
    loginRequired: t.boolean({
      description: 'True where guests see nothing but log-in, registration, help centre and download.',
      resolve: async (_site, _args, context) => (await brandOf(context)).loginRequired,
    }),
    resources: t.field({
      type: [SiteResource],
      description: 'Links of the operator, in its order; those whose address is not safe to open are left out.',
      resolve: async (_site, _args, context) => linked((await systemStatusOf(context)).info.resources),
    }),
  }),
});

builder.queryField('site', (t) =>
  t.field({
    type: Site,
    description:
      'The brand that this site belongs to. `GET /wps/system/status`. The one field without which no screen makes sense, and so never null.',
    ...publicWhenClosed,
    resolve: () => ({}),
  }),
);
