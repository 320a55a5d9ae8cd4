import { announcementType } from '#contract/content/announcement.ts';
import { bannerGroupNames, pictureFocuses } from '#contract/content/banner.ts';
import { brandColours } from '#contract/system/brandColours.ts';
import { brandLook } from '#contract/system/brandLook.ts';
import { currency, language } from '#contract/sharedSchemas.ts';
import { promotionCategory } from '#contract/loyalty/promotion.ts';
import { registerSettings } from '#contract/system/site.ts';
import { z } from 'zod';
import { drawnFocus, longestBannerWords } from '../../content/banner/banner.ts';
import { longestPromoBar } from '../../content/promoBar/promoBar.ts';
import { artStyles, type ArtStyleName } from '../art/artStyle.ts';
import { scenes, type SceneName } from '../art/banner/scenes.ts';
import { symbolNames, type SymbolName } from '../../play/family/symbolNames.ts';
import { countries } from '../../core/countries.ts';
import { parseAmount } from '../../core/ledger/amount.ts';
import { feeOf } from '../../money/withdrawal/withdrawalRules.ts';

const amount = z.string().refine((text) => {
  try {
    return parseAmount(text) >= 0n;
  } catch {
    return false;
  }
}, 'must be an amount such as "1000"');
function isTimeZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

const byLanguage = <Value extends z.ZodType>(value: Value) => z.partialRecord(language, value);
const countryCodes = new Set(countries.map(({ code }) => code));

const words = z.strictObject({
  title: z.string().min(1).max(longestBannerWords.title),
  line: z.string().min(1).max(longestBannerWords.line),
});
const promotionWords = z.strictObject({
  title: z.string().min(1).max(80),
  summary: z.string().min(1).max(200),
  eligibility: z.string().min(1).max(200),
  turnover: z.string().min(1).max(200),
  terms: z.string().min(1).max(4_000),
});
const announcementWords = z.strictObject({ title: z.string().min(1).max(80), content: z.string().min(1).max(2_000) });

const depositMethod = z
  .strictObject({
    /** Worded in `platform/money/deposit/texts`. */
    methodId: z.string().regex(/^[a-z][a-z-]{1,31}$/),
    kind: z.enum(['instant', 'transfer', 'redirect']),
    minAmount: amount,
    maxAmount: amount,
    presets: z.array(amount),
    fee: z.strictObject({ fixed: amount, percent: amount }),
    expectedMinutes: z.int().min(0).max(10_080),
    payWithinMinutes: z.int().min(1).max(10_080),
  })
  .refine(
    ({ minAmount, maxAmount, presets }) =>
      [...presets, maxAmount].every((each) => parseAmount(each) >= parseAmount(minAmount) && parseAmount(each) <= parseAmount(maxAmount)),
    'presets must lie within the bounds',
  );

const isOrdered = (...amounts: readonly string[]): boolean =>
  amounts.every((each, index) => index === 0 || parseAmount(amounts[index - 1] ?? '0') <= parseAmount(each));

const withdrawals = z
  .strictObject({
    minAmount: amount,
    maxAmount: amount,
    dailyCount: z.int().positive(),
    feeFixed: amount,
    feePercent: amount,
    automaticUpTo: amount,
    receiptMinutes: z.int().positive(),
    coolingHours: z.int().min(0),
    maxAccounts: z.int().positive(),
  })
  .refine(({ minAmount, maxAmount }) => isOrdered(minAmount, maxAmount), 'minAmount must not be above maxAmount')
  // What is left of the least one is the least that is left: of more, the same share and a smaller part of what is fixed.
  .refine(
    (terms) => feeOf(parseAmount(terms.minAmount), terms) < parseAmount(terms.minAmount),
    'the fee must leave something of minAmount',
  );

const memberTransfers = z
  .strictObject({ isOpen: z.boolean(), minAmount: amount, maxAmount: amount, dailyAmount: amount })
  .refine(
    ({ minAmount, maxAmount, dailyAmount }) => isOrdered(minAmount, maxAmount, dailyAmount),
    'minAmount must not be above maxAmount, nor that above dailyAmount',
  );

