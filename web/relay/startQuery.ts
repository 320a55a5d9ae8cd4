import { loadQuery, type PreloadedQuery } from 'react-relay/hooks';
import type { ConcreteRequest, IEnvironment, OperationType } from 'relay-runtime';

export interface StartOptions {
  /** The navigation's signal: a superseded one takes its request with it. */
  signal?: AbortSignal;
  /**
   * How long the screen before may stay, in milliseconds. Most answers arrive within it, so that the next screen
   * comes complete and no skeleton flashes; after it the skeleton shows. `Infinity` keeps the old screen until the answer is there.
   */
  hold?: number;
}

/** Starts a screen's query; used by loaders alone. Failures are thrown later, by the screen that reads it. */
export async function startQuery<Query extends OperationType>(
  environment: IEnvironment,
  query: ConcreteRequest,
  variables: Query['variables'],
  { signal, hold = 300 }: StartOptions = {},
): Promise<PreloadedQuery<Query>> {
  const started = loadQuery<Query>(environment, query, variables);
  signal?.addEventListener('abort', () => started.dispose(), { once: true });
  if (started.source) await Promise.race([started.source.toPromise().catch(() => undefined), after(hold)]);
  return started;
}

const after = (duration: number) =>
  duration === Infinity ? new Promise<void>(() => undefined) : new Promise<void>((resolve) => setTimeout(resolve, duration));
