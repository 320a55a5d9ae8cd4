import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import { useRouteQuery } from '../../relay/useRouteQuery.ts';
import { BannerArea } from '../../shell/banners/BannerArea.tsx';
import { BannerSkeleton } from '../../shell/banners/BannerSkeleton.tsx';
import { buttonClass } from '../../ui/Button/buttonClass.ts';
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx';
import styles from './PromotionsScreen.module.css';
import type { PromotionsScreenQuery } from './__generated__/PromotionsScreenQuery.graphql.ts';

/** What the house offers. */
export function PromotionsScreen() {
  return (
    <Suspense fallback={<BannerSkeleton />}>
      <Promotions />
    </Suspense>
  );
}

function Promotions() {
  const { t } = useTranslation('promotions');
  const data = useRouteQuery<PromotionsScreenQuery>(graphql`
    query PromotionsScreenQuery {
      ...Shell_query
      ...BannerArea_query @arguments(group: PROMOTIONS)
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
      <EmptyState
        title={t('empty.title')}
        text={t('empty.text')}
        action={
          <Link to="/" className={buttonClass({ variant: 'primary' })}>
            {t('empty.home')}
          </Link>
        }
      />
    </>
  );
}
