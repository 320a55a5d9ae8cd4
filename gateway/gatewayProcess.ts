import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { RequestListener, Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import { systemClock } from './clock.ts';
import { trialClock } from './contract/trialClock.ts';
import type { Config } from './config.ts';
import { type EmbeddedPlatform, startEmbeddedPlatform } from './embeddedPlatform.ts';
import { createOperations, createReloadingOperations, readPersisted } from './execution/operations.ts';
import { createMetricsServer } from './http/health/metricsServer.ts';
import { createStartingHandler } from './http/page/startingHandler.ts';
import { connectRedisEvents, type RedisEvents } from './live/sharedEvents.ts';
import type { Log } from './log.ts';
import { createMetrics } from './metrics.ts';
import { ownKey } from './ownKey.ts';
import { createSchema } from './schema/schema.ts';
import { createGateway, type Gateway } from './server.ts';
import { behindProxyLimits, createSiteServer, siteServerLimits } from './siteServer.ts';
import { developmentSessionKeys, type SessionKeys } from './sessionKeys.ts';
import { createServerStop } from './createServerStop.ts';
import { createOpenStream } from './upstream/transport/openStream.ts';
import { checkOperator } from './upstream/checkOperator.ts';
import type { UpstreamClient } from './upstream/client.ts';
import { textOf } from './upstream/answers/misfit.ts';
import { createSend } from './upstream/transport/send.ts';

const drainTime = 10_000;
/** Milliseconds that the first visitors may be kept waiting so that none of them is slow. */
const longestWarmUp = 2_000;
const pathOf = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));

/** Ends a start that cannot succeed: one line for each problem, no stack. */
export class StartFailure extends Error {}

async function listen(server: Server, setting: string, port: number, host: string): Promise<void> {
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    throw new StartFailure(
      code === 'EADDRINUSE'
        ? `${setting} ${port} is taken on ${host}: stop what uses it, or set ${setting} to another port`
        : `${setting} ${port} on ${host} cannot be used: ${code}`,
    );
  }
}

function sessionKeysOf(config: Config): SessionKeys {
  const [first, ...rest] = config.SESSION_KEYS;
  if (first) return [first, ...rest];
  try {
    return developmentSessionKeys(config.DATA_DIR);
  } catch (error) {
    throw new StartFailure(
      `DATA_DIR ${config.DATA_DIR} cannot be written: ${error instanceof Error && 'code' in error ? String(error.code) : 'unknown'}`,
    );
  }
}

function gatewayKeyIn(config: Config, log: Log): ReturnType<typeof ownKey> {
  try {
    return ownKey(config, { clock: systemClock, log });
  } catch (error) {
    throw new StartFailure(`GATEWAY_KEY_FILE cannot be read: ${error instanceof Error ? error.message : 'unknown'}`);
  }
}

/** A gateway with its ports, and with a platform of its own where it is given no operator. */
export interface GatewayProcess {
  /** Resolves once visitors are answered, with what a person is told then. Throws `StartFailure`; what had been begun is ended by `end`. */
  start(): Promise<string>;
  /** Says no to readiness, waits for `notice` milliseconds, answers what is under way, and ends all that was started. Once, however often it is asked for. */
  end(notice: number): Promise<void>;
}

export interface GatewayProcessParts {
  readonly config: Config;
  /** What the platform is started with. */
  readonly environment: NodeJS.ProcessEnv;
  readonly log: Log;
}

