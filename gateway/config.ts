import { resolve } from 'node:path';
import { z } from 'zod';
import { gatewayKeyOf } from './contract/gatewayKeyOf.ts';
import { isGuessableKey } from './contract/isGuessableKey.ts';
import { isLoopback } from './contract/isLoopback.ts';
import { isOnTrial } from './contract/isOnTrial.ts';
import { isPlainHttp } from './contract/isPlainHttp.ts';
import { keyRead, list, trustedProxies } from './contract/settingShapes.ts';
import { type SessionKey, sessionKeyOf } from './sessionKeys.ts';

const whole = (least: number, most: number) =>
  z.coerce
    .number(`must be a whole number from ${least} to ${most}`)
    .int(`must be a whole number from ${least} to ${most}`)
    .min(least, `must be at least ${least}`)
    .max(most, `must be at most ${most}`);
const port = (fallback: number, least = 1) => whole(least, 65_535).default(fallback);

const origin = z.string().transform((text, context) => {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url && /^https?:$/.test(url.protocol) && (text === url.origin || text === `${url.origin}/`)) return url.origin;
  context.addIssue({ code: 'custom', message: 'must be an origin such as https://play.example, without a path' });
  return z.NEVER;
});

const listOf = <Item extends z.ZodType<unknown, string>>(item: Item) => z.string().transform(list).pipe(z.array(item));

const sessionKey = keyRead((text): SessionKey => {
  const key = sessionKeyOf(text);
  if (isGuessableKey(key.bytes)) throw new Error('must be drawn at random, such as by `openssl rand -base64 32`');
  return key;
});

const settings = z.object({
  NODE_ENV: z
    .enum(['development', 'production', 'test'])
    .default('development')
    .describe('production answers persisted operations only, hides GraphiQL and has no outbox; anything else is for this machine alone'),
  HOST: z.string().default('127.0.0.1').describe('address that the site is served on; beyond this machine in production alone'),
  PORT: port(3000).describe('port that the site is served on'),
  SITE_ORIGIN: origin.optional().describe('origin that people see the site under; http://localhost:PORT if left out'),
  EXTRA_ORIGINS: listOf(origin).default([]).describe('further origins that may send requests, comma separated'),
  UPSTREAM_URL: origin.optional().describe("origin of the operator's servers; if left out, the embedded platform is started"),
  GATEWAY_KEY: listOf(keyRead(gatewayKeyOf))
    .optional()
    .describe(
      'keys that the operator may know this gateway by, comma separated; the first is sent; if left out, GATEWAY_KEY_FILE counts, and without both the embedded platform gets one of its own at every start',
    ),
  GATEWAY_KEY_FILE: z.string().min(1).optional().describe('file with such keys, one a line; read again within a second of a change'),
  BRAND: z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/, 'must be the name of a folder in platform/seed/brands')
    .default('sampan')
    .describe('brand of the embedded platform: a folder in platform/seed/brands'),
  MERCHANT: z
    .string()
    .min(1)
    .optional()
    .describe("brand, in the operator's words; that of the embedded platform if left out, with UPSTREAM_URL it is BRAND in capitals"),
  ASSET_ORIGINS: listOf(origin)
    .optional()
    .describe(
      'origins that pictures and games may come from, comma separated; UPSTREAM_URL if left out, PLATFORM_ORIGINS with the embedded platform',
    ),
  SERVICE_ORIGINS: listOf(origin)
    .default([])
    .describe('origins beside ASSET_ORIGINS that customer service may be opened at, comma separated'),
  TRUSTED_PROXIES: trustedProxies
    .default(0)
    .describe(
      'proxies in front of the site whose X-Forwarded-For is believed: their addresses and networks, comma separated, or how many there are',
    ),
  PLATFORM_HOST: z
    .string()
    .default('127.0.0.1')
    .describe('address that the embedded platform listens on; beyond this machine in production alone'),
  PLATFORM_PORT: port(3001).describe('port of the embedded platform'),
  PLATFORM_ORIGINS: listOf(origin)
    .optional()
    .describe(
      'origins that browsers reach the embedded platform under, comma separated; where it listens on this machine if left out, which a site for everybody cannot be',
    ),
  DATA_DIR: z
    .string()
    .min(1)
    .optional()
    .describe('folder for what must survive a restart; data if left out, data/BRAND for another brand than sampan'),
  DATABASE_URL: z.string().min(1).optional().describe('PostgreSQL for the embedded platform; SQLite in DATA_DIR if left out'),
  REDIS_URL: z
    .url({ protocol: /^rediss?$/, error: 'must be an address such as redis://host:6379' })
    .optional()
    .describe("Redis by which several gateways of a brand hand each other the operator's events; left out, each hears the operator alone"),
  SESSION_KEYS: listOf(sessionKey)
    .optional()
    .describe(
      'keys that seal the session cookies, comma separated: 32 random bytes each in base64, the newest first; required in production',
    ),
  TRIAL_CLOCK_FILE: z
    .string()
    .min(1)
    .optional()
    .describe(
      'file with the milliseconds that the clock runs ahead, to try out what happens later; never in production, or for a site beyond this machine',
    ),
  METRICS_PORT: port(9464, 0).describe('loopback port of the Prometheus metrics; 0 turns them off'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).optional().describe('info in production, else warn'),
});

