import type { Clock } from '../clock.ts';
import type { AnswerOf, Call } from '../contract/call.ts';
import type { Log } from '../log.ts';
import { readAnswer } from './answers/answer.ts';
import type { Exchange } from './transport/exchange.ts';
import { ClientDisconnected, NotSignedIn, UpstreamRefusal } from './failure.ts';
import type { MisfitLog } from './answers/misfitLog.ts';
import type { LoadShedding } from './transport/loadShedding.ts';
import type { CallOutcome, UpstreamMetrics } from './metrics.ts';
import { AnswerMisfit, type Misfit, nameOf } from './answers/misfit.ts';
import { requestOf, type Sender } from './request.ts';
import { undeclaredRefusal } from './answers/undeclaredRefusal.ts';

/** What bounds one call. */
export interface CallLimits {
  /** In the clock's milliseconds. */
  readonly deadline: number;
  readonly signal?: AbortSignal | undefined;
  /** The payload's JWE, for calls marked `encrypt`. */
  readonly sealed?: string;
}

/** Sends one call to the operator and reads its answer. Rejects as `Upstream.call` does. */
export type Ask = <C extends Call>(call: C, payload: object, sender: Sender, limits: CallLimits) => Promise<AnswerOf<C>>;

interface AskParts {
  readonly exchange: Exchange;
  readonly misfitLog: MisfitLog;
  readonly shedding: LoadShedding;
  readonly clock: Clock;
  readonly log: Log;
  readonly metrics: UpstreamMetrics;
}

function outcomeOf(error: unknown): CallOutcome {
  if (error instanceof UpstreamRefusal) return 'refused';
  if (error instanceof NotSignedIn) return 'notSignedIn';
  return error instanceof ClientDisconnected ? 'aborted' : 'fault';
}

/** What became of each call is noted: in the metrics, where it did not fit the contract, and where there was no room for it. */
export const createAsk =
  ({ exchange, misfitLog, shedding, clock, log, metrics }: AskParts): Ask =>
  async (call, payload, sender, { deadline, sealed, signal }) => {
    const started = clock.now();
    const tell = (outcome: CallOutcome): void => metrics.called(call.group, outcome, (clock.now() - started) / 1000);
    try {
      const answered = await exchange(call, deadline, (timeout) => requestOf(call, payload, sender, timeout, sealed), signal);
      let leftOut: readonly Misfit[] = [];
      const answer = readAnswer(call, answered, (misfits, rows) => {
        leftOut = misfits;
        log.error({ call: nameOf(call), misfits, rows }, 'rows of an answer do not fit the contract and are left out');
      });
      misfitLog.note(call, leftOut);
      tell('answered');
      return answer;
    } catch (error) {
      tell(outcomeOf(error));
      if (error instanceof AnswerMisfit) misfitLog.note(call, error.misfits);
      const strange = error instanceof UpstreamRefusal ? undeclaredRefusal(call, error) : undefined;
      if (strange) misfitLog.note(call, [strange]);
      shedding.note(call, error);
      throw error;
    }
  };
