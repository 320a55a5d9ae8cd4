import { Environment, type GraphQLResponse, Network, RecordSource, Store } from 'relay-runtime';
import { createFetch } from './network.ts';

export interface EnvironmentParts {
  /** Read at every request, so that a language change needs no new environment. */
  language: () => string;
  /** Told when an answer says that the session is gone; field errors stay in the answer. */
  onUnauthenticated?: () => void;
}

const minutes = 60_000;

/** The one Relay environment of the page. Visited screens stay readable for five minutes. */
export function createEnvironment({ language, onUnauthenticated }: EnvironmentParts): Environment {
  const onAnswer = (answer: GraphQLResponse) => {
    if (isUnauthenticated(answer)) onUnauthenticated?.();
  };
  return new Environment({
    network: Network.create(createFetch({ language, onAnswer })),
    store: new Store(new RecordSource(), { gcReleaseBufferSize: 10, queryCacheExpirationTime: 5 * minutes }),
  });
}

function isUnauthenticated(answer: GraphQLResponse): boolean {
  if (!('errors' in answer)) return false;
  const errors = (answer.errors ?? []) as readonly { extensions?: { code?: unknown } }[];
  return errors.some(({ extensions }) => extensions?.code === 'UNAUTHENTICATED');
}
