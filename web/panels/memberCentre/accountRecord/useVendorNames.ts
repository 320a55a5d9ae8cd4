import { graphql } from 'react-relay/hooks';
import { useLazyLoadQuery } from '../../../relay/useLazyLoadQuery.ts';
import type { useVendorNamesQuery } from './__generated__/useVendorNamesQuery.graphql.ts';

/** What players know makers by, by their codes. A question of its own: it is public, and the shell has asked it mostly. */
export function useVendorNames(): ReadonlyMap<string, string> {
  const { gameCategories } = useLazyLoadQuery<useVendorNamesQuery>(
    graphql`
      query useVendorNamesQuery @raw_response_type {
        gameCategories {
          vendors {
            code
            name
          }
        }
      }
    `,
    {},
  );
  return new Map(gameCategories?.flatMap(({ vendors }) => vendors.map(({ code, name }) => [code, name])));
}
