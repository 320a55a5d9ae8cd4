import { gatewayKeyOf } from '#contract/gatewayKeyOf.ts';
import { isOnTrial } from '#contract/isOnTrial.ts';
import type { TrustedProxies } from '#contract/forwardedAddress.ts';
import { keyRead, list, trustedProxies } from '#contract/settingShapes.ts';
import { z } from 'zod';
import { gameVendorSettings } from './providers/vendor/gameVendorSettings.ts';
import { mailFrom, openIdProviders, smtpUrl } from './providers/providerSettings.ts';
import type { ProviderConfig } from './providers/realProviders.ts';
import { settingConflicts } from './settingConflicts.ts';
import {
  address,
  anyPort,
  country,
  endpoint,
  unsetWhenEmpty,
  listOf,
  network,
  optional,
  origin,
  postgresUrl,
  webUrl,
} from './settingShapes.ts';
import type { BrandAccess } from './core/brand.ts';
import { secretKeyOf, type SecretKey } from './core/secrets/secretKeys.ts';

type Environment = Readonly<Record<string, string | undefined>>;

const settings = (environment: Environment) =>
  z.object({
    /** `production` is for everybody; anything else is for this machine alone, and has what is for trying out. */
    NODE_ENV: unsetWhenEmpty(z.enum(['development', 'production', 'test']).default('development')),
    /** The brand it is: a folder in `platform/seed/brands/`. */
    BRAND: unsetWhenEmpty(z.string().default('sampan')),
    /** Port the platform listens on; 0 picks a free one. */
    PLATFORM_PORT: unsetWhenEmpty(anyPort.default(3001)),
    /** Address it listens on; beyond this machine in production alone, and with a `GATEWAY_KEY`. */
    HOST: unsetWhenEmpty(z.string().default('127.0.0.1')),
    /** Folder of the embedded store; made when it is missing. Left out, `data`, or `data/BRAND` for another brand than sampan. With `DATABASE_URL` it holds `secret.key` alone, and nothing where `SECRET_KEY` or `SECRET_KEY_FILE` is set. */
    DATA_DIR: optional(z.string()),
    /** PostgreSQL to use instead of the embedded store, as `postgres://user:password@host:port/name`. */
    DATABASE_URL: optional(postgresUrl),
    /** Origin of the site, the only one that may frame a game; links in mails lead there. Needed in production. */
    SITE_ORIGIN: unsetWhenEmpty(origin.default('http://localhost:3000')),
    /** Origins under which browsers reach this platform for pictures and games, separated by commas. */
    PLATFORM_ORIGINS: optional(z.string().transform(list).pipe(z.array(origin).min(1))),
    /** Addresses of gateways whose `x-client-address` is believed, with their key where they have one, separated by commas; those of this machine when left out. */
    GATEWAY_ADDRESSES: unsetWhenEmpty(z.string().default('127.0.0.1,::1').transform(list).pipe(z.array(address).min(1))),
    /** Proxies between browsers and this platform whose `X-Forwarded-For` is believed: how many, or their addresses and networks, separated by commas. */
    TRUSTED_PROXIES: unsetWhenEmpty(trustedProxies.default(0)),
    /**
     * Keys that gateways may send with every call as `x-gateway-key`, separated by commas: more than one while they are changed. Left out,
     * `GATEWAY_KEY_FILE` counts; without both, whoever reaches the platform may call.
     */
    GATEWAY_KEY: optional(listOf(gatewayKeyOf)),
    /** File with such keys, one a line; read again within a second of a change. */
    GATEWAY_KEY_FILE: optional(z.string()),
    /**
     * Whether the stand-ins are there, `on` or `off`: `/outbox`, which shows what would be sent, and providers to sign in through as anybody.
     * Left out, they are for a site of this machine, and never in production.
     */
    OUTBOX: optional(z.enum(['on', 'off'])),
    /** File with the milliseconds that the clock runs ahead, to try out what happens later. A start error in production, and for a site beyond this machine. */
    TRIAL_CLOCK_FILE: optional(z.string()),
    /**
     * What `npm run operator:add` proves itself by when it makes somebody who may sit at the desk (`/operator`). Left out, a site of this machine
     * has one of its own in `DATA_DIR/operator.key`, and in production there is neither desk nor live chat: visitors leave messages by a form.
     */
    OPERATOR_KEY: optional(keyRead(gatewayKeyOf)),
    /** Where people of the operator answer visitors, opened in a window of its own; left out, on the platform's own pages. */
    CONTACT_URL: optional(webUrl),
    /** `on` closes the site for maintenance. */
    MAINTENANCE: unsetWhenEmpty(z.enum(['on', 'off']).default('off')),
    /** `on` shows guests nothing but the ways in; wants `GATEWAY_KEY`, for gateways ask for pages in nobody's name. */
    LOGIN_REQUIRED: unsetWhenEmpty(z.enum(['on', 'off']).default('off')),
    /** Countries that are not served, by their two letters, separated by commas. A game call that names no address is judged by that of its login. */
    DENIED_COUNTRIES: unsetWhenEmpty(z.string().default('').transform(list).pipe(z.array(country))),
    /** Which network lies in which country, as `203.0.113.0/24=VN`, separated by commas; the first that holds an address counts. */
    ADDRESS_COUNTRIES: unsetWhenEmpty(z.string().default('').transform(list).pipe(z.array(network))),
    /**
     * Keys that personal data is sealed with, separated by commas, the newest first: 32 random bytes in base64 each. The first seals, all
     * of them open. Left out, `SECRET_KEY_FILE` counts. Platforms on one database need the same ones.
     */
    SECRET_KEY: optional(listOf(secretKeyOf)),
    /** File with such keys, one a line, the newest first; read again within a second of a change. Left out, `DATA_DIR/secret.key`, made with one key where it is missing. */
    SECRET_KEY_FILE: optional(z.string()),
    /** Keys that backups of the embedded store are sealed with, as `SECRET_KEY`; left out, those of `BACKUP_KEY_FILE`. The platform itself needs neither. */
    BACKUP_KEY: optional(listOf(secretKeyOf)),
    /** File with such keys, one a line, the newest first; not in `DATA_DIR`, and not beside the backups. */
    BACKUP_KEY_FILE: optional(z.string()),
    /** Address of an HTTP gateway for text messages; left out, they go to the outbox page; where that is off, nothing that needs them is offered. */
    SMS_GATEWAY_URL: optional(endpoint(environment)),
    /** Its key. */
    SMS_GATEWAY_KEY: optional(z.string().min(1).max(500)),
    /**
     * Mail server, as `smtps://user:password@host:port` or `smtp://…`, which is turned to TLS before anything is said, but on
     * this machine; left out, mail goes to the outbox page, and nowhere where that is off.
     */
    SMTP_URL: optional(smtpUrl),
    /** In whose name mail goes, as `Sampan <no-reply@sampan.example>`. */
    MAIL_FROM: optional(mailFrom),
    /** Address of a phone service that proves numbers by codes of its own; left out, the platform plays it. `platform/providers/httpPhoneService.ts` says what it is asked. */
    PHONE_SERVICE_URL: optional(endpoint(environment)),
    /** Its key. */
    PHONE_SERVICE_KEY: optional(z.string().min(1).max(500)),
    /**
     * Address of a payment provider that members pay in through; left out, the platform plays it where there are stand-ins, and elsewhere play money alone
     * is paid in. `platform/providers/payment/httpPayment.ts` says what it is asked. It tells what happens at `/payments/callback` of this platform.
     */
    PAYMENT_PROVIDER_URL: optional(endpoint(environment)),
    /** What both sides sign by; never sent. */
    PAYMENT_PROVIDER_KEY: optional(z.string().min(32).max(500)),
    /**
     * Vendors whose games run at addresses of their own, as JSON: `[{"code": "CPH", "url": "https://…", "key": "…", "takesTrials": false}]`; the key,
     * of 32 characters or more, may stand in `GAME_VENDOR_CPH_KEY` instead. `docs/seamlessWallet.md` says what both sides call. Games of a vendor
     * that is not named are not offered; beside the outbox page the platform plays it.
     */
    GAME_VENDORS: optional(gameVendorSettings(environment)),
    /** `on` lets the addresses above be `http://` beyond this machine: codes and keys can then be read on the way. */
    PLAIN_HTTP_PROVIDERS: unsetWhenEmpty(z.enum(['on', 'off']).default('off')),
    /**
     * OpenID Connect providers to sign in through, in the order of their buttons, as JSON:
     * `[{"id": "lantern", "name": "Lantern ID", "issuer": "https://…", "clientId": "…", "clientSecret": "…"}]`; the secret may stand in
     * `OIDC_LANTERN_SECRET` instead. Each sends browsers back to `/login/social/<id>` of the site. Left out, those of the demonstration stand beside the outbox page.
     */
    OIDC_PROVIDERS: optional(openIdProviders(environment)),
  });

