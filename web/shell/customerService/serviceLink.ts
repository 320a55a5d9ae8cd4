import { commitMutation, fetchQuery, graphql } from 'react-relay/hooks';
import type { IEnvironment } from 'relay-runtime';
import { isSignedIn } from '../../session/viewer.ts';
import { shownTheme } from '../../ui/shownTheme.ts';
import type { serviceLinkMutation } from './__generated__/serviceLinkMutation.graphql.ts';
import type { serviceLinkQuery } from './__generated__/serviceLinkQuery.graphql.ts';

/** Only a place that leaves `theme` in its address knows the site's themes: every other address stays as the operator gave it. */
function inTheme(link: string | null): string | null {
  if (link === null || !URL.canParse(link)) return link;
  const address = new URL(link);
  if (!address.searchParams.has('theme')) return link;
  address.searchParams.set('theme', shownTheme());
  return address.href;
}

const memberLink = (environment: IEnvironment): Promise<string | null> =>
  new Promise((resolve) => {
    commitMutation<serviceLinkMutation>(environment, {
      mutation: graphql`
        mutation serviceLinkMutation @raw_response_type {
          openCustomerService {
            ... on OpenCustomerServicePayload {
              url
            }
          }
        }
      `,
      variables: {},
      onCompleted: ({ openCustomerService }) => resolve(openCustomerService.url ?? null),
      // A guest can still be talked to.
      onError: () => resolve(null),
    });
  });

/** Where a guest is answered; `null` where the operator names no place, or cannot be asked. */
export async function guestLink(environment: IEnvironment): Promise<string | null> {
  const answer = await fetchQuery<serviceLinkQuery>(
    environment,
    graphql`
      query serviceLinkQuery @raw_response_type {
        site {
          customerServiceUrl
        }
      }
    `,
    {},
    { fetchPolicy: 'network-only' },
  )
    .toPromise()
    .catch(() => null);
  return inTheme(answer?.site.customerServiceUrl ?? null);
}

/** Where whoever is here is answered: a member at the desk of the rank, and known by a ticket for one use. */
export async function serviceLink(environment: IEnvironment): Promise<string | null> {
  const own = isSignedIn(environment) ? inTheme(await memberLink(environment)) : null;
  return own ?? guestLink(environment);
}
