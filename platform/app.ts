import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Call } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import type { TrustedProxies } from '#contract/forwardedAddress.ts';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { TrieRouter } from 'hono/router/trie-router';
import type { Registry } from 'prom-client';
import type { BooksWatch } from './core/books/watchBooks.ts';
import { eventRoutes } from './core/events/eventRoutes.ts';
import { eventFormatters } from './core/events/eventFormatters.ts';
import type { ChainHeadStore } from './core/books/chainHead.ts';
import { answerHeaders } from './core/http/answerHeaders.ts';
import { createRefusals } from './core/http/answers.ts';
import { languageOf } from './core/http/callContext.ts';
import { callRoutes } from './core/http/callRoutes.ts';
import type { GatewayKeys } from './core/http/gatewayKeys.ts';
import { healthRoutes } from './core/http/healthRoutes.ts';
import { isBrokenOff } from './core/http/isBrokenOff.ts';
import type { PlatformEnvironment } from './core/http/platformEnvironment.ts';
import { requestFacts } from './core/http/requestFacts.ts';
import type { JobHandler } from './core/jobs/jobHandler.ts';
import { createJobMetrics } from './core/jobs/jobMetrics.ts';
import { createJobWork, type JobWork } from './core/jobs/jobWork.ts';
import type { KeyRotation } from './core/secrets/keyRotation.ts';
import { SecretKeyMissing } from './core/secrets/secretKeys.ts';
import { createSemaphore } from './core/limits/semaphore.ts';
import { silentLog, type Log } from './core/log.ts';
import type { PlatformParts } from './core/parts.ts';
import type { RequestLoad } from './core/requestLoad.ts';
import { flagLockout } from './identity/member/memberLockout.ts';
import type { PasswordWork } from './identity/passwordHashing/passwords.ts';
import { platformTexts } from './platformTexts.ts';
import { type BrandContent, modules } from './modules.ts';
import { embeddedIdentity } from './providers/embedded/embeddedIdentity.ts';
import { embeddedMail } from './providers/embedded/embeddedMail.ts';
import { embeddedPayment } from './providers/embedded/embeddedPayment.ts';
import { embeddedPayout } from './providers/embedded/embeddedPayout.ts';
import { embeddedSms } from './providers/embedded/embeddedSms.ts';
import { embeddedStudio, studioCode } from './providers/embedded/embeddedStudio.ts';
import { embeddedVendorWallets } from './providers/embedded/embeddedVendorWallets.ts';
import type { Signals } from './core/store/postgres/listenTo.ts';
import type { GameVendors } from './providers/vendor/gameVendor.ts';
import { type Ask, httpGameVendor } from './providers/vendor/httpGameVendor.ts';
import type { IdentityProvider } from './providers/identity/identityProvider.ts';
import type { Providers } from './providers/providers.ts';

/** What this platform offers and how it is placed, beside its parts. */
export interface PlatformExtras {
  /** What the brand has to show. */
  readonly games: BrandContent;
  /** Folder of the built game pages; `dist/games` when left out. They answer 503 while they are not built. */
  readonly pagesDir?: string;
  readonly log?: Log;
  /** Where the head of the audit trail's chain is kept; left out, nowhere. */
  readonly auditHead?: ChainHeadStore | undefined;
  /** Jobs to do beside those of the modules. */
  readonly jobs?: readonly JobHandler[];
  /** False while the platform starts or stops; turns `/health/ready` to 503. */
  readonly isReady?: () => boolean;
  /** What else `/metrics` shows. */
  readonly register?: Registry;
  /** Whether `/outbox` shows what the embedded providers sent. It shows personal data: for trying out alone. */
  readonly outbox?: boolean;
  /** Deliver messages in place of the outbox page. */
  readonly providers?: Providers;
  /** Who weighs passwords; this process when left out. */
  readonly passwordWork?: PasswordWork;
  /** Told of every request while it is under way. */
  readonly load?: RequestLoad;
  /** Providers to sign in through. Where there are none and `outbox` is on, those of the demonstration. */
  readonly identityProviders?: readonly IdentityProvider[];
  /** What gateways prove themselves by, beside where they call from. */
  readonly gatewayKeys?: GatewayKeys | undefined;
  /** Addresses of gateways whose word about a visitor's address is believed. */
  readonly gateways?: ReadonlySet<string>;
  /** Whose word about it is believed between browsers and this platform; nobody's when left out. */
  readonly trustedProxies?: TrustedProxies;
  /** What the command that makes operators proves itself by; left out, there is no desk, and no chat that it would answer. */
  readonly operatorKey?: string | undefined;
  /** Calls of the store where jobs were scheduled. */
  readonly signals?: Signals | undefined;
  /** Who watches over the books; left out, nobody checks them at night. */
  readonly booksWatch?: BooksWatch;
  /** Seals anew what older keys have sealed; left out, keys never change. */
  readonly keyRotation?: KeyRotation;
  /** Ends what is answered for as long as it is listened to. */
  readonly stopping?: AbortSignal;
  /** How the vendor for trying out and the house reach each other; over the network when left out. */
  readonly ask?: Ask;
}

