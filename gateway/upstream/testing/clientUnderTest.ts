import { answered, statusOf } from './fakeAnswers.ts';
import { silentLog } from '../../log.ts';
import type { CallContext } from '../CallContext.ts';
import { createUpstreamClient, type UpstreamClient, type UpstreamClientParts } from '../client.ts';
import type { UpstreamMetrics } from '../metrics.ts';
import type { UpstreamAnswer, UpstreamRequest } from '../transport/send.ts';
import { SendFailure } from '../transport/SendFailure.ts';

export const hosts = ['https://one.example', 'https://two.example', 'https://three.example'];
export const payment = { methodId: 'm', amount: '10' };

/** An operator without a network, and a clock that only moves by hand. */
export interface ClientUnderTest {
  readonly clock: { time: number; now(): number };
  /** What was sent so far, oldest first. */
  sent: UpstreamRequest[];
  /** How the operator answers from now on. */
  respond: (request: UpstreamRequest) => UpstreamAnswer | Promise<UpstreamAnswer>;
  client(parts?: Partial<UpstreamClientParts>): UpstreamClient;
  context(given?: Partial<CallContext>): CallContext;
}

const noMetrics: UpstreamMetrics = { called: () => {}, retried: () => {}, breaker: () => {}, inFlight: () => {} };

export const away =
  (kind: SendFailure['kind'] = 'connect') =>
  () =>
    Promise.reject(new SendFailure(kind, 'away'));

export function createClientUnderTest(): ClientUnderTest {
  const clock = { time: 1_000_000_000_000, now: () => clock.time };
  const operator: ClientUnderTest = {
    clock,
    sent: [],
    respond: ({ path }) =>
      path.startsWith('/wps/system/status') ? answered(statusOf('Sampan', hosts)) : answered({ sumBalance: '1', currency: 'PLAY' }),
    client: (parts = {}) =>
      createUpstreamClient({
        send: async (request) => {
          operator.sent.push(request);
          return operator.respond(request);
        },
        origin: 'https://operator.example',
        merchant: 'SAMPAN',
        assetOrigins: hosts,
        clock,
        log: silentLog(),
        metrics: noMetrics,
        random: { fraction: () => 0, id: () => `id-${operator.sent.length}-0123456789abcdef` },
        ...parts,
      }),
    context: (given = {}) => {
      const end = clock.now() + 8_000;
      return { token: () => 'token-0123456789abcdef', language: 'EN', cdnBucket: 0, deadline: () => end, ...given };
    },
  };
  return operator;
}
