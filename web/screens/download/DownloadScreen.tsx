import { graphql } from 'react-relay/hooks';
import { useRouteQuery } from '../../relay/useRouteQuery.ts';
import { DownloadSteps } from './DownloadSteps.tsx';
import type { DownloadScreenQuery } from './__generated__/DownloadScreenQuery.graphql.ts';

/** `/download`: the steps alone. It asks for nothing that guests may not be told where the site is for members alone. */
export function DownloadScreen() {
  const { site } = useRouteQuery<DownloadScreenQuery>(graphql`
    query DownloadScreenQuery @preloadable @raw_response_type {
      ...Shell_query @arguments(hasMenus: false)
      site {
        ...DownloadSteps_site
      }
    }
  `);
  return <DownloadSteps site={site} />;
}
