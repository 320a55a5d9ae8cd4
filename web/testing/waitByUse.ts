import { use } from 'react';
import relayRuntime, { type IEnvironment, type ReaderFragment, type RequestDescriptor } from 'relay-runtime';

interface Pending {
  readonly promise: Promise<unknown>;
  readonly pendingOperations: readonly RequestDescriptor[];
}
type PendingOf = (environment: IEnvironment, fragment: ReaderFragment, owner: RequestDescriptor) => Pending | null;

/** By the request: one promise for as long as it is out. */
const underWay = new WeakMap<IEnvironment, Map<string, Promise<void>>>();

function settled(environment: IEnvironment, { promise, pendingOperations }: Pending): Promise<void> {
  const known = underWay.get(environment) ?? new Map<string, Promise<void>>();
  underWay.set(environment, known);
  const requests = pendingOperations.map(({ identifier }) => identifier).join(' ');
  const drop = () => void known.delete(requests);
  // As long as this says so, React begins again with what waited, once it has come. By a promise that React marks itself it would go on in the
  // middle, where `use` is called no more, and take the hooks behind it for new ones: a false alarm of their order, and an attempt that fails.
  const outcome = known.get(requests) ?? Object.assign(promise.then(drop, drop), { status: 'pending' });
  known.set(requests, outcome);
  return outcome;
}

/**
 * Where data is missing that is on its way, Relay throws another promise at each attempt, and where three places wait like that, React within
 * `act` attempts them over and over and never comes to an end (its issue 37556). They come to rest where they wait by `use`, for one promise.
 * Relay's hooks take the function that is replaced here as they are loaded: this has to be loaded before them.
 */
const exported = relayRuntime as unknown as { getPendingOperationsForFragment: PendingOf };
const pendingOf = exported.getPendingOperationsForFragment;
exported.getPendingOperationsForFragment = function usePending(environment, fragment, owner) {
  const pending = pendingOf(environment, fragment, owner);
  if (!pending) return null;
  // What becomes of it is told by the query.
  pending.promise.catch(() => undefined);
  use(settled(environment, pending));
  return pending;
};
