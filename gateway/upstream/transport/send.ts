import { Pool, type Dispatcher } from 'undici';
import { answerCap } from '../../contract/answerCap.ts';
import { maxConnections } from './callsAtOnce.ts';
import { SendFailure } from './SendFailure.ts';

export interface UpstreamRequest {
  /** Scheme, host and port: `https://api.example`. */
  readonly origin: string;
  readonly method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE';
  /** Path with its query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Milliseconds until the whole answer must be there. */
  readonly timeout: number;
  /** Ends the exchange once nobody waits for its answer any more. */
  readonly signal?: AbortSignal | undefined;
}

export interface UpstreamAnswer {
  readonly status: number;
  readonly text: string;
  /** Content of `Retry-After`, when the operator asked for patience. */
  readonly retryAfter?: string;
}

/** Carries one request to the operator. Rejects with `SendFailure` and nothing else. */
export type Send = (request: UpstreamRequest) => Promise<UpstreamAnswer>;

const notConnected = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'UND_ERR_CONNECT_TIMEOUT']);

function failureOf(error: Error): SendFailure {
  if (error instanceof SendFailure) return error;
  const code = (error as NodeJS.ErrnoException).code ?? '';
  return new SendFailure(notConnected.has(code) || code.startsWith('ERR_TLS') ? 'connect' : 'broken', code || error.message);
}

/** Collects one answer. The timer, the cap and the signal end the exchange by aborting it. */
function collect(
  request: UpstreamRequest,
  resolve: (answer: UpstreamAnswer) => void,
  reject: (failure: SendFailure) => void,
): Dispatcher.DispatchHandler {
  let controller: Dispatcher.DispatchController | undefined;
  let ended: SendFailure | undefined;
  let status = 0;
  let retryAfter: string | undefined;
  let size = 0;
  const chunks: Buffer[] = [];
  const { signal } = request;
  const stopWaiting = (): void => {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  };
  const end = (failure: SendFailure): void => {
    ended ??= failure;
    stopWaiting();
    reject(ended);
    controller?.abort(ended);
  };
  const abort = (): void => end(new SendFailure('aborted', 'nobody waits for the answer'));
  const timer = setTimeout(() => end(new SendFailure('timeout', `no answer within ${request.timeout} ms`)), request.timeout);
  signal?.addEventListener('abort', abort);
  return {
    onRequestStart(started) {
      controller = started;
      if (ended) started.abort(ended);
    },
    onResponseStart(_controller, statusCode, headers) {
      status = statusCode;
      const after = headers['retry-after'];
      if (typeof after === 'string') retryAfter = after;
      const encoding = headers['content-encoding'];
      if (encoding !== undefined && encoding !== 'identity')
        end(new SendFailure('broken', 'the answer is compressed, which was not asked for'));
      else if (Number(headers['content-length'] ?? 0) > answerCap) end(new SendFailure('oversized', 'the answer is too large'));
    },
    onResponseData(_controller, chunk) {
      size += chunk.length;
      if (size > answerCap) end(new SendFailure('oversized', 'the answer is too large'));
      else chunks.push(chunk);
    },
    onResponseEnd() {
      stopWaiting();
      const text = (chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks)).toString('utf8');
      resolve({ status, text, ...(retryAfter === undefined ? {} : { retryAfter }) });
    },
    onResponseError(_controller, error) {
      end(failureOf(error));
    },
  };
}

/**
 * Sends over kept connections, one pool per origin. Redirects are answers like any other: following
 * one would let the operator's servers choose where tokens go.
 */
export function createSend(): { readonly send: Send; close(): Promise<void> } {
  const pools = new Map<string, Pool>();
  const poolOf = (origin: string): Pool => {
    const known = pools.get(origin);
    if (known) return known;
    const pool = new Pool(origin, {
      connections: maxConnections,
      pipelining: 1,
      keepAliveTimeout: 4_000,
      connect: { timeout: 2_000 },
      headersTimeout: 0,
      bodyTimeout: 0,
    });
    pools.set(origin, pool);
    return pool;
  };
  return {
    send: (request) =>
      new Promise((resolve, reject) => {
        const { origin, method, path, headers, body } = request;
        poolOf(origin).dispatch({ method, path, headers: { ...headers }, body: body ?? null }, collect(request, resolve, reject));
      }),
    close: async () => {
      await Promise.all([...pools.values()].map((pool) => pool.destroy()));
      pools.clear();
    },
  };
}
