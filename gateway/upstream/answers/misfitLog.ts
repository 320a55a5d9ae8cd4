import type { Call } from '../../contract/call.ts';
import { type Misfit, nameOf } from './misfit.ts';

/** Remembers which calls were last answered by something else than the contract says. */
export interface MisfitLog {
  /** Told every answer that could be read: where it does not fit, or nothing. */
  note(call: Call, misfits: readonly Misfit[]): void;
  /** By the name of the call. */
  misfits(): ReadonlyMap<string, readonly Misfit[]>;
}

export function createMisfitLog(): MisfitLog {
  const known = new Map<string, readonly Misfit[]>();
  return {
    note(call, misfits) {
      if (misfits.length > 0) known.set(nameOf(call), misfits);
      else if (known.size > 0) known.delete(nameOf(call));
    },
    misfits: () => known,
  };
}
