import { z } from 'zod';
import { call } from '../call.ts';
import { brandColours } from './brandColours.ts';
import { brandLook } from './brandLook.ts';
import { fieldRule } from './fieldRule.ts';
import { promoBar } from './promoBar.ts';
import { resource } from './resource.ts';
import { currency, dialingCode, imagePath, language, nothing } from '../sharedSchemas.ts';

const appIcon = z.object({
  path: imagePath,
  /** Pixels of its side. */
  size: z.number().int().positive(),
  /** Fills its square, and loses nothing where a phone cuts its own shape out of the middle. */
  maskable: z.boolean(),
});

const screenshot = z.object({
  path: imagePath,
  /** In pixels. */
  width: z.number().int().positive(),
  height: z.number().int().positive(),
});

/**
 * State of the whole brand: features, hosts and links. Asked by every screen, so kept; `location` and
 * `regionRestriction` are for `visitorStatus`, which is asked for one visitor. Answered when the site is closed.
 */
export const systemStatus = call({
  method: 'GET',
  path: '/wps/system/status',
  access: 'always',
  kind: 'read',
  group: 'content',
  shared: { fresh: 15_000, stale: 300_000 },
  payload: nothing,
  answer: z.object({
    info: z.object({
      whitelabel: z.object({
        /** As the header `merchant` has it. */
        merchantCode: z.string(),
        brandName: z.string(),
        currency,
        currencySymbol: z.string(),
        /** Module flags that are on: as `whitelabel` answers them, which is what the site goes by. */
        modules: z.array(z.string()),
        /** Best first: the first is read by whoever has chosen none. */
        languages: z.array(language).min(1),
        loginRequired: z.boolean(),
        /** In years: what whoever registers confirms to have reached, and under which nobody plays. */
        ages: z
          .object({ registration: z.number().int().positive(), play: z.number().int().positive() })
          .default({ registration: 18, play: 21 }),
        /** IANA name of the zone whose days and hours the operator means, such as `Asia/Ho_Chi_Minh`. */
        timeZone: z.string().max(64).default('UTC'),
        /** What the site is, in one sentence in the language of the request. */
        description: z.string().max(300).optional(),
        /** Left out, the site has quiet colours of its own. */
        colours: brandColours.optional(),
        /** Left out, corners are soft and headings plain. */
        look: brandLook.optional(),
        /** The sign that stands beside the name, on light and on dark. */
        mark: imagePath.optional(),
      }),
      resources: z.array(resource),
      /** Left out where the operator has nothing to say there. */
      promoBar: promoBar.optional(),
      customerService: z.object({
        /** Whether `servicePaths` has an address to talk at. */
        enabled: z.boolean(),
      }),
      analytics: z.object({ gtagId: z.string().optional() }),
      /**
       * Origins that serve the same images; one is picked per session. Only those that the gateway's `ASSET_ORIGINS` names are used, and those that
       * answer its `HEAD /` with less than 500.
       */
      imageCDNs: z.array(z.url()).min(1),
      /** Origins that serve launched games; one is picked per session, as of `imageCDNs`. */
      launchGameCDNs: z.array(z.url()).min(1),
      /** The same sign, drawn for sixteen pixels. */
      favicon: imagePath.optional(),
      /** The same sign as PNG squares, for the home screens of phones. */
      appIcons: z.array(appIcon).optional(),
      /** What the site looks like, for whoever is about to install it. */
      screenshots: z.array(screenshot).optional(),
      /** A PNG picture of 1200 x 630 without words: it stands beside the page's title wherever its address is passed on. */
      sharePicture: imagePath.optional(),
    }),
    location: z.object({ ip: z.string(), country: z.string() }).optional(),
    maintenance: z.boolean(),
    regionRestriction: z.boolean(),
  }),
});

/**
 * Whether this visitor may come in: `maintenance` makes status 1, else `regionRestriction` makes 2, else 0.
 * Answered when the site is closed. While it is not answered at all, the site is open: what may not be done is for the operator to refuse.
 */
export const visitorStatus = call({
  method: 'GET',
  path: '/wps/system/permission',
  access: 'always',
  kind: 'read',
  perVisitor: true,
  group: 'content',
  specified: false,
  payload: z.object({
    /** Host that the site is visited by. */
    url: z.string().max(255),
  }),
  answer: z.object({
    info: z.object({
      analytics: z.object({ gtagId: z.string().optional() }),
      /** As of `systemStatus`: guests are shown nothing but the ways in. */
      loginRequired: z.boolean().default(false),
    }),
    location: z.object({ ip: z.string(), /** ISO 3166 code; empty where it is not known. */ country: z.string() }),
    maintenance: z.boolean(),
    regionRestriction: z.boolean(),
  }),
});

