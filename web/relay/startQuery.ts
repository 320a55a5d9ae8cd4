import { loadQuery, type PreloadedQuery } from 'react-relay/hooks';
import type { IEnvironment, OperationType, PreloadableConcreteRequest } from 'relay-runtime';
import { needsLogin } from './needsLogin.ts';

export interface StartOptions {
  /** The navigation's signal: a superseded one takes its request with it. */
  signal?: AbortSignal;
  /**
   * How long the screen before may stay, in milliseconds. Most answers arrive within it, so that the next screen
   * comes complete and no skeleton flashes; after it the skeleton shows. `Infinity` keeps the old screen until the answer is there.
   */
  hold?: number;
  /** What guests are shown where the site is for members alone. It is waited for whether they are. */
  forGuests?: PreloadableConcreteRequest<OperationType>;
}

/**
 * Starts a screen's query by its id, which is all that a request needs; what reads the answer comes with the screen's code, and the answer
 * waits for it. Used by loaders alone. Failures are thrown later, by the screen that reads it; but that the site
 * is for members alone, and nobody is signed in, is thrown at once (`needsLogin`), unless the screen has something for guests.
 */
export async function startQuery<Query extends OperationType>(
  environment: IEnvironment,
  query: PreloadableConcreteRequest<Query>,
  variables: Query['variables'],
  { signal, hold = 300, forGuests }: StartOptions = {},
): Promise<PreloadedQuery<Query>> {
  const started = loadQuery<Query>(environment, query, variables);
  signal?.addEventListener('abort', () => started.dispose(), { once: true });
  if (!started.source) return started;
  const failure = await Promise.race([
    started.source.toPromise().then(
      () => undefined,
      (cause: unknown) => cause,
    ),
    after(forGuests ? Infinity : hold),
  ]);
  if (!needsLogin(failure)) return started;
  started.dispose();
  if (forGuests)
    return startQuery<Query>(environment, forGuests as PreloadableConcreteRequest<Query>, variables, { hold, ...(signal && { signal }) });
  throw failure;
}

const after = (duration: number) =>
  duration === Infinity ? new Promise<void>(() => undefined) : new Promise<void>((resolve) => setTimeout(resolve, duration));
