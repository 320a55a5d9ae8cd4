import { Suspense } from 'react';
import { graphql } from 'react-relay/hooks';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { useRouteQuery } from '../../relay/useRouteQuery.ts';
import { BannerArea } from '../../shell/banners/BannerArea.tsx';
import { SectionFault } from '../../shell/SectionFault.tsx';
import type { LobbyScreenQuery } from './__generated__/LobbyScreenQuery.graphql.ts';
import { LobbyFilterBar } from './LobbyFilterBar.tsx';
import { asksForAll, isOwnList } from './lobbyFilters.ts';
import { LobbyGames } from './LobbyGames.tsx';
import { LobbyLists } from './LobbyLists.tsx';
import { LobbyRooms } from './rooms/LobbyRooms.tsx';
import { LobbySkeleton } from './LobbySkeleton.tsx';
import { LobbyVacant } from './LobbyVacant.tsx';
import { OwnGames } from './OwnGames.tsx';
import { useLobbyFilters } from './useLobbyFilters.ts';
import { useLobbyRoute } from './useLobbyRoute.ts';
import styles from './LobbyScreen.module.css';

export function LobbyScreen() {
  return (
    <Suspense fallback={<LobbySkeleton />}>
      <LobbyContent />
    </Suspense>
  );
}

function LobbyContent() {
  const { t } = useTranslation(['lobby', 'shell']);
  const { category } = useLobbyRoute();
  const address = useLobbyFilters();
  const data = useRouteQuery<LobbyScreenQuery>(graphql`
    query LobbyScreenQuery(
      $category: GameCategory!
      $bannerGroup: BannerGroup!
      $hot: Boolean
      $order: GameOrder
      $vendor: String
      $search: String
      $classification: String
      $minStake: Decimal
      $minLines: Int
      $page: Int!
      $hasRooms: Boolean = false
    ) @preloadable @raw_response_type {
      ...Shell_query
      site {
        brandName
      }
      ...BannerArea_query @arguments(group: $bannerGroup)
      ...LobbyRooms_query @include(if: $hasRooms) @alias(as: "withRooms")
      gameCategories {
        category
        vendors {
          code
          name
        }
        ...LobbyFilterBar_lane
        ...LobbyEmpty_lanes
        ...LobbyVacant_lanes
      }
      games(
        category: $category
        hot: $hot
        order: $order
        vendor: $vendor
        search: $search
        classification: $classification
        minStake: $minStake
        minLines: $minLines
        page: $page
        pageSize: 42
      ) {
        totalCount
        ...LobbyGames_page
      }
    }
  `);
  const lanes = data.gameCategories ?? [];
  const lane = lanes.find((each) => each.category === category);
  const lobby = t(`shell:category.${category}`);
  // One studio's games are a page of their own, and called by its name.
  const studio = lane?.vendors.find(({ code }) => code !== '' && code === address.filters.vendor)?.name;
  const title = t('title', { category: studio ? `${studio} · ${lobby}` : lobby, brand: data.site.brandName });
  if (data.games?.totalCount === 0 && asksForAll(address.filters)) {
    // First of all that there is nothing: the banner above would invite to it.
    return (
      <>
        <title>{title}</title>
        <h1 className={styles['heading']}>{lobby}</h1>
        <LobbyVacant lobby={lobby} lanes={lanes} />
        <BannerArea query={data} />
      </>
    );
  }
  return (
    <>
      <title>{title}</title>
      <BannerArea query={data} />
      <h1 className={styles['heading']}>{studio ?? lobby}</h1>
      <LobbyLists address={address}>
        {isOwnList(address.filters.list) ? (
          <OwnGames list={address.filters.list} category={category} address={address} />
        ) : (
          <>
            {data.withRooms && <LobbyRooms query={data.withRooms} />}
            <LobbyFilterBar lane={lane} address={address} />
            {data.games ? <LobbyGames page={data.games} lanes={lanes} address={address} /> : <SectionFault />}
          </>
        )}
      </LobbyLists>
    </>
  );
}
