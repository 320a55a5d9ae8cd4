import type { AnswerOf } from '#contract/call.ts';
import type { registerSettings } from '#contract/system/site.ts';
import type { BrandColours } from '#contract/system/brandColours.ts';
import type { BrandLook } from '#contract/system/brandLook.ts';
import type { Language } from './http/handler.ts';
import type { TextByLanguage } from './text/textIn.ts';

type FieldRule = AnswerOf<typeof registerSettings>['fields'][string];

/** Who may come in, by where they are. */
export interface BrandAccess {
  /** Closed for everybody. */
  readonly maintenance: boolean;
  /** Guests see nothing but the ways in; left out, they may look around. */
  readonly loginRequired?: boolean;
  /** ISO 3166 codes of countries that are not served. */
  readonly deniedCountries: readonly string[];
  /** Which network lies in which country, as `203.0.113.0/24`; the first that holds the address counts. */
  readonly networks: readonly { readonly network: string; readonly country: string }[];
}

/** At what pace slots are played. */
export interface SlotPace {
  /** Milliseconds from the start of one paid round of a member to the start of the next, over all games and pages. */
  readonly shortestRound: number;
  /** Whether the reels may be stopped, and free games passed over, before they are shown. */
  readonly canStopEarly: boolean;
}

/** How money leaves. Amounts are decimal strings of the brand's currency. */
export interface WithdrawalSettings {
  readonly minAmount: string;
  readonly maxAmount: string;
  /** How many a member may ask for on one business day; those that came to nothing do not count. */
  readonly dailyCount: number;
  /** What the house keeps of each: an amount, and so many per cent, as decimal strings. */
  readonly feeFixed: string;
  readonly feePercent: string;
  /** The largest that nobody has to look at, where nothing else speaks against it. */
  readonly automaticUpTo: string;
  /** Minutes after which one that was paid out counts as received. */
  readonly receiptMinutes: number;
  /** Hours that a payout account bound after the first one rests. */
  readonly coolingHours: number;
  /** How many payout accounts a member may have. */
  readonly maxAccounts: number;
}

/** How members send each other money, along the direct edge between upline and downline. Amounts are decimal strings of the brand's currency. */
export interface MemberTransferSettings {
  readonly isOpen: boolean;
  /** Bounds of one transfer. */
  readonly minAmount: string;
  readonly maxAmount: string;
  /** How much a member may send on one business day. */
  readonly dailyAmount: string;
}

/** `instant` is play money, credited at once; `transfer` is sent from an account of the member's own, by QR or by copying; `redirect` is paid on the provider's page. */
export type DepositMethodKind = 'instant' | 'transfer' | 'redirect';

/** One way to pay in; `depositTexts` names it. Amounts are decimal strings of the brand's currency. */
export interface DepositMethod {
  readonly methodId: string;
  readonly kind: DepositMethodKind;
  readonly minAmount: string;
  readonly maxAmount: string;
  /** Suggested amounts, smallest first. */
  readonly presets: readonly string[];
  /** Paid beside the amount, which is credited whole: a fixed part, and a share of it in percent. */
  readonly fee: { readonly fixed: string; readonly percent: string };
  /** Minutes until it is usually credited; 0 for at once. */
  readonly expectedMinutes: number;
  /** Minutes after which it expires unpaid. */
  readonly payWithinMinutes: number;
}

/** Who the operator is to its players: what its folder says. */
export interface BrandValues {
  readonly merchantCode: string;
  readonly name: string;
  readonly currency: string;
  readonly currencySymbol: string;
  /** IANA name of the zone whose midnight ends a business day, and whose times recurring jobs keep. */
  readonly timeZone: string;
  /** What the site is offered in, best first: the first is read by whoever has chosen none. */
  readonly languages: readonly Language[];
  /** White-label module flags that are on. */
  readonly modules: readonly string[];
  /** Play money given to a new account, as a decimal string; nothing while its promotion, where there is one, does not run. */
  readonly registrationBonus: string;
  /** Accounts that may be given it from one network within 24 hours before the desk is told; nothing is withheld. */
  readonly giftsFromAddress: number;
  /** Passwords expire: whoever logs in by an expired one is asked for another, and forced to where PWDEXPFORCECHANGE3 is on. */
  readonly passwordExpiry: boolean;
  /** Days after which a password expires; with 0 only those that are marked as expired. */
  readonly passwordLifetime: number;
  /** Changes to the registration form's usual rules, by field. */
  readonly registrationRules: Readonly<Record<string, Partial<FieldRule>>>;
  /** Who sends the codes for registering: the platform itself, or the third-party phone service. */
  readonly phoneVerification: 'sms' | 'service';
  /**
   * Proof of work before registering and before every SMS, with `atLogin` before every login by name as well; up to `maxNumber` hashes, half of them on average.
   * A telephone tries some 60,000 a second in its browser.
   */
  readonly challenge: { readonly required: boolean; readonly atLogin?: boolean; readonly maxNumber: number };
  /** Countries whose numbers are taken, by their two letters; the first is the brand's own. */
  readonly countries: readonly string[];
  /** Codes to register with beside those of agents. */
  readonly affiliateCodes: readonly string[];
  /** Codes that whoever registers at the site's own domain without one registers by. */
  readonly domainCodes?: { readonly affiliateCode?: string; readonly referralCode?: string };
  /** Funds of a trial account, as a decimal string in `trialCurrency`, which is worth nothing anywhere else. */
  readonly trialFunds: string;
  readonly trialCurrency: string;
  readonly slots: SlotPace;
  /** Codes of vendors that keep a wallet of their own for each member; with none, everything is played from one balance. What lies with one that is named no more can be brought back as ever. */
  readonly vendorWallets: readonly string[];
  readonly withdrawals: WithdrawalSettings;
  readonly memberTransfers: MemberTransferSettings;
  /** Ways to pay in, in the order to offer them. */
  readonly depositMethods: readonly DepositMethod[];
  /** Letter box of the house: what visitors write to customer service goes there. */
  readonly serviceMail: string;
  /** In years: what whoever registers confirms to have reached, and under which nobody plays, as the footer says. */
  readonly ages: { readonly registration: number; readonly play: number };
  /** What the site is, in a sentence for search engines and for links that are passed on. */
  readonly description: TextByLanguage;
  readonly colours: BrandColours;
  readonly look: BrandLook;
  /** Paths of the pictures that a member may choose from. */
  readonly avatars: readonly string[];
}

/** A brand at work: where it is reached, and by whom. */
export interface Brand extends BrandValues {
  readonly access: BrandAccess;
  /** Where visitors reach customer service; left out, on the platform's own page. */
  readonly contactUrl?: string | undefined;
  /** Origin of the site; the only one that may frame a game. */
  readonly siteOrigin: string;
  /** Origins under which this platform is reached for pictures and games. */
  readonly origins: readonly string[];
}