/**
 * Module flags of the brand, and what goes with them. Answered when the site is closed. Whatever is not on is not offered by the site, and no
 * other word means anything to it:
 * - `USERNAMEREG3`, `MOBILENUMREG3`: accounts are made by name (`register`), by number (`mobileRegister`);
 * - `MOBILENUMPASSREG3`: those by number have a password, too; `REGMOBVERF3`: their number is proven by a code (`registerSmsCode`);
 * - `DIRECTREG3`: the header offers registration, without an invitation;
 * - `MOBILEVERCODELOGIN3`, `CHNGPASSVERIF3`: a code by SMS logs in, or sets a forgotten password (`loginSmsCode`);
 * - `FREEPLAY3`, and `freePlay`: trial accounts (`freePlayLogin`);
 * - `PWDEXPFORCECHANGE3`: an expired password has to be changed, where `passwordExpiry`;
 * - `CBS3`: members talk to each other (`chatUrl`).
 */
export const whitelabel = call({
  method: 'GET',
  path: '/wps/system/whitelabel',
  access: 'always',
  kind: 'read',
  group: 'content',
  shared: { fresh: 15_000, stale: 300_000 },
  payload: nothing,
  answer: z.object({
    merchantCode: z.string(),
    modules: z.array(z.string()),
    /** Passwords expire. */
    passwordExpiry: z.boolean(),
    freePlay: z.boolean(),
    /** The buttons of `socialProviders` are shown. */
    socialSignIn: z.boolean(),
  }),
});

/** Addresses under which the same site is reached; each page measures how fast they are. Answered when the site is closed. */
export const domainRoutes = call({
  method: 'GET',
  path: '/wps/system/domainRoute',
  access: 'always',
  kind: 'read',
  group: 'content',
  shared: { fresh: 60_000, stale: 600_000 },
  payload: nothing,
  answer: z.object({
    routers: z.array(
      z.object({
        domain: z.url(),
        /** Codes that whoever registers there without one registers by. */
        affiliateCode: z.string().max(64).optional(),
        referralCode: z.string().max(64).optional(),
      }),
    ),
  }),
});

/** Countries whose mobile numbers the brand takes, the brand's own first. */
export const countryCodes = call({
  method: 'GET',
  path: '/wps/system/countryCodes',
  access: 'beforeLogIn',
  kind: 'read',
  group: 'content',
  shared: { fresh: 60_000, stale: 600_000 },
  specified: false,
  payload: nothing,
  answer: z.object({
    /** Country whose code a picker starts with. */
    current: z.string(),
    countries: z.array(
      z.object({
        /** ISO 3166, two letters. */
        countryCode: z.string(),
        countryDialingCode: dialingCode,
        /** In the language of the request. */
        countryName: z.string(),
      }),
    ),
  }),
});

/**
 * Which registration fields are shown, which are required, and what each accepts. Registering by mobile
 * number leaves `username` out, always asks for `mobileNum`, and for the passwords where MOBILENUMPASSREG3 is on.
 */
export const registerSettings = call({
  method: 'GET',
  path: '/wps/system/setting/register',
  access: 'beforeLogIn',
  kind: 'read',
  group: 'content',
  shared: { fresh: 60_000, stale: 600_000 },
  payload: nothing,
  answer: z.object({
    /**
     * By the name that the field has in the payload of `register`: `username`, `password`, `confirmPassword`, `payeeName`, `email`, `mobileNum`,
     * `verificationCode`, `captcha` and so on; what makes the account is shown first, the rest in this order. Other names are not shown, and what is left out is not asked for.
     */
    fields: z.record(z.string(), fieldRule),
    /** `register` and `mobileRegister` are refused without the solution of a challenge; so are the calls that send SMS. */
    challenge: z.boolean().default(false),
    /** How a number is verified before registering: not at all, by a code of `registerSmsCode`, or by the phone service. */
    phoneVerification: z.enum(['none', 'sms', 'service']).default('none'),
    /** Whether the dialling-code picker is shown; without it numbers are of the brand's country. */
    dialingCodes: z.boolean().default(false),
    /** Money credited to a new account, as an amount is written, and shown before registering; `0` where there is none. */
    bonusAmount: z.string(),
  }),
});

/**
 * The public keys that payloads sent as `application/jose` are sealed for, as a JSON Web Key Set. The first that is of type `EC` or `OKP`, with
 * `use` and `alg` left out or `enc` and `ECDH-ES`, is sealed for, and named by its `kid`: put the newest first. An answer is kept for up to a quarter of an
 * hour, so an old key has to open as long after it is gone from here; `seal_refused` has the keys asked for anew at once, and the call made once more.
 */
export const encryptionKeys = call({
  method: 'GET',
  path: '/wps/system/encryptionKeys',
  access: 'always',
  kind: 'read',
  group: 'auth',
  shared: { fresh: 300_000, stale: 600_000 },
  specified: false,
  payload: nothing,
  answer: z.object({ keys: z.array(z.record(z.string(), z.unknown())).min(1) }),
});

export const systemCalls = { systemStatus, visitorStatus, whitelabel, domainRoutes, countryCodes, registerSettings, encryptionKeys };
