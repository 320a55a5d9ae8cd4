import { Suspense } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { graphql } from 'react-relay/hooks';
import { useRouteQuery } from '../../relay/useRouteQuery.ts';
import { BannerArea } from '../../shell/banners/BannerArea.tsx';
import { PromotionList } from './PromotionList.tsx';
import styles from './PromotionsScreen.module.css';
import { PromotionsSkeleton } from './PromotionsSkeleton.tsx';
import type { PromotionsScreenQuery } from './__generated__/PromotionsScreenQuery.graphql.ts';

/** What the house offers. */
export function PromotionsScreen() {
  return (
    <Suspense fallback={<PromotionsSkeleton />}>
      <Promotions />
    </Suspense>
  );
}

function Promotions() {
  const { t } = useTranslation('promotions');
  const data = useRouteQuery<PromotionsScreenQuery>(graphql`
    query PromotionsScreenQuery @preloadable @raw_response_type {
      ...Shell_query
      ...BannerArea_query @arguments(group: PROMOTIONS)
      ...PromotionList_query
      site {
        brandName
      }
    }
  `);
  return (
    <>
      <title>{t('title', { brand: data.site.brandName })}</title>
      <BannerArea query={data} />
      <h1 className={styles['heading']}>{t('heading')}</h1>
      <PromotionList query={data} />
    </>
  );
}
