import type { JWK } from 'jose';
import type { AnswerOf, Call, PayloadOf } from '../contract/call.ts';
import { sealRefused } from '../contract/headers.ts';
import { encryptionKeys, systemStatus } from '../contract/system/site.ts';
import type { Clock } from '../clock.ts';
import type { Log } from '../log.ts';
import type { Random } from '../random.ts';
import { createAsk } from './ask.ts';
import type { CallContext } from './CallContext.ts';
import { createCipher } from './ciphers/cipher.ts';
import { createExchange } from './transport/exchange.ts';
import { CallsPaused, ClientDisconnected, NotSignedIn, UpstreamBusy, UpstreamFault, UpstreamRefusal } from './failure.ts';
import { createLoadShedding } from './transport/loadShedding.ts';
import { createMisfitLog } from './answers/misfitLog.ts';
import { createHosts } from './transport/hosts.ts';
import type { UpstreamMetrics } from './metrics.ts';
import type { Misfit } from './answers/misfit.ts';
import { createPayloads } from './payloads.ts';
import { createReachability, type Reachability } from './reachability.ts';
import type { Language, Sender } from './request.ts';
import type { Send } from './transport/send.ts';
import { serviceUrls } from './serviceUrls.ts';
import { createSharedAnswers } from './sharing/sharedAnswers.ts';
import type { Upstream } from './upstream.ts';

export interface UpstreamClientParts {
  readonly send: Send;
  /** Origin of the operator's servers. */
  readonly origin: string;
  /** Brand the calls are made for. */
  readonly merchant: string;
  /** Answers the key that the operator knows this gateway by, which may become another; left out where it wants none. */
  readonly gatewayKey?: (() => string) | undefined;
  /** Origins that pictures and launched games may come from. */
  readonly assetOrigins: readonly string[];
  /** Further origins that customer service may be opened at. */
  readonly serviceOrigins?: readonly string[] | undefined;
  readonly clock: Clock;
  /** What the operator is told of the time; `clock`, where left out. */
  readonly wallClock?: Clock;
  readonly random: Random;
  readonly log: Log;
  readonly metrics: UpstreamMetrics;
  /** Whether a picture or game host answers; left out, hosts are only taken out of use by report. */
  readonly probe?: (origin: string) => Promise<boolean>;
}

export interface UpstreamClient extends Reachability {
  forRequest(context: CallContext): Upstream;
  /** Calls whose last answer did not fit the contract, by name, and where. */
  misfits(): ReadonlyMap<string, readonly Misfit[]>;
  /** Takes a picture or game host out of use for a while. */
  reportDown(origin: string): void;
}

interface Options {
  readonly idempotencyKey?: string;
}

