import { graphql } from 'react-relay/hooks';
import { useLazyLoadQuery } from '../relay/useLazyLoadQuery.ts';
import type { useTimeZoneQuery } from './__generated__/useTimeZoneQuery.graphql.ts';

/** The IANA time zone that the house tells its dates in. A question of its own: it is public, what the pages ask is the member's. */
export function useTimeZone(): string {
  const { site } = useLazyLoadQuery<useTimeZoneQuery>(
    graphql`
      query useTimeZoneQuery @raw_response_type {
        site {
          timeZone
        }
      }
    `,
    {},
  );
  return site.timeZone;
}
