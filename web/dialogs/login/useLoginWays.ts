import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import type { useLoginWaysQuery } from './__generated__/useLoginWaysQuery.graphql.ts';

export interface LoginWays {
  readonly smsLogIn: boolean;
  readonly freePlay: boolean;
  readonly socialProviders: readonly { readonly provider: string; readonly name: string }[];
}

const noOthers: LoginWays = { smsLogIn: false, freePlay: false, socialProviders: [] };

/** Which ways in the brand has switched on, beside the user name; none while that is not known, and where it cannot be. */
export function useLoginWays(): LoginWays {
  const environment = useRelayEnvironment();
  const [ways, setWays] = useState(noOthers);
  useEffect(() => {
    const asked = fetchQuery<useLoginWaysQuery>(
      environment,
      graphql`
        query useLoginWaysQuery {
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
      next: ({ site: { switches, socialProviders } }) =>
        setWays({
          smsLogIn: switches?.smsLogIn ?? false,
          freePlay: switches?.freePlay ?? false,
          socialProviders: switches?.socialSignIn ? (socialProviders ?? []) : [],
        }),
      // User name and password are there all the same.
      error: () => setWays(noOthers),
    });
    return () => asked.unsubscribe();
  }, [environment]);
  return ways;
}
