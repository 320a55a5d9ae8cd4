import { Environment, Network, RecordSource, Store } from 'relay-runtime';
import { createFetch } from './network.ts';

export interface EnvironmentParts {
  /** Read at every request, so that a language change needs no new environment. */
  language: () => string;
  /** Told when an answer says that the session is gone; the answer takes its way all the same. */
  onUnauthenticated?: () => void;
}

const minutes = 60_000;

/** The one Relay environment of the page. Visited screens stay readable for five minutes. */
export function createEnvironment({ language, onUnauthenticated }: EnvironmentParts): Environment {
  const onErrors = (codes: readonly (string | undefined)[]) => {
    if (codes.includes('UNAUTHENTICATED')) onUnauthenticated?.();
  };
  return new Environment({
    network: Network.create(createFetch({ language, onErrors })),
    store: new Store(new RecordSource(), { gcReleaseBufferSize: 10, queryCacheExpirationTime: 5 * minutes }),
  });
}