type Environment = Readonly<Record<string, string | undefined>>;
type Settings = z.output<typeof settings>;

export interface Config extends Omit<
  Settings,
  'SITE_ORIGIN' | 'DATA_DIR' | 'ASSET_ORIGINS' | 'PLATFORM_ORIGINS' | 'LOG_LEVEL' | 'SESSION_KEYS'
> {
  readonly SITE_ORIGIN: string;
  readonly DATA_DIR: string;
  readonly ASSET_ORIGINS: readonly string[];
  readonly PLATFORM_ORIGINS: readonly string[];
  readonly LOG_LEVEL: NonNullable<Settings['LOG_LEVEL']>;
  readonly SESSION_KEYS: readonly SessionKey[];
  /** Other names of this machine for the default site, by `Host`. */
  readonly aliasHosts: readonly string[];
}

/** The settings cannot be used. `problems` names each setting and what is wrong with it, never its value. */
export class ConfigError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}

/** The addresses to listen on that others can reach. */
const foreignHosts = ({ HOST, PLATFORM_HOST, UPSTREAM_URL }: Environment): readonly string[] => {
  const hosts = { HOST, ...(UPSTREAM_URL === undefined ? { PLATFORM_HOST } : {}) };
  return Object.entries(hosts).flatMap(([name, host]) => (host === undefined || isLoopback(host) ? [] : [name]));
};

/** What browsers send to these addresses. */
const readOnTheWay = {
  SITE_ORIGIN: 'sessions',
  EXTRA_ORIGINS: 'sessions',
  ASSET_ORIGINS: 'launches of games',
  PLATFORM_ORIGINS: 'launches of games',
  SERVICE_ORIGINS: 'tickets of customer service',
} as const satisfies Partial<Record<keyof Settings, string>>;

type Origins = Pick<Settings, 'ASSET_ORIGINS' | 'PLATFORM_HOST' | 'PLATFORM_ORIGINS' | 'PLATFORM_PORT' | 'UPSTREAM_URL'>;

/** One name, so that a page opens connections to one host; and not the site's own, whose cookies browsers would send to every port of it. */
function platformOriginsOf({ PLATFORM_HOST: host, PLATFORM_ORIGINS: origins, PLATFORM_PORT: ownPort }: Origins): readonly string[] {
  const own = host !== 'localhost' && isLoopback(host) ? host : '127.0.0.1';
  return origins ?? [`http://${own.replace(/^::1$/, '[$&]')}:${ownPort}`];
}

const assetOriginsOf = (data: Origins): readonly string[] =>
  data.ASSET_ORIGINS ?? (data.UPSTREAM_URL === undefined ? platformOriginsOf(data) : [data.UPSTREAM_URL]);

