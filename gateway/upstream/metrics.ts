import type { Call } from '../contract/call.ts';
import type { BreakerState } from './transport/breaker.ts';

export type CallOutcome = 'answered' | 'refused' | 'notSignedIn' | 'aborted' | 'fault';

/** What the client tells about itself. */
export interface UpstreamMetrics {
  called(group: Call['group'], outcome: CallOutcome, seconds: number): void;
  retried(group: Call['group']): void;
  breaker(group: Call['group'], state: BreakerState): void;
  inFlight(group: Call['group'], count: number): void;
}
