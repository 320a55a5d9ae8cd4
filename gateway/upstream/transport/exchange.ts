import type { Call } from '../../contract/call.ts';
import type { Clock } from '../../clock.ts';
import type { Log } from '../../log.ts';
import type { Random } from '../../random.ts';
import { createBreaker, openSeconds, type Breaker } from './breaker.ts';
import { createBulkhead, type Bulkhead } from './bulkhead.ts';
import { callsAtOnce, callsWaiting } from './callsAtOnce.ts';
import { CallsPaused, ClientDisconnected, UpstreamFault } from '../failure.ts';
import type { UpstreamMetrics } from '../metrics.ts';
import { nameOf } from '../answers/misfit.ts';
import { createRetryBudget, isOutage, mayRetry, retryPause, timeLimits, type Attempt } from './retry.ts';
import type { Send, UpstreamAnswer, UpstreamRequest } from './send.ts';
import { SendFailure } from './SendFailure.ts';

/** Brings one call's request to the operator, within its time, its group's limits and the retry budget. */
export interface Exchange {
  /**
   * `build` makes the request for the milliseconds that are left. `deadline` is the operation's, in
   * the clock's time. Rejects with `UpstreamFault` where no answer came, with `ClientDisconnected` where nobody waits for one.
   */
  (call: Call, deadline: number, build: (timeout: number) => UpstreamRequest, signal?: AbortSignal): Promise<UpstreamAnswer>;
}

export interface ExchangeParts {
  readonly send: Send;
  readonly clock: Clock;
  readonly random: Random;
  readonly log: Log;
  readonly metrics: UpstreamMetrics;
}

interface Group {
  readonly breaker: Breaker;
  readonly bulkhead: Bulkhead;
}

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** What an attempt met in place of an answer that says yes or no. */
const metBy = (attempt: Attempt): string =>
  'answer' in attempt ? `status ${attempt.answer.status}` : `${attempt.failure.kind}, ${attempt.failure.message}`;

export function createExchange({ send, clock, random, log, metrics }: ExchangeParts): Exchange {
  const groups = new Map<Call['group'], Group>();
  const budget = createRetryBudget();
  const groupOf = (name: Call['group']): Group => {
    let group = groups.get(name);
    if (!group) groups.set(name, (group = { breaker: createBreaker(clock), bulkhead: createBulkhead(callsAtOnce, callsWaiting) }));
    return group;
  };

  /** Counts an attempt, and tells where calls of its group begin to be refused, and end to be: once each, and not with every probe. */
  const note = (call: Call, { breaker }: Group, attempt: Attempt): void => {
    const before = breaker.state;
    if (isOutage(attempt)) breaker.failed(`${nameOf(call)}: ${metBy(attempt)}`);
    else breaker.succeeded();
    const { group } = call;
    const { state, lastFailure } = breaker;
    metrics.breaker(group, state);
    if (before === 'closed' && state === 'open')
      log.error(
        { event: 'calls_paused', group },
        `the ${group} calls keep failing, and are asked again every ${openSeconds} seconds; the last: ${lastFailure}`,
      );
    if (before === 'probing' && state === 'closed') log.warn({ event: 'calls_resumed', group }, `the ${group} calls are answered again`);
  };

  const attemptOnce = async (call: Call, group: Group, request: UpstreamRequest): Promise<Attempt> => {
    const { breaker } = group;
    if (!breaker.admit()) throw new CallsPaused(`${call.path}: the ${call.group} calls keep failing; the last: ${breaker.lastFailure}`);
    let attempt: Attempt;
    try {
      attempt = { answer: await send(request) };
    } catch (error) {
      attempt = { failure: error instanceof SendFailure ? error : new SendFailure('broken', String(error)) };
    }
    if ('failure' in attempt && attempt.failure.kind === 'aborted') {
      breaker.aborted();
      throw new ClientDisconnected(`${call.path}: ${attempt.failure.message}`);
    }
    note(call, group, attempt);
    return attempt;
  };

  return async (call, deadline, build, signal) => {
    const group = groupOf(call.group);
    const end = Math.min(deadline, clock.now() + timeLimits[call.kind].call);
    for (let made = 1; ; made += 1) {
      let attempt: Attempt;
      try {
        attempt = await group.bulkhead.run(
          () => {
            metrics.inFlight(call.group, group.bulkhead.inFlight);
            if (signal?.aborted) throw new ClientDisconnected(`${call.path}: nobody waits for the answer`);
            const timeout = Math.min(timeLimits[call.kind].attempt, end - clock.now());
            if (timeout <= 0) throw new UpstreamFault(`${call.path}: out of time`);
            return attemptOnce(call, group, { ...build(Math.ceil(timeout)), signal });
          },
          end - clock.now(),
          signal,
        );
      } finally {
        metrics.inFlight(call.group, group.bulkhead.inFlight);
      }
      if (made === 1) budget.earn();
      if ('answer' in attempt && attempt.answer.status < 500) return attempt.answer;
      const wait = retryPause(random, made);
      if (!mayRetry(call.kind, attempt, made) || clock.now() + wait >= end || !budget.consume()) {
        if ('answer' in attempt) return attempt.answer;
        throw new UpstreamFault(`${call.path}: ${metBy(attempt)}`);
      }
      metrics.retried(call.group);
      await pause(wait);
    }
  };
}
