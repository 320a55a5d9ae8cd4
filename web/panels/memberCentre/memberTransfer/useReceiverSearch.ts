import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import { fetchAfterPause } from '../../../relay/fetchAfterPause.ts';
import type { useReceiverSearchQuery } from './__generated__/useReceiverSearchQuery.graphql.ts';

type Terms = NonNullable<NonNullable<useReceiverSearchQuery['response']['viewer']>['memberTransferTerms']>;
export type Receiver = Terms['receivers'][number];

/** What the newest search came to; null where it was lost. */
interface Outcome {
  readonly account: string;
  readonly terms: Pick<Terms, 'receivers' | 'hasMore'> | null;
}

/** Finds receivers by the letters that are shown of their accounts, or by a whole one. What was found last stays until the next is; of several searches the last one counts. */
export function useReceiverSearch() {
  const environment = useRelayEnvironment();
  const [typed, setTyped] = useState('');
  const [turn, setTurn] = useState(0);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [found, setFound] = useState<Outcome['terms']>(null);
  const account = typed.trim();

  useEffect(() => {
    if (account === '') return undefined;
    return fetchAfterPause(
      () =>
        fetchQuery<useReceiverSearchQuery>(
          environment,
          graphql`
            query useReceiverSearchQuery($account: String!) @raw_response_type {
              viewer {
                id
                memberTransferTerms(account: $account) {
                  receivers {
                    id
                    maskedAccount
                    relation
                  }
                  hasMore
                }
              }
            }
          `,
          { account },
          { fetchPolicy: 'network-only' },
        ),
      {
        next: ({ viewer }) => {
          const terms = viewer?.memberTransferTerms ?? null;
          setOutcome({ account, terms });
          if (terms !== null) setFound(terms);
        },
        error: () => setOutcome({ account, terms: null }),
      },
    );
  }, [account, environment, turn]);

  const isAnswered = outcome?.account === account;
  return {
    typed,
    search: setTyped,
    /** Asks the same again. */
    again: () => {
      setOutcome(null);
      setTurn((before) => before + 1);
    },
    isSearching: account !== '' && !isAnswered,
    isLost: account !== '' && isAnswered && outcome.terms === null,
    /** Null where nothing is searched for, or nothing was found yet. */
    found: account === '' ? null : found,
  };
}
