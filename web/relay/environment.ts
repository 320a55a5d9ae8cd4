import { Environment, Network, RecordSource, Store } from 'relay-runtime';
import { createBalanceOrder } from './balanceOrder.ts';
import type { FirstAnswer } from './firstAnswer.ts';
import type { OfflineAnswers } from './offlineAnswers.ts';
import { createFetch } from './network.ts';
import { createSubscribe } from './subscribe.ts';

export interface EnvironmentParts {
  /** Read at every request, so that a language change needs no new environment. */
  language: () => string;
  /** The answer that came with the page. */
  firstAnswer?: FirstAnswer;
  /** What is shown where nobody can be reached. */
  offlineAnswers?: OfflineAnswers;
  /** See `NetworkParts`. */
  viewerId?: () => string | null | undefined;
  /** See `NetworkParts`. */
  checkSameViewer?: (id: string, operation: string) => Promise<void>;
  /** Told when an answer says that the session is gone; the answer takes its way all the same. */
  onUnauthenticated?: () => void;
  /** Told when an answer says that the site is closed to this visitor. */
  onClosed?: (status: 'MAINTENANCE' | 'RESTRICTED') => void;
}

const minutes = 60_000;

/** The one Relay environment of the page. Visited screens stay readable for five minutes. */
export function createEnvironment({
  language,
  firstAnswer,
  offlineAnswers,
  viewerId,
  checkSameViewer,
  onUnauthenticated,
  onClosed,
}: EnvironmentParts): Environment {
  const onErrors = (codes: readonly (string | undefined)[]) => {
    if (codes.includes('UNAUTHENTICATED')) onUnauthenticated?.();
    const closed = codes.find((code) => code === 'MAINTENANCE' || code === 'RESTRICTED');
    if (closed) onClosed?.(closed);
  };
  const balanceOrder = createBalanceOrder();
  return new Environment({
    network: Network.create(
      createFetch({ language, firstAnswer, offlineAnswers, balanceOrder, viewerId, checkSameViewer, onErrors }),
      createSubscribe({ language, balanceOrder, onErrors }),
    ),
    store: new Store(new RecordSource(), { gcReleaseBufferSize: 10, queryCacheExpirationTime: 5 * minutes }),
  });
}
