import { Suspense } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { graphql } from 'react-relay/hooks';
import { useRouteQuery } from '../../relay/useRouteQuery.ts';
import { BannerArea } from '../../shell/banners/BannerArea.tsx';
import { useScreenMatch } from '../../shell/useScreenMatch.ts';
import { HelpContent } from './HelpContent.tsx';
import { HelpSkeleton } from './HelpSkeleton.tsx';
import centreQuery, { type HelpCentreScreenQuery } from './__generated__/HelpCentreScreenQuery.graphql.ts';
import type { HelpScreenQuery } from './__generated__/HelpScreenQuery.graphql.ts';

export function HelpScreen() {
  const isForGuests = useScreenMatch()?.query.params.name === centreQuery.params.name;
  return <Suspense fallback={<HelpSkeleton withBanner={!isForGuests} />}>{isForGuests ? <HelpForGuests /> : <Help />}</Suspense>;
}

function Help() {
  const { t } = useTranslation('help');
  const data = useRouteQuery<HelpScreenQuery>(graphql`
    query HelpScreenQuery @preloadable @raw_response_type {
      ...Shell_query
      ...BannerArea_query @arguments(group: HELP)
      site {
        brandName
      }
      ...HelpContent_query
    }
  `);
  return (
    <>
      <title>{t('title', { brand: data.site.brandName })}</title>
      <BannerArea query={data} />
      <HelpContent query={data} heading={t('heading')} />
    </>
  );
}

function HelpForGuests() {
  const { t } = useTranslation('help');
  const data = useRouteQuery<HelpCentreScreenQuery>(centreQuery);
  return (
    <>
      <title>{t('title', { brand: data.site.brandName })}</title>
      <HelpContent query={data} heading={t('heading')} />
    </>
  );
}