export interface Platform {
  /** Answers a request; `peer` is the address at the other end of its connection. */
  answer(request: Request, peer?: string): Promise<Response>;
  /** Does its jobs, once it is started. */
  readonly jobWork: JobWork;
}

/** Providers that the demonstration signs in through, in the order of their buttons. */
const embeddedProviders = [
  { id: 'lantern', name: 'Lantern ID' },
  { id: 'harbour', name: 'Harbour ID' },
];

const bodyBytes = 100 * 1024;
/** Logins under way; the last of them waits a second or two for its turn. */
const loginsAtOnce = 32;
const builtGames = fileURLToPath(new URL('../dist/games', import.meta.url));
/** As it was generated: what generates it reads the contract's sources, by what is installed for that alone. */
const description = new URL('../openapi.json', import.meta.url);

/** The whole operator. It listens nowhere, and does no job by itself; `parts.db` stays its caller's to close. Throws for a brand whose flags shut members out. */
export function createPlatform(parts: PlatformParts, extras: PlatformExtras): Platform {
  const {
    games,
    pagesDir = builtGames,
    log = silentLog,
    isReady = () => true,
    outbox = false,
    identityProviders = [],
    operatorKey,
    stopping = new AbortController().signal,
    ask = fetch,
  } = extras;
  const shutOut = flagLockout(parts.brand.modules);
  if (shutOut !== undefined) throw new Error(shutOut);
  // Providers at which anybody may claim to be anybody: only where the site is tried out, like the outbox.
  const embeddedIdentities = outbox && identityProviders.length === 0 ? embeddedProviders.map((each) => embeddedIdentity(parts, each)) : [];
  const { providers = {} } = extras;
  const embeddedPayments = outbox && !providers.payment ? embeddedPayment(parts) : undefined;
  const named: GameVendors = providers.gameVendors ?? new Map();
  const studio = outbox && !named.has(studioCode) ? embeddedStudio(parts) : undefined;
  const gameVendors: GameVendors = studio ? new Map([...named, [studio.code, httpGameVendor(parts.clock, studio, { ask })]]) : named;
  const texts = platformTexts();
  const missingKeys = () => extras.keyRotation?.missing ?? [];
  const jobMetrics = createJobMetrics(parts.db, extras.register);
  const { refused, faulted } = createRefusals(texts);
  const { services, handlers, routes, jobs } = modules.open({
    ...parts,
    texts,
    ...games,
    pagesDir,
    log,
    auditHead: extras.auditHead,
    outbox,
    operatorKey,
    stopping,
    booksWatch: extras.booksWatch,
    keyRotation: extras.keyRotation,
    mail: providers.mail ?? embeddedMail(parts),
    sms: providers.sms ?? embeddedSms(parts),
    vendorWallets: providers.vendorWallets ?? embeddedVendorWallets(parts),
    gameVendors,
    studio,
    ask,
    givenPhoneService: providers.phoneService,
    payoutProvider: providers.payout ?? (outbox ? embeddedPayout : undefined),
    paymentProvider: providers.payment ?? embeddedPayments,
    embeddedPayments,
    passwordWork: extras.passwordWork,
    embeddedIdentities,
    identityProviders: [...identityProviders, ...embeddedIdentities],
  });
  let described: string | undefined;
  const peers = new WeakMap<Request, string>();

  // The default would first try a quicker router, in vain for these paths: 2 ms of the first request.
  const app = new Hono<PlatformEnvironment>({ router: new TrieRouter() });
  // Hono answers HEAD by the GET and drops the body: a stream has to be told that nobody reads it.
  app.use(async (context, next) => {
    await next();
    if (context.req.method === 'HEAD') await context.res.body?.cancel();
  });
  app.use(answerHeaders(parts.brand));
  app.use(requestFacts(parts, extras, (request) => peers.get(request)));
  // Keys that the store is sealed with are missing: what is read could be wrong, and what is written unreadable to others.
  app.use(async ({ req, var: { correlationId } }, next) => {
    if (missingKeys().length > 0 && !/^\/(health\/|metrics$)/.test(req.path)) return faulted(correlationId, languageOf(req.raw), 503);
    return next();
  });
  const limitTo = (maxSize: number) =>
    bodyLimit({ maxSize, onError: ({ req }) => refused('payload_too_large', languageOf(req.raw), undefined, 413) });
  const usualLimit = limitTo(bodyBytes);
  const largeCalls: readonly Call[] = Object.values(calls);
  const largerLimits = new Map<string, typeof usualLimit>(
    largeCalls.flatMap(({ path, largest }) => (largest === undefined ? [] : [[path, limitTo(largest)] as const])),
  );
  const limitsUnder = modules.modules.flatMap(({ largest }) =>
    largest === undefined ? [] : [{ under: largest.under, limit: limitTo(largest.bytes) }],
  );
  app.use((context, next) => {
    const { path } = context.req;
    const larger = largerLimits.get(path) ?? limitsUnder.find(({ under }) => path.startsWith(under))?.limit;
    return (larger ?? usualLimit)(context, next);
  });
  const formatters = eventFormatters(modules.modules);
  app.route('/', eventRoutes({ ...parts, formatters, texts, log, gatewayKeys: extras.gatewayKeys, stopping }));
  app.route(
    '/',
    callRoutes({
      handlers,
      audit: parts.audit,
      brand: parts.brand,
      clock: parts.clock,
      sessions: services.sessions,
      payloadEncryption: services.payloadEncryption,
      semaphores: { login: createSemaphore(loginsAtOnce) },
      siteAccess: services.siteAccess,
      log,
      texts,
      gatewayKeys: extras.gatewayKeys,
    }),
  );
  app.route('/', healthRoutes(parts, isReady, missingKeys, jobMetrics));
  app.get('/openapi.json', async ({ body }) =>
    body((described ??= await readFile(description, 'utf8')), 200, { 'content-type': 'application/json' }),
  );
  for (const each of routes) app.route('/', each);
  app.onError((error, { req, var: { correlationId } }) => {
    if (isBrokenOff(error, req.raw)) return refused('invalid_payload', languageOf(req.raw), undefined, 400);
    log.error({ error, path: req.path, correlationId }, 'a request failed');
    return faulted(correlationId, languageOf(req.raw), error instanceof SecretKeyMissing ? 503 : 500);
  });

  return {
    jobWork: createJobWork(
      {
        ...parts,
        log,
        metrics: jobMetrics,
        mayWork: () => missingKeys().length === 0,
        signals: extras.signals,
        timeZone: parts.brand.timeZone,
      },
      [...jobs, ...(extras.jobs ?? [])],
    ),
    async answer(request, peer) {
      if (peer !== undefined) peers.set(request, peer);
      const leave = extras.load?.enter();
      try {
        return await app.fetch(request);
      } finally {
        leave?.();
      }
    },
  };
}
