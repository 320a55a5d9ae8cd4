import { Suspense } from 'react';
import { graphql } from 'react-relay/hooks';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { useRouteQuery } from '../../relay/useRouteQuery.ts';
import { BannerArea } from '../../shell/banners/BannerArea.tsx';
import type { HomeScreenQuery } from './__generated__/HomeScreenQuery.graphql.ts';
import { HomeSkeleton } from './HomeSkeleton.tsx';
import { HomeFoot } from './HomeFoot.tsx';
import { HomeNotices } from './notices/HomeNotices.tsx';
import { OwnShelf } from './OwnShelf.tsx';
import { PopularGames } from './PopularGames.tsx';
import { VendorRail } from './VendorRail.tsx';

export function HomeScreen() {
  return (
    <Suspense fallback={<HomeSkeleton />}>
      <HomeContent />
    </Suspense>
  );
}

function HomeContent() {
  const { t } = useTranslation('home');
  const data = useRouteQuery<HomeScreenQuery>(graphql`
    query HomeScreenQuery @preloadable @raw_response_type {
      ...Shell_query
      site {
        brandName
      }
      ...BannerArea_query @arguments(group: HOME)
      ...HomeNotices_query
      ...PopularGames_query
      gameCategories {
        category
        vendors {
          id
        }
        ...VendorRail_lane
      }
    }
  `);
  const brand = { brand: data.site.brandName };
  const lanes = (data.gameCategories ?? []).filter(({ vendors }) => vendors.length > 0);
  return (
    <>
      <title>{t('title', brand)}</title>
      <h1 className="visually-hidden">{t('heading', brand)}</h1>
      <BannerArea query={data} isHome />
      <HomeNotices query={data} />
      <OwnShelf list="recent" />
      <PopularGames query={data} />
      <OwnShelf list="favourites" />
      {lanes.map((lane) => (
        <VendorRail key={lane.category} lane={lane} />
      ))}
      <HomeFoot />
    </>
  );
}