/** What is of use only as a whole; half of it was refused before. */
const together = <First, Second, Whole>(
  first: First | undefined,
  second: Second | undefined,
  whole: (first: First, second: Second) => Whole,
): Whole | undefined => (first === undefined || second === undefined ? undefined : whole(first, second));

export interface PlatformConfig extends ProviderConfig {
  readonly isProduction: boolean;
  /** Name of the brand's folder. */
  readonly brand: string;
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly siteOrigin: string;
  /** Left out, browsers reach it where it listens. */
  readonly origins: readonly string[] | undefined;
  readonly gateways: ReadonlySet<string>;
  readonly trustedProxies: TrustedProxies;
  /** Undefined where there is a file of them, or whoever comes may call. */
  readonly gatewayKeys: readonly string[] | undefined;
  readonly gatewayKeyFile: string | undefined;
  readonly contactUrl: string | undefined;
  /** Undefined where none is given: with the stand-ins there is one of its own, else no desk. */
  readonly operatorKey: string | undefined;
  /** Says how far the clock runs ahead; undefined where it is the machine's. */
  readonly trialClockFile: string | undefined;
  readonly access: BrandAccess;
  readonly secretKeys: readonly SecretKey[] | undefined;
  readonly secretKeyFile: string | undefined;
  /** For `npm run backup` and `npm run restore` alone. */
  readonly backupKeys: readonly SecretKey[] | undefined;
  readonly backupKeyFile: string | undefined;
}

