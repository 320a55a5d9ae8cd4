import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import type { IEnvironment, Subscription } from 'relay-runtime';
import { type Known, storedAnswer } from '../../relay/storedAnswer.ts';
import { afterPaint } from '../../ui/afterPaint.ts';
import query, { type useLoginWaysQuery } from './__generated__/useLoginWaysQuery.graphql.ts';

export interface SocialProvider {
  readonly provider: string;
  readonly name: string;
}

export interface LoginWays {
  readonly smsLogIn: boolean;
  readonly freePlay: boolean;
  /** `null` while there are some, and which is not known yet. */
  readonly socialProviders: readonly SocialProvider[] | null;
}

type Site = useLoginWaysQuery['response']['site'];

const isWhole = (provider: Known<SocialProvider> | undefined): provider is SocialProvider =>
  provider?.provider !== undefined && provider.name !== undefined;

function waysOf({ switches, socialProviders }: Known<Site>): LoginWays {
  const known = socialProviders?.filter(isWhole);
  const isKnown = socialProviders !== undefined && known?.length === socialProviders?.length;
  return {
    smsLogIn: switches?.smsLogIn ?? false,
    freePlay: switches?.freePlay ?? false,
    socialProviders: switches?.socialSignIn ? (isKnown ? (known ?? []) : null) : [],
  };
}

/** What the header has asked for is there at once: a form that grew under the pointer would have the wrong thing pressed. */
function knownWays(environment: IEnvironment): LoginWays {
  return waysOf(storedAnswer<useLoginWaysQuery>(environment, query).site ?? {});
}

/** Which ways in the brand has switched on, beside the user name; none while that is not known, and where it cannot be. */
export function useLoginWays(): LoginWays {
  const environment = useRelayEnvironment();
  const [ways, setWays] = useState(() => knownWays(environment));
  useEffect(() => {
    let asked: Subscription | undefined;
    // The press that opened the dialog is answered first.
    const callOff = afterPaint(() => {
      asked = fetchQuery<useLoginWaysQuery>(
        environment,
        graphql`
          query useLoginWaysQuery @raw_response_type {
            site {
              switches {
                smsLogIn
                freePlay
                socialSignIn
              }
              socialProviders {
                provider
                name
              }
            }
          }
        `,
        {},
        { fetchPolicy: 'store-or-network' },
      ).subscribe({
        next: ({ site }) => setWays(waysOf(site)),
        // User name and password are there all the same.
        error: () => setWays((known) => ({ ...known, socialProviders: [] })),
      });
    });
    return () => {
      callOff();
      asked?.unsubscribe();
    };
  }, [environment]);
  return ways;
}