/** The setting that would send everybody's browser to the machine it runs on for pictures and games, and hand to whatever listens there what opens a game. */
function homeboundSetting(data: Settings): 'ASSET_ORIGINS' | 'PLATFORM_ORIGINS' | undefined {
  const isHere = (address: string): boolean => isLoopback(new URL(address).hostname);
  if (data.NODE_ENV !== 'production' || data.SITE_ORIGIN === undefined || isHere(data.SITE_ORIGIN)) return undefined;
  if (data.UPSTREAM_URL === undefined && platformOriginsOf(data).every(isHere)) return 'PLATFORM_ORIGINS';
  return assetOriginsOf(data).every(isHere) ? 'ASSET_ORIGINS' : undefined;
}

/** Reads the settings from an environment; empty ones count as left out. Throws `ConfigError`. */
export function readConfig(environment: Environment): Config {
  const given: Environment = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = settings.safeParse(given);
  const problems = parsed.success ? [] : parsed.error.issues.map((issue) => `${String(issue.path[0])}: ${issue.message}`);
  for (const name of ['SESSION_KEYS', 'GATEWAY_KEY'] as const)
    if (parsed.data?.[name]?.length === 0) problems.push(`${name}: names no key`);
  for (const name of ['ASSET_ORIGINS', 'PLATFORM_ORIGINS'] as const)
    if (parsed.data?.[name]?.length === 0) problems.push(`${name}: names no origin`);
  if (given['NODE_ENV'] === 'production' && !given['SESSION_KEYS'])
    problems.push(
      'SESSION_KEYS: is required in production: 32 random bytes in base64 (`openssl rand -base64 32`), one or more, comma separated',
    );
  if (parsed.data?.NODE_ENV === 'production') {
    // Left out, pictures and games come from the operator's own address.
    const used = { ...parsed.data, ASSET_ORIGINS: parsed.data.ASSET_ORIGINS ?? parsed.data.UPSTREAM_URL };
    for (const [name, what] of Object.entries(readOnTheWay))
      if ([used[name as keyof typeof readOnTheWay] ?? []].flat().some(isPlainHttp))
        problems.push(`${name}: must be https beyond this machine, or ${what} could be read on their way`);
  }
  const homebound = parsed.success ? homeboundSetting(parsed.data) : undefined;
  if (homebound !== undefined)
    problems.push(
      `${homebound}: is required in production for a site beyond this machine, or browsers would look for pictures and games on the machine they run on`,
    );
  if (given['TRIAL_CLOCK_FILE'] !== undefined && !isOnTrial(given))
    problems.push('TRIAL_CLOCK_FILE: moves every term and limit, so it cannot be set in production, or for a site beyond this machine');
  if (given['GATEWAY_KEY'] !== undefined && given['GATEWAY_KEY_FILE'] !== undefined)
    problems.push('GATEWAY_KEY and GATEWAY_KEY_FILE: one of them will do');
  if (given['NODE_ENV'] !== 'production')
    problems.push(...foreignHosts(given).map((name) => `${name}: is beyond this machine, which needs NODE_ENV=production`));
  if (!parsed.success || problems.length > 0) throw new ConfigError([...new Set(problems)]);
  const { data } = parsed;
  return {
    ...data,
    DATA_DIR: resolve(data.DATA_DIR ?? (data.BRAND === 'sampan' ? 'data' : `data/${data.BRAND}`)),
    SITE_ORIGIN: data.SITE_ORIGIN ?? `http://localhost:${data.PORT}`,
    ASSET_ORIGINS: assetOriginsOf(data),
    PLATFORM_ORIGINS: platformOriginsOf(data),
    LOG_LEVEL: data.LOG_LEVEL ?? (data.NODE_ENV === 'production' ? 'info' : 'warn'),
    SESSION_KEYS: data.SESSION_KEYS ?? [],
    aliasHosts: data.SITE_ORIGIN === undefined ? [`127.0.0.1:${data.PORT}`, `[::1]:${data.PORT}`] : [],
  };
}