export function createGatewayProcess({ config, environment, log }: GatewayProcessParts): GatewayProcess {
  const isProduction = config.NODE_ENV === 'production';
  const metrics = createMetrics({ ofProcess: true });
  const { send, close: closeSend } = createSend();
  const { openStream, close: closeOpenStream } = createOpenStream();
  let redis: RedisEvents | undefined;
  let gateway: Gateway | undefined;
  let platform: EmbeddedPlatform | undefined;
  const tellStarting = createStartingHandler(pathOf('../dist/web'), { https: config.SITE_ORIGIN.startsWith('https:') });
  const answer: RequestListener = (request, response) => {
    if (gateway) gateway.handle(request, response);
    else tellStarting(request, response);
  };
  const site = createSiteServer(answer, config.TRUSTED_PROXIES === 0 ? siteServerLimits : behindProxyLimits);
  const metricsServer = createMetricsServer(metrics);
  const [stopSite, stopMetrics] = [createServerStop(site), createServerStop(metricsServer)];

  let ended: Promise<void> | undefined;
  const endWith = async (notice: number): Promise<void> => {
    gateway?.drain();
    await stopSite({ notice, time: drainTime - notice });
    await Promise.all([gateway?.close(), closeOpenStream()]);
    redis?.close();
    await Promise.all([platform?.stop(), stopMetrics({ time: 0 }), closeSend()]);
    log.flush();
  };

  const start = async (): Promise<string> => {
    // The ports first: a second start must fail before it touches the data of the first.
    await listen(site, 'PORT', config.PORT, config.HOST);
    if (config.METRICS_PORT !== 0) await listen(metricsServer, 'METRICS_PORT', config.METRICS_PORT, '127.0.0.1');
    const sessionKeys = sessionKeysOf(config);
    const given = gatewayKeyIn(config, log);
    const schema = createSchema();
    const persisted = pathOf('../web/relay/persisted.json');
    const operations = isProduction
      ? createOperations(schema, readPersisted(persisted), log)
      : createReloadingOperations(schema, persisted, log);
    if (config.UPSTREAM_URL === undefined)
      platform = await startEmbeddedPlatform(config, environment, log).catch((error: Error) =>
        Promise.reject(new StartFailure(error.message)),
      );
    if (config.REDIS_URL !== undefined) redis = await connectRedisEvents(config.REDIS_URL, log);
    const ownKeyOfPlatform = platform?.gatewayKey;
    const made = createGateway({
      ...(config.TRIAL_CLOCK_FILE === undefined ? {} : { clock: trialClock(config.TRIAL_CLOCK_FILE) }),
      schema,
      operations,
      send,
      openStream,
      sharedEvents: redis?.sharedEvents,
      upstreamOrigin: config.UPSTREAM_URL ?? (platform as EmbeddedPlatform).origin,
      merchant: config.MERCHANT ?? platform?.merchant ?? config.BRAND.toUpperCase(),
      gatewayKey: given ?? (ownKeyOfPlatform === undefined ? undefined : () => ownKeyOfPlatform),
      assetOrigins: config.ASSET_ORIGINS,
      serviceOrigins: config.SERVICE_ORIGINS,
      probe: async (origin) => (await send({ origin, method: 'HEAD', path: '/', headers: {}, timeout: 2_000 })).status < 500,
      sessionKeys,
      siteOrigin: config.SITE_ORIGIN,
      extraOrigins: config.EXTRA_ORIGINS,
      aliasHosts: config.aliasHosts,
      trustedProxies: config.TRUSTED_PROXIES,
      webFolder: pathOf('../dist/web'),
      ...(isProduction ? {} : { examplesFolder: pathOf('./schema/examples') }),
      log,
      metrics,
    });
    // An operator that does not answer is no reason not to start.
    const merchant = made.upstream.requireMerchant().catch((error: Error) => Promise.reject(new StartFailure(error.message)));
    await Promise.race([Promise.all([merchant, made.warmUp(), checkOperator(made.upstream)]), wait(longestWarmUp)]);
    gateway = made;
    return startMessage(config, platform, made.upstream);
  };
  return { start, end: (notice) => (ended ??= endWith(notice)) };
}

function startMessage(config: Config, platform: EmbeddedPlatform | undefined, upstream: UpstreamClient): string {
  const lines = [`Site      ${config.SITE_ORIGIN}`];
  if (config.NODE_ENV !== 'production') lines.push(`GraphiQL  ${config.SITE_ORIGIN}/graphql`);
  if (platform?.outbox) lines.push(`Outbox    ${config.PLATFORM_ORIGINS[0]}/outbox`);
  if (platform?.desk)
    lines.push(`Desk      ${config.PLATFORM_ORIGINS[0]}${platform.desk}   (npm run operator:add -- --name NAME makes who may enter)`);
  const problem = upstream.problem();
  if (problem !== undefined) lines.push(`Operator  is not ready: ${problem}`);
  for (const [call, [first]] of upstream.misfits())
    lines.push(`Operator  ${call} does not fit the contract${first ? `: ${textOf(first)}` : ''}`);
  lines.push(platform ? 'Ctrl-C stops both' : 'Ctrl-C stops it');
  return `${lines.join('\n')}\n`;
}
