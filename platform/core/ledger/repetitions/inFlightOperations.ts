import type { OperationIdentity } from '../ledger.ts';

/** Operations that are being done by this process, so that repetitions of one moment need not all do the whole work. */
export interface InFlightOperations {
  /** Does an operation; where it is under way already, once that has ended, however it has. */
  run<Result>(identity: OperationIdentity, work: (isRepetition: boolean) => Promise<Result>): Promise<Result>;
}

export function createInFlightOperations(): InFlightOperations {
  const ends = new Map<string, Promise<unknown>>();
  return {
    async run({ memberId, operation, key }, work) {
      const name = JSON.stringify([memberId, operation, key]);
      const ahead = ends.get(name);
      if (ahead) {
        await ahead.catch(() => undefined);
        return work(true);
      }
      const done = work(false);
      ends.set(name, done);
      try {
        return await done;
      } finally {
        ends.delete(name);
      }
    },
  };
}
