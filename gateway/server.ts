import type { IncomingMessage, ServerResponse } from 'node:http';
import type { GraphQLSchema } from 'graphql';
import { createYoga, type Plugin } from 'graphql-yoga';
import { type Clock, steadyClock, systemClock } from './clock.ts';
import type { Operations } from './execution/operations.ts';
import { createGraphiqlPage } from './graphiql/graphiqlPage.ts';
import { createClientAddressOf } from './http/access/clientAddress.ts';
import { createContextOf } from './http/graphql/contextOf.ts';
import { createFetchHandler, type FetchHandler } from './http/fetchHandler.ts';
import { createRouter } from './http/router.ts';
import { createGraphqlHandler } from './http/graphql/graphqlHandler.ts';
import { createHealth } from './http/health/health.ts';
import { createOwnOrigin } from './http/access/ownOrigin.ts';
import { createResponseCache } from './http/cache/responseCache.ts';
import { createRememberedLogins } from './http/session/rememberedLogins.ts';
import { createExecute } from './http/graphql/execute.ts';
import { createSecurityHeaders } from './http/securityHeaders.ts';
import { createSiteBrands } from './http/page/siteBrands.ts';
import { createPictureUploads } from './http/uploads/pictureUploads.ts';
import { createStaticFiles } from './http/files/staticFiles.ts';
import { createViewerOperations } from './http/graphql/viewerOperations.ts';
import { createSiteAccessLookup } from './http/access/siteAccess.ts';
import { createLive } from './live/live.ts';
import type { EventTargetOfMembers } from './live/sharedEvents.ts';
import { type Log, silentLog } from './log.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import { createCompiledExecution } from './plugins/compiledExecution.ts';
import { useDocumentLimits } from './plugins/documentLimits.ts';
import { useGuardedRequest } from './plugins/guardedRequest.ts';
import { createErrorMasking } from './plugins/errorMasking.ts';
import { usePersistedDocuments } from './plugins/persistedDocuments.ts';
import type { ServerContext } from './plugins/ServerContext.ts';
import { type Random, systemRandom } from './random.ts';
import { createSessions } from './session.ts';
import type { SessionKeys } from './sessionKeys.ts';
import { createSessionSeal } from './sessionSeal.ts';
import { createSiteCookies } from './siteCookies.ts';
import { createSiteServer } from './siteServer.ts';
import { warmUp } from './warmUp.ts';
import { createUpstreamClient, type UpstreamClient } from './upstream/client.ts';
import type { OpenStream } from './upstream/transport/openStream.ts';
import type { Send } from './upstream/transport/send.ts';

/** What a gateway is made of; `main.ts` makes it from the settings, a test from what it wants to see. */
export interface GatewayParts {
  readonly schema: GraphQLSchema;
  /** The operations that may be asked for by id; see `createOperations`. */
  readonly operations: Operations;
  /** Carries requests to the operator; a test hands in one that answers by itself. */
  readonly send: Send;
  /** Opens the operator's event stream; left out, live fields ask now and then. */
  readonly openStream?: OpenStream;
  /** Hands the operator's events to other gateways; left out, each hears them alone. */
  readonly sharedEvents?: EventTargetOfMembers | undefined;
  readonly upstreamOrigin: string;
  readonly merchant: string;
  /** Key that the operator knows this gateway by. */
  readonly gatewayKey?: (() => string) | undefined;
  /** Origins that pictures and launched games may come from. */
  readonly assetOrigins: readonly string[];
  /** Further origins that customer service may be opened at. */
  readonly serviceOrigins?: readonly string[];
  /** Asks a picture or game host whether it is up; left out, none is probed. */
  readonly probe?: (origin: string) => Promise<boolean>;
  readonly sessionKeys: SessionKeys;
  /** Origin under which people see the site; its scheme decides about secure cookies and HSTS. */
  readonly siteOrigin: string;
  /** Further origins that may send requests, such as a development server's. */
  readonly extraOrigins?: readonly string[];
  /** Other `Host`s of this machine; whoever navigates to one is sent to `siteOrigin`. */
  readonly aliasHosts?: readonly string[];
  /** Proxies in front whose word about the visitor's address is taken; none if left out. */
  readonly trustedProxies?: Parameters<typeof createClientAddressOf>[0];
  /** Folder of the built web app; left out, the gateway serves no pages. */
  readonly webFolder?: string;
  /** Answers free documents and shows GraphiQL with examples from this folder; left out in production. */
  readonly examplesFolder?: string;
  /** What GraphiQL's pane of headers begins with; left out, it says that none are needed. */
  readonly graphiqlHeaders?: Readonly<Record<string, string>>;
  /** More of Yoga's plugins, such as one for tracing: they see every operation that is executed, in production, too. */
  readonly plugins?: readonly Plugin[];
  readonly clock?: Clock;
  readonly random?: Random;
  readonly log?: Log;
  readonly metrics?: Metrics;
}

export interface Gateway {
  /** Answers one request; hand it to any `node:http` server, best to one of `createSiteServer`. */
  handle(request: IncomingMessage, response: ServerResponse): void;
  /**
   * Answers one `Request` through the very same handler: at first use it listens on a loopback port of
   * the system's choice, and every request goes over a real connection. Headers are sent as given and
   * no others, so a write needs its `Origin`.
   */
  readonly fetch: FetchHandler['fetch'];
  readonly upstream: UpstreamClient;
  /** Does what takes longer the first time, before somebody waits for it; see `warmUp`. Never rejects. */
  warmUp(): Promise<void>;
  /** Makes readiness say no and ends streams, while requests are still answered. */
  drain(): void;
  /** Closes what `fetch` opened, and the plugins. */
  close(): Promise<void>;
}

