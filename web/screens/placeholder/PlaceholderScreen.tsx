import { Suspense } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { graphql } from 'react-relay/hooks';
import { Link, useMatches, useSearchParams } from 'react-router-dom';
import { useRouteQuery } from '../../relay/useRouteQuery.ts';
import { BannerArea } from '../../shell/banners/BannerArea.tsx';
import { BannerSkeleton } from '../../shell/banners/BannerSkeleton.tsx';
import { buttonClass } from '../../ui/Button/buttonClass.ts';
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx';
import { lotteryOf } from './lotteryOf.ts';
import { OpenGames } from './OpenGames.tsx';
import type { PlaceholderHandle, PlaceholderName } from './PlaceholderHandle.ts';
import styles from './PlaceholderScreen.module.css';
import type { PlaceholderScreenQuery } from './__generated__/PlaceholderScreenQuery.graphql.ts';

/** What is missing here, said plainly, and the games that can be played now. */
export function PlaceholderScreen() {
  const handle = useMatches().at(-1)?.handle as PlaceholderHandle;
  const { place } = handle;
  return (
    <Suspense key={place} fallback={place === 'pointMall' ? <BannerSkeleton /> : null}>
      <Placeholder place={place} />
    </Suspense>
  );
}

function Placeholder({ place }: { place: PlaceholderName }) {
  const { t } = useTranslation('placeholder');
  const [parameters] = useSearchParams();
  const data = useRouteQuery<PlaceholderScreenQuery>(graphql`
    query PlaceholderScreenQuery($hasBanner: Boolean!) @preloadable @raw_response_type {
      ...Shell_query
      ...BannerArea_query @arguments(group: POINT_MALL) @include(if: $hasBanner) @alias(as: "bannerArea")
      site {
        brandName
      }
      ...OpenGames_query
    }
  `);
  const { gameCode, playType } = lotteryOf(parameters);
  const heading = t(`${place}.heading`);
  return (
    <>
      <title>{t('title', { heading, brand: data.site.brandName })}</title>
      {data.bannerArea && <BannerArea query={data.bannerArea} />}
      <h1 className={styles['heading']}>{heading}</h1>
      {gameCode && (place === 'lottery' || place === 'vnlottery') ? (
        <EmptyState
          title={t('named.title', { game: gameCode })}
          text={playType ? t('named.play', { game: gameCode, play: playType }) : t('named.text')}
          action={<ToSlots />}
        />
      ) : (
        <EmptyState title={t(`${place}.title`)} text={t(`${place}.text`)} action={<ToSlots />} />
      )}
      <OpenGames query={data} />
    </>
  );
}

function ToSlots() {
  const { t } = useTranslation('placeholder');
  return (
    <Link to="/rng" className={buttonClass({ variant: 'primary' })}>
      {t('slots')}
    </Link>
  );
}
