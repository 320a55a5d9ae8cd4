import { z } from 'zod';

const origin = z.url().transform((text) => new URL(text).origin);
const list = (text: string): string[] => text.split(',').map((part) => part.trim()).filter((part) => part !== '');
const empty = (value: unknown): unknown => (value === '' ? undefined : value);
const optional = <Shape extends z.ZodType>(shape: Shape) => z.preprocess(empty, shape.optional());

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
  /** Whether `/outbox` is served: `on` or `off`. It shows personal data, so it is on for this machine alone when left out. */
  OUTBOX: optional(z.enum(['on', 'off'])),
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
  readonly outbox: boolean;
}

/** A setting that cannot be read; the message names each and what it should be, never its value. */
export class ConfigError extends Error {}

/** Reads the environment once. Throws `ConfigError`. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): PlatformConfig {
  const read = settings.safeParse(environment);
  if (!read.success) {
    throw new ConfigError(read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; '));
  }
  const { PLATFORM_PORT: port, HOST: host, OUTBOX: outbox } = read.data;
  return {
    port,
    host,
    dataDir: read.data.DATA_DIR,
    databaseUrl: read.data.DATABASE_URL,
    siteOrigin: read.data.SITE_ORIGIN,
    origins: read.data.PLATFORM_ORIGINS,
    gateways: new Set(read.data.GATEWAY_ADDRESSES),
    outbox: outbox === undefined ? loopback.has(host) : outbox === 'on',
  };
}
