import { isIP } from 'node:net';
import { z } from 'zod';
import type { SmsGateway } from './providers/httpSms.ts';
import type { BrandAccess } from './seed/brand.ts';

const origin = z.url().transform((text) => new URL(text).origin);
const list = (text: string): string[] => text.split(',').map((part) => part.trim()).filter((part) => part !== '');
const empty = (value: unknown): unknown => (value === '' ? undefined : value);
const optional = <Shape extends z.ZodType>(shape: Shape) => z.preprocess(empty, shape.optional());

/** An address of either family with a prefix that it has room for. */
function isNetwork(range: string): boolean {
  const [address = '', prefix] = range.split('/');
  return isIP(address) !== 0 && Number(prefix) <= (isIP(address) === 4 ? 32 : 128);
}

const network = z
  .string()
  .regex(/^[0-9a-fA-F.:]+\/\d{1,3}=[A-Z]{2}$/, 'must be a network and a country, as 203.0.113.0/24=VN')
  .transform((text) => ({ network: text.slice(0, -3), country: text.slice(-2) }))
  .refine(({ network: range }) => isNetwork(range), 'must be a network and a country, as 203.0.113.0/24=VN');

const settings = z.object({
  /** Port the platform listens on; 0 picks a free one. */
  PLATFORM_PORT: z.preprocess(empty, z.coerce.number().int().min(0).max(65_535).default(3001)),
  /** Address it listens on. The calls trust whoever reaches them: never a public one. */
  HOST: z.preprocess(empty, z.string().default('127.0.0.1')),
  /** Folder of the embedded store; made when it is missing. Not used with `DATABASE_URL`. */
  DATA_DIR: z.preprocess(empty, z.string().default('./data')),
  /** PostgreSQL to use instead of the embedded store, as `postgres://user:password@host:port/name`. */
  DATABASE_URL: optional(z.url({ protocol: /^postgres(ql)?$/ })),
  /** Origin of the site, the only one that may frame a game. */
  SITE_ORIGIN: z.preprocess(empty, origin.default('http://localhost:3000')),
  /** Origins under which browsers reach this platform for pictures and games, separated by commas. */
  PLATFORM_ORIGINS: optional(z.string().transform(list).pipe(z.array(origin).min(1))),
  /** Addresses of gateways whose `x-client-address` is believed, separated by commas; those of this machine when left out. */
  GATEWAY_ADDRESSES: z.preprocess(empty, z.string().default('127.0.0.1,::1,::ffff:127.0.0.1').transform(list)),
  /** Key that gateways send with every call as `x-gateway-key`; left out, whoever reaches the platform may call. */
  GATEWAY_KEY: optional(z.string().min(32).max(200)),
  /** Whether `/outbox` is served: `on` or `off`. It shows personal data, so it is on for this machine alone when left out. */
  OUTBOX: optional(z.enum(['on', 'off'])),
  /** `on` closes the site for maintenance. */
  MAINTENANCE: z.preprocess(empty, z.enum(['on', 'off']).default('off')),
  /** Countries that are not served, by their two letters, separated by commas. */
  DENIED_COUNTRIES: z.preprocess(empty, z.string().default('').transform(list).pipe(z.array(z.string().regex(/^[A-Z]{2}$/)))),
  /** Which network lies in which country, as `203.0.113.0/24=VN`, separated by commas; the first that holds an address counts. */
  ADDRESS_COUNTRIES: z.preprocess(empty, z.string().default('').transform(list).pipe(z.array(network))),
  /** 32 bytes in base64 that secrets of members are sealed with; left out, the key lies in the store beside them. */
  SECRET_KEY: optional(z.string().regex(/^[\w+/-]{43}=?$/).transform((text) => Buffer.from(text, 'base64'))),
  /** Address of an HTTP gateway for text messages; left out, they go to the outbox page. */
  SMS_GATEWAY_URL: optional(z.url({ protocol: /^https?$/ })),
  /** Its key. */
  SMS_GATEWAY_KEY: optional(z.string().min(1).max(500)),
});

const loopback = new Set(['127.0.0.1', '::1', 'localhost']);

export interface PlatformConfig {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly siteOrigin: string;
  /** Left out, browsers reach it where it listens. */
  readonly origins: readonly string[] | undefined;
  readonly gateways: ReadonlySet<string>;
  readonly gatewayKey: string | undefined;
  readonly outbox: boolean;
  readonly access: BrandAccess;
  readonly secretKey: Uint8Array | undefined;
  readonly smsGateway: SmsGateway | undefined;
}

/** A setting that cannot be read; the message names each and what it should be, never its value. */
export class ConfigError extends Error {}

/** Reads the environment once. Throws `ConfigError`. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): PlatformConfig {
  const read = settings.safeParse(environment);
  if (!read.success) {
    throw new ConfigError(read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; '));
  }
  const { PLATFORM_PORT: port, HOST: host, OUTBOX: outbox, SMS_GATEWAY_URL: smsUrl, SMS_GATEWAY_KEY: smsKey } = read.data;
  if ((smsUrl === undefined) !== (smsKey === undefined)) throw new ConfigError('SMS_GATEWAY_URL and SMS_GATEWAY_KEY belong together');
  return {
    port,
    host,
    dataDir: read.data.DATA_DIR,
    databaseUrl: read.data.DATABASE_URL,
    siteOrigin: read.data.SITE_ORIGIN,
    origins: read.data.PLATFORM_ORIGINS,
    gateways: new Set(read.data.GATEWAY_ADDRESSES),
    gatewayKey: read.data.GATEWAY_KEY,
    outbox: outbox === undefined ? loopback.has(host) : outbox === 'on',
    access: { maintenance: read.data.MAINTENANCE === 'on', deniedCountries: read.data.DENIED_COUNTRIES, networks: read.data.ADDRESS_COUNTRIES },
    secretKey: read.data.SECRET_KEY,
    smsGateway: smsUrl !== undefined && smsKey !== undefined ? { url: smsUrl, key: smsKey } : undefined,
  };
}