/** Settings that cannot be used; the message names each and what it should be, never its value. */
export class ConfigError extends Error {}

/** Reads the environment once. Throws `ConfigError`. */
export function readConfig(environment: Environment): PlatformConfig {
  const read = settings(environment).safeParse(environment);
  const problems = [
    ...(read.error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`),
    ...settingConflicts(environment),
  ];
  if (!read.success || problems.length > 0) throw new ConfigError(problems.join('; '));
  return {
    isProduction: read.data.NODE_ENV === 'production',
    port: read.data.PLATFORM_PORT,
    host: read.data.HOST,
    dataDir: read.data.DATA_DIR ?? (read.data.BRAND === 'sampan' ? './data' : `./data/${read.data.BRAND}`),
    databaseUrl: read.data.DATABASE_URL,
    siteOrigin: read.data.SITE_ORIGIN,
    origins: read.data.PLATFORM_ORIGINS,
    brand: read.data.BRAND,
    contactUrl: read.data.CONTACT_URL,
    operatorKey: read.data.OPERATOR_KEY,
    trialClockFile: read.data.TRIAL_CLOCK_FILE,
    gateways: new Set(read.data.GATEWAY_ADDRESSES),
    trustedProxies: read.data.TRUSTED_PROXIES,
    gatewayKeys: read.data.GATEWAY_KEY,
    gatewayKeyFile: read.data.GATEWAY_KEY_FILE,
    outbox: read.data.OUTBOX !== 'off' && isOnTrial(environment),
    access: {
      maintenance: read.data.MAINTENANCE === 'on',
      loginRequired: read.data.LOGIN_REQUIRED === 'on',
      deniedCountries: read.data.DENIED_COUNTRIES,
      networks: read.data.ADDRESS_COUNTRIES,
    },
    secretKeys: read.data.SECRET_KEY,
    secretKeyFile: read.data.SECRET_KEY_FILE,
    backupKeys: read.data.BACKUP_KEY,
    backupKeyFile: read.data.BACKUP_KEY_FILE,
    smsGateway: together(read.data.SMS_GATEWAY_URL, read.data.SMS_GATEWAY_KEY, (url, key) => ({
      url,
      key,
    })),
    smtp: together(read.data.SMTP_URL, read.data.MAIL_FROM, (server, from) => ({ ...server, from })),
    phoneService: together(read.data.PHONE_SERVICE_URL, read.data.PHONE_SERVICE_KEY, (url, key) => ({ url, key })),
    payment: together(read.data.PAYMENT_PROVIDER_URL, read.data.PAYMENT_PROVIDER_KEY, (url, key) => ({ url, key })),
    identityProviders: read.data.OIDC_PROVIDERS ?? [],
    gameVendors: read.data.GAME_VENDORS ?? [],
  };
}