/** Puts the gateway together. It listens nowhere by itself. */
export function createGateway(parts: GatewayParts): Gateway {
  const { schema, assetOrigins, siteOrigin, extraOrigins = [], random = systemRandom, log = silentLog() } = parts;
  const wallClock = parts.clock ?? systemClock;
  const clock = steadyClock(wallClock);
  const operator = { origin: parts.upstreamOrigin, merchant: parts.merchant, gatewayKey: parts.gatewayKey };
  const metrics = parts.metrics ?? createMetrics({ ofProcess: false });
  const https = siteOrigin.startsWith('https:');
  const ownOrigins = new Set([siteOrigin, ...extraOrigins]);
  const headers = createSecurityHeaders({ https, assetOrigins, siteOrigins: extraOrigins.length > 0 ? [...ownOrigins] : [] });
  const upstream = createUpstreamClient({
    ...operator,
    send: parts.send,
    assetOrigins,
    serviceOrigins: parts.serviceOrigins,
    clock,
    wallClock,
    random,
    log,
    metrics: metrics.upstream,
    ...(parts.probe ? { probe: parts.probe } : {}),
  });
  const live = createLive({
    ...operator,
    openStream: parts.openStream,
    sharedEvents: parts.sharedEvents,
    clock,
    random,
    log,
    metrics: metrics.live,
  });
  const brands = createSiteBrands({ client: upstream, clock });
  const usualLanguage = () => brands.offered()[0] ?? 'TY';
  const loadBrand = () => brands.load(usualLanguage());
  const siteAccess = createSiteAccessLookup({ client: upstream, clock, log, host: new URL(siteOrigin).host });
  const isFree = parts.examplesFolder !== undefined;
  const contextOf = createContextOf({ client: upstream, siteAccess, live, clock, siteOrigin, ownOrigins });
  const errorMasking = createErrorMasking(log, random, isFree ? schema : undefined);
  const compiledExecution = createCompiledExecution(schema, log, clock);
  const yoga = createYoga<ServerContext>({
    schema,
    context: ({ call }) => contextOf(call),
    plugins: [
      useGuardedRequest(),
      usePersistedDocuments(isFree),
      useDocumentLimits(),
      compiledExecution.plugin,
      errorMasking.plugin,
      ...(parts.plugins ?? []),
    ],
    maskedErrors: { maskError: (error) => errorMasking.maskError(error) },
    // The guard stands before it: no reflected origins, no forms, no pages, no batches, and bodies are counted already.
    cors: false,
    multipart: false,
    graphiql: false,
    landingPage: false,
    batching: false,
    maxRequestBodySize: false,
    parserAndValidationCache: false,
    logging: false,
  });
  const execute = createExecute({ yoga, siteOrigin, plugins: parts.plugins ?? [], maskError: errorMasking.maskError });
  const sessionSeal = createSessionSeal(parts.sessionKeys, wallClock);
  const clientAddressOf = createClientAddressOf(parts.trustedProxies ?? 0);
  const sessions = createSessions(sessionSeal, createSiteCookies(https), random);
  const ownOrigin = createOwnOrigin(ownOrigins);
  const graphql = createGraphqlHandler({
    schema,
    operations: parts.operations,
    execute,
    free: isFree,
    responseCache: createResponseCache({ clock, log, headers: headers.data }),
    viewerOperations: createViewerOperations({
      sessions,
      rememberedLogins: createRememberedLogins(log),
      siteAccess,
      contextOf,
      execute,
      clientAddressOf,
      random,
      headers: headers.data,
    }),
    siteAccess,
    usualLanguage,
    ownOrigin,
    siteOrigin,
    random,
    log,
    clientAddressOf,
  });
  const uploads = createPictureUploads({
    sessions,
    siteAccess,
    contextOf,
    ownOrigin,
    clientAddressOf,
    random,
    headers: headers.data,
  });
  const health = createHealth(upstream, headers.data);
  const router = createRouter({
    graphql,
    uploads,
    files: createStaticFiles({
      folder: parts.webFolder,
      headers,
      random,
      siteOrigin,
      assetOrigins,
      firstAnswerOf: graphql.firstAnswer,
      brands,
      watch: isFree,
    }),
    health,
    metrics,
    log,
    clock,
    random,
    offered: brands.offered,
    headers: headers.data,
    free: isFree,
    graphiql:
      parts.examplesFolder === undefined
        ? undefined
        : createGraphiqlPage({ ...parts, examples: parts.examplesFolder, headers: headers.tool }),
    siteOrigin,
    aliasHosts: new Set(parts.aliasHosts),
  });
  const fetchHandler = createFetchHandler(() => createSiteServer(router.handle));
  return {
    handle: router.handle,
    fetch: fetchHandler.fetch,
    upstream,
    warmUp: () => warmUp({ operations: parts.operations, prepare: compiledExecution.prepare, loadBrand, keep: graphql.keep, sessionSeal }),
    drain: () => {
      health.drain();
      live.close();
    },
    close: async () => {
      live.close();
      await Promise.all([fetchHandler.close(), yoga.dispose()]);
    },
  };
}
