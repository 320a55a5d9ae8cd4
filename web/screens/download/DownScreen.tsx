import { graphql } from 'react-relay/hooks';
import { useRouteQuery } from '../../relay/useRouteQuery.ts';
import { BannerArea } from '../../shell/banners/BannerArea.tsx';
import { DownloadSteps } from './DownloadSteps.tsx';
import type { DownScreenQuery } from './__generated__/DownScreenQuery.graphql.ts';

/** `/down`: the steps within the site, below its banners. */
export function DownScreen() {
  const data = useRouteQuery<DownScreenQuery>(graphql`
    query DownScreenQuery @preloadable @raw_response_type {
      ...Shell_query
      ...BannerArea_query @arguments(group: DOWNLOAD)
      site {
        ...DownloadSteps_site
      }
    }
  `);
  return (
    <>
      <BannerArea query={data} />
      <DownloadSteps site={data.site} />
    </>
  );
}