/** The one way to the operator: every call of every request goes through here. */
export function createUpstreamClient(parts: UpstreamClientParts): UpstreamClient {
  const { clock, log, origin, merchant, gatewayKey } = parts;
  const cipher = createCipher(parts.wallClock ?? clock, parts.random);
  const misfitLog = createMisfitLog();
  const shedding = createLoadShedding(clock);
  const shared = createSharedAnswers(clock, (error) => {
    // That calls are paused was told once; what is kept would say so again every second, for as long as the operator is away.
    if (!(error instanceof CallsPaused)) log.warn({ err: error }, 'a kept answer could not be refreshed');
  });
  const hosts = createHosts({
    allowed: new Set(parts.assetOrigins),
    clock,
    ...(parts.probe ? { probe: parts.probe } : {}),
    onRefused: (address) => log.warn({ address }, 'the operator lists a host that ASSET_ORIGINS does not allow'),
  });
  const isServiceUrl = serviceUrls([...parts.assetOrigins, ...(parts.serviceOrigins ?? [])], log);
  const ask = createAsk({ ...parts, exchange: createExchange(parts), misfitLog, shedding });
  const payloadOf = createPayloads();
  const keyOf = (call: Call, query: string, language: Language): string => `${call.path}${query} ${language} ${merchant}`;

  const forRequest = (context: CallContext): Upstream => {
    const { language, cdnBucket } = context;
    const senderOf = (call: Call, options: Options): Sender => ({
      origin,
      merchant,
      gatewayKey: gatewayKey?.(),
      language,
      token: call.token ? context.token() : undefined,
      idempotencyKey: options.idempotencyKey,
      correlationId: context.correlationId,
      clientBrowser: call.byBrowser ? context.clientBrowser?.() : undefined,
      ...(call.perVisitor && { clientAddress: context.clientAddress, clientAgent: context.clientAgent, unattended: context.unattended }),
    });

    const askSealed = async <C extends Call>(call: C, payload: object, sender: Sender): Promise<AnswerOf<C>> => {
      const keysNow = (): Promise<AnswerOf<typeof encryptionKeys>> => callNow(encryptionKeys, {});
      const askBy = async ({ keys }: AnswerOf<typeof encryptionKeys>): Promise<AnswerOf<C>> =>
        ask(call, payload, sender, { deadline: context.deadline(), sealed: await cipher.seal(payload, keys as JWK[]) });
      const known = await keysNow();
      try {
        return await askBy(known);
      } catch (error) {
        if (!(error instanceof UpstreamRefusal && error.code === sealRefused)) throw error;
        shared.forget(keyOf(encryptionKeys, '', language), known);
        return askBy(await keysNow());
      }
    };

    const callNow = async <C extends Call>(call: C, given: PayloadOf<C>, options: Options = {}): Promise<AnswerOf<C>> => {
      const sender = senderOf(call, options);
      if (call.token && sender.token === undefined) throw new NotSignedIn(`${call.path}: nobody is signed in`);
      if (call.kind === 'money' && options.idempotencyKey === undefined)
        throw new UpstreamFault(`${call.path}: money moves only with an idempotency key`);
      const { value: payload, query } = payloadOf(call, given);
      if (context.signal?.aborted) throw new ClientDisconnected(`${call.path}: nobody waits for the answer`);
      if (clock.now() >= context.deadline()) throw new UpstreamFault(`${call.path}: out of time`);
      const refusal = shedding.refusalOf(call);
      if (refusal && !call.shared) throw refusal;
      if (call.encrypt) return askSealed(call, payload, sender);
      if (call.perVisitor) return ask(call, payload, sender, { deadline: context.deadline(), signal: context.signal });
      // Others may wait for this answer too, so it is bound neither to this operation's deadline nor to who waits for it.
      const key = keyOf(call, query, language);
      const fetchAnswer = (): Promise<AnswerOf<C>> =>
        refusal ? Promise.reject(refusal) : ask(call, payload, sender, { deadline: Infinity });
      return call.shared ? shared.keep(key, call.shared, fetchAnswer) : shared.coalesce(key, fetchAnswer);
    };

    const call: Upstream['call'] = async (endpoint, payload, options) => {
      const token = endpoint.token ? context.token() : undefined;
      try {
        return await callNow(endpoint, payload, options);
      } catch (error) {
        if (error instanceof NotSignedIn && token !== undefined && token === context.token()) context.onTokenVoid?.();
        if (error instanceof UpstreamBusy) context.onNoRoom?.(error.retryAfterSeconds);
        if (error instanceof UpstreamFault) context.onFault?.();
        throw error;
      }
    };
    const listed = async () => (await call(systemStatus, {})).info;
    return {
      merchant,
      call,
      images: async () => hosts.pick((await listed()).imageCDNs, cdnBucket, true),
      launchUrl: async (path) => hosts.pick((await listed()).launchGameCDNs, cdnBucket)(path),
      isServiceUrl,
    };
  };

  return {
    ...createReachability({ ...parts, ask, shared }),
    forRequest,
    reportDown: hosts.reportDown,
    misfits: misfitLog.misfits,
  };
}
