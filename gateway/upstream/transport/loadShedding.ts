import type { Call } from '../../contract/call.ts';
import type { Clock } from '../../clock.ts';
import { UpstreamBusy } from '../failure.ts';

/** Remembers which calls the operator had no room for just now, so that a flood of them ends here and costs others nothing. */
export interface LoadShedding {
  /** What the call would be refused with; undefined where it may be sent. */
  refusalOf(call: Call): UpstreamBusy | undefined;
  /** Told every failure; keeps those that say that there is no room for anybody. */
  note(call: Call, error: unknown): void;
}

/** Milliseconds: short enough that places which fall free are filled, long enough to spare most of a flood its way. */
const keptFor = 100;

export function createLoadShedding(clock: Clock): LoadShedding {
  const refusals = new Map<string, { readonly refusal: UpstreamBusy; readonly until: number }>();
  return {
    refusalOf({ path }) {
      const kept = refusals.get(path);
      return kept && clock.now() < kept.until ? kept.refusal : undefined;
    },
    note({ path }, error) {
      if (error instanceof UpstreamBusy) refusals.set(path, { refusal: error, until: clock.now() + keptFor });
    },
  };
}
