import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import type { useLoginWaysQuery } from './__generated__/useLoginWaysQuery.graphql.ts';

/** Which ways in the brand has switched on. All are off where it cannot be known. */
export function useLoginWays() {
  const { site } = useLazyLoadQuery<useLoginWaysQuery>(
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
  );
  const { switches, socialProviders } = site;
  return {
    smsLogIn: switches?.smsLogIn ?? false,
    freePlay: switches?.freePlay ?? false,
    socialProviders: switches?.socialSignIn ? (socialProviders ?? []) : [],
  };
}
