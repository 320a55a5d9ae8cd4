import { z } from 'zod';
import { call } from '../call.ts';
import { currency, imagePath, language, nothing } from '../words.ts';

const resource = z.object({
  resourceType: z.string(),
  url: z.string(),
  qrCodeUrl: z.string().optional(),
  labelNameEn: z.string().optional(),
});

/** State of the whole brand: features, hosts and links. Asked by every screen, so kept. */
export const systemStatus = call({
  method: 'GET',
  path: '/wps/system/status',
  token: false,
  kind: 'read',
  group: 'content',
  shared: { fresh: 15_000, stale: 300_000 },
  payload: nothing,
  answer: z.object({
    info: z.object({
      whitelabel: z.object({
        merchantCode: z.string(),
        brandName: z.string(),
        currency,
        currencySymbol: z.string(),
        /** Module flags that are on, such as MOBILENUMREG3 or FREEPLAY3. */
        modules: z.array(z.string()),
        languages: z.array(language).min(1),
        loginRequired: z.boolean(),
      }),
      resources: z.array(resource),
      customerService: z.object({ enabled: z.boolean() }),
      analytics: z.object({ gtagId: z.string().optional() }),
      /** Origins that serve the same images; one is picked per session. */
      imageCDNs: z.array(z.url()).min(1),
      /** Origins that serve launched games; one is picked per session. */
      launchGameCDNs: z.array(z.url()).min(1),
      favicon: imagePath.optional(),
    }),
    location: z.object({ ip: z.string(), country: z.string() }).optional(),
    maintenance: z.boolean(),
    regionRestriction: z.boolean(),
  }),
});

const fieldRule = z.object({
  enabled: z.boolean(),
  required: z.boolean(),
  /** Regular expression source; `*` accepts everything. */
  acceptedPattern: z.string().max(200),
  /** Key of the message shown when the pattern is not met. */
  patternId: z.string(),
  minLength: z.number().int().nonnegative(),
  maxLength: z.number().int().positive(),
});

/** Which registration fields are shown, which are required, and what each accepts. */
export const registerSettings = call({
  method: 'GET',
  path: '/wps/system/setting/register',
  token: false,
  kind: 'read',
  group: 'content',
  shared: { fresh: 60_000, stale: 600_000 },
  payload: nothing,
  answer: z.object({
    fields: z.record(z.string(), fieldRule),
    /** Play money credited to a new account, and shown before registering. */
    bonusAmount: z.string(),
  }),
});

/** The public key that payloads of calls marked `encrypt` are sealed for, as a JSON Web Key Set. */
export const encryptionKeys = call({
  method: 'GET',
  path: '/wps/system/encryptionKeys',
  token: false,
  kind: 'read',
  group: 'auth',
  shared: { fresh: 300_000, stale: 600_000 },
  specified: false,
  payload: nothing,
  answer: z.object({ keys: z.array(z.record(z.string(), z.unknown())).min(1) }),
});