/** `brand.json`: who the brand is. `platform/core/brand.ts` says what each value means. */
export const brandFile = z.strictObject({
  merchantCode: z.string().regex(/^[A-Z][A-Z0-9]{2,15}$/, 'must be three to sixteen capital letters and digits'),
  name: z.string().min(1).max(24),
  currency,
  currencySymbol: z.string().min(1).max(6),
  timeZone: z.string().refine(isTimeZone, 'must be the IANA name of a time zone'),
  languages: z.array(language).min(1),
  modules: z.array(z.string().regex(/^[A-Z0-9]+$/)),
  registrationBonus: amount,
  giftsFromAddress: z.int().positive(),
  registrationRules: z.record(z.string(), registerSettings.answer.shape.fields.valueType).default({}),
  passwordExpiry: z.boolean(),
  passwordLifetime: z.int().min(0),
  phoneVerification: z.enum(['sms', 'service']),
  challenge: z.strictObject({ required: z.boolean(), atLogin: z.boolean().default(false), maxNumber: z.int().positive() }),
  countries: z.array(z.string().refine((code) => countryCodes.has(code), 'must be a country that the platform knows')).min(1),
  affiliateCodes: z.array(z.string().regex(/^[A-Za-z0-9]{4,20}$/)),
  trialFunds: amount,
  trialCurrency: currency,
  slots: z.strictObject({ shortestRound: z.int().min(0), canStopEarly: z.boolean() }),
  withdrawals,
  memberTransfers,
  depositMethods: z
    .array(depositMethod)
    .refine((all) => new Set(all.map(({ methodId }) => methodId)).size === all.length, 'names a method twice'),
  serviceMail: z.email(),
  ages: z.strictObject({ registration: z.int().min(18), play: z.int().min(18) }),
  description: byLanguage(z.string().min(1).max(200)),
  avatars: z.array(z.enum(symbolNames as readonly [SymbolName, ...SymbolName[]])).min(1),
  vendors: z.array(z.strictObject({ code: z.string(), hot: z.boolean().default(false), inHouse: z.boolean().default(false) })).min(1),
  /** Codes of those of `vendors` that keep a wallet of their own for each member. */
  vendorWallets: z.array(z.string()).default([]),
  featured: z.array(z.string()),
  look: brandLook.default({ corners: 'SOFT', headings: 'PLAIN' }),
  /** By what light its pictures are drawn. */
  art: z.enum(Object.keys(artStyles) as [ArtStyleName, ...ArtStyleName[]]).default('EVENING'),
});

/** `colours.json`: both themes whole. */
export const coloursFile = brandColours;

/** `banners.json`, in the order they are shown. */
export const bannersFile = z.array(
  z.strictObject({
    id: z.string().regex(/^[a-z0-9-]{1,40}$/),
    /** The operator's name of the screen it stands on. */
    group: z.enum(bannerGroupNames),
    scene: z.enum(Object.keys(scenes) as [SceneName, ...SceneName[]]),
    focus: z.enum(pictureFocuses).default(drawnFocus.focus),
    tallFocus: z.enum(pictureFocuses).default(drawnFocus.tallFocus),
    words: byLanguage(words),
    /** Path in the site that a click leads to; without one the banner is a picture only. */
    link: z.string().startsWith('/').optional(),
  }),
);

/** `promotions.json`, in the order they are shown. */
export const promotionsFile = z.array(
  z.strictObject({
    id: z.string().regex(/^[a-z0-9-]{1,40}$/),
    category: promotionCategory,
    /** What its picture shows. */
    scene: z.enum(Object.keys(scenes) as [SceneName, ...SceneName[]]),
    /** What will come is `announced`. */
    state: z.enum(['announced', 'open']),
    given: z.enum(['registration']).optional(),
    words: byLanguage(promotionWords),
  }),
);

/** `announcements.json`, in any order. */
export const announcementsFile = z.array(
  z.strictObject({
    id: z.string().regex(/^[a-z0-9-]{1,40}$/),
    /** For players (`PL`), opening of itself (`PU`), of a promotion (`PR`), of the house (`H`). */
    type: announcementType,
    /** Hours before the store is begun that it was published. */
    hoursAgo: z.number().min(0).max(8_760),
    /** `content` is HTML. */
    words: byLanguage(announcementWords),
    /** Path in the site that it leads on to. */
    link: z.string().startsWith('/').optional(),
  }),
);

/** An address, or a path of the site. */
const linkUrl = z.union([z.url({ protocol: /^https?$/ }), z.string().regex(/^\/(?!\/)/)]);

/** `resources.json`, in the order they are answered: links that the operator keeps up to date. */
export const resourcesFile = z
  .array(z.strictObject({ type: z.string().regex(/^\w{1,32}$/), url: linkUrl, label: z.string().min(1).max(60).optional() }))
  .refine((rows) => new Set(rows.map(({ type }) => type)).size === rows.length, 'has two of one type');

/** `promoBar.json`: the line at the edge of the page; of several the first is shown. */
export const promoBarFile = z.array(
  z.strictObject({ id: z.string().regex(/^[a-z0-9-]{1,40}$/), url: linkUrl, words: byLanguage(z.string().min(1).max(longestPromoBar)) }),
);

/** `mark.svg` and `favicon.svg`: a drawing without scripts, small enough to be sent with every first page. */
export const markFile = z
  .string()
  .max(4_096)
  .transform((text) => text.trim())
  .refine(
    (text) => /^<svg [^>]*viewBox=/.test(text) && !/<script|<image|<foreignObject|\son\w+=|href=/i.test(text),
    'must be a plain drawing',
  );
