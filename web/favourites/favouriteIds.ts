import { fetchQuery, graphql } from 'react-relay/hooks';
import { createOperationDescriptor, getRequest, type IEnvironment } from 'relay-runtime';
import type { favouriteIdsQuery } from './__generated__/favouriteIdsQuery.graphql.ts';

/** Asked for apart from the tiles, which read the same for everybody. */
const query = graphql`
  query favouriteIdsQuery @raw_response_type {
    viewer {
      id
      favouriteGameIds
    }
  }
`;

const snapshotOf = (environment: IEnvironment) => environment.lookup(createOperationDescriptor(getRequest(query), {}).fragment);

/** Ids of the games that the member has marked; empty while that is not known. */
export function favouriteIds(environment: IEnvironment): readonly string[] {
  const { viewer } = snapshotOf(environment).data as { viewer?: { favouriteGameIds?: readonly string[] | null } | null };
  return viewer?.favouriteGameIds ?? [];
}

/** Tells whenever they change; the result ends that. */
export const onFavouritesChange = (environment: IEnvironment, listener: () => void): (() => void) =>
  environment.subscribe(snapshotOf(environment), listener).dispose;

/** Asks for them where that has not been done; however many tiles do, it is one request. A failure leaves the tiles unmarked. */
export function askForFavourites(environment: IEnvironment): void {
  fetchQuery<favouriteIdsQuery>(environment, query, {}, { fetchPolicy: 'store-or-network' }).subscribe({ error: () => undefined });
}
