import { answerCap } from '#contract/answerCap.ts';
import type { AnswerOf, Call } from '#contract/call.ts';
import { headers } from '#contract/headers.ts';
import { challenge } from '#contract/identity/verification.ts';
import { eventStream } from '#contract/system/events.ts';
import { encryptionKeys } from '#contract/system/site.ts';
import { listen } from '../../platform/core/events/testing/listen.ts';
import { type CallOptions, requestFor } from '../../platform/testing/requestFor.ts';
import { solutionOf } from '../../platform/testing/solve.ts';
import type { Operator, OperatorAnswer } from './Operator.ts';

type Challenge = AnswerOf<typeof challenge>;

export interface ForeignOperator {
  readonly url: string;
  readonly merchant: string;
  /** Origin of the brand’s site, where sign-ins by others come back to. */
  readonly site?: string | undefined;
  /** Key that the operator knows gateways by. */
  readonly gatewayKey?: string | undefined;
  /** Milliseconds that it may take for one answer; ten seconds where nothing is said. */
  readonly patience?: number;
}

/** What came was no answer in the contract's sense, whatever was asked. */
export class NoAnswer extends Error {
  /** Status that it came with; undefined where nothing came. */
  readonly status: number | undefined;

  constructor(message: string, status?: number) {
    super(message);
    this.status = status;
  }
}

const causeOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
};

/** Milliseconds that a stream is listened to, at most. */
const streamTime = 4 * eventStream.heartBeat;

/** Names of members must be new at an operator that keeps them. */
const prefixOf = (now: number): string => `c${(now % 36 ** 6).toString(36)}x`;
/** So must their payout accounts. */
const numberPrefixOf = (now: number): string => String(now % 10 ** 10).padStart(10, '0');

/** Somebody else's operator, over the network. */
export function openForeignOperator({ url, merchant, site, gatewayKey, patience = 10_000 }: ForeignOperator, now: number): Operator {
  const fetchFrom = (path: string, init: RequestInit = {}, key = gatewayKey, within = patience): Promise<Response> => {
    const sent = new Headers(init.headers);
    // No gateway asks for a compressed one; left out, `fetch` would by itself.
    sent.set('accept-encoding', 'identity');
    if (key !== undefined) sent.set(headers.gatewayKey, key);
    return fetch(new URL(path, url), { ...init, headers: sent, redirect: 'manual', signal: AbortSignal.timeout(within) });
  };
  /** Reads it as a gateway does: whole, as it stands, and no larger than that. */
  const read = async (address: string, response: Response): Promise<string> => {
    const { status, headers: sent } = response;
    const location = sent.get('location');
    if (location !== null && status >= 300 && status < 400)
      throw new NoAnswer(`${address} leads on to ${location}, where no gateway follows: --url names where the calls lie`, status);
    const encoding = sent.get('content-encoding') ?? 'identity';
    if (encoding !== 'identity') throw new NoAnswer(`${address} is answered compressed (${encoding}), which was not asked for`, status);
    const chunks: Uint8Array[] = [];
    let size = 0;
    for await (const chunk of response.body ?? []) {
      size += chunk.length;
      if (size > answerCap) throw new NoAnswer(`${address} answers with more than ${answerCap} bytes`, status);
      chunks.push(chunk);
    }
    return Buffer.concat(chunks).toString('utf8');
  };
  const send = async (path: string, init: RequestInit, key = gatewayKey): Promise<OperatorAnswer> => {
    const [address = path] = path.split('?');
    const response = await fetchFrom(path, init, key).catch((error: unknown) => {
      throw new NoAnswer(`${address} does not answer: ${causeOf(error)}`);
    });
    const text = await read(address, response).catch((error: unknown) => {
      throw error instanceof NoAnswer ? error : new NoAnswer(`${address} does not end its answer: ${causeOf(error)}`, response.status);
    });
    try {
      return { ...(JSON.parse(text) as Omit<OperatorAnswer, 'status'>), status: response.status };
    } catch {
      throw new NoAnswer(`${address} answers with status ${response.status}, and no JSON`, response.status);
    }
  };
  let visitor = 0;
  const ask = async (given: Call, payload: object, options: CallOptions): Promise<OperatorAnswer> => {
    const keys = async () => ((await ask(encryptionKeys, {}, {})).value as AnswerOf<typeof encryptionKeys> | undefined)?.keys ?? [];
    // Limits are of one address; a block for documentation has enough of them.
    const from = `198.51.100.${(visitor % 254) + 1}`;
    const { address, init } = await requestFor(given, payload, { merchant, keys, address: from, ...options });
    return send(address, init);
  };
  const call: Operator['call'] = async (given, payload, options = {}) => {
    let said = await ask(given, payload as object, options);
    if (said.code === 'challenge_failed') {
      const made = await ask(challenge, {}, options);
      if (made.success) said = await ask(given, { ...(payload as object), challenge: solutionOf(made.value as Challenge) }, options);
    }
    return said as Awaited<ReturnType<typeof call<typeof given>>>;
  };
  return {
    namePrefix: prefixOf(now),
    numberPrefix: numberPrefixOf(now),
    site,
    nextVisitor: () => void (visitor += 1),
    call,
    send,
    ...(gatewayKey !== undefined && {
      async callByStranger(given) {
        const { address, init } = await requestFor(given, {}, { merchant });
        return send(address, init, 'no key of a gateway');
      },
    }),
    // It stays open while it is listened to.
    listen: (given) => listen((path, init) => fetchFrom(path, init, gatewayKey, patience + streamTime), { merchant, ...given }),
    restrict: () => Promise.reject(new Error('nobody can be restricted from outside')),
    close: () => Promise.resolve(),
  };
}
