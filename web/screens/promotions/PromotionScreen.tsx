import { Suspense } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { graphql } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import { useRouteQuery } from '../../relay/useRouteQuery.ts';
import { buttonClass } from '../../ui/Button/buttonClass.ts';
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx';
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { PromotionDetail } from './PromotionDetail.tsx';
import styles from './PromotionsScreen.module.css';
import type { PromotionScreenQuery } from './__generated__/PromotionScreenQuery.graphql.ts';

/** One promotion, named by `id` in the address. */
export function PromotionScreen() {
  return (
    <Suspense fallback={<Skeleton height="320px" />}>
      <Promotion />
    </Suspense>
  );
}

function Promotion() {
  const { t } = useTranslation('promotions');
  const { site, promotion } = useRouteQuery<PromotionScreenQuery>(graphql`
    query PromotionScreenQuery($code: String!) @preloadable @raw_response_type {
      ...Shell_query
      site {
        brandName
        timeZone
      }
      promotion(code: $code) {
        title
        ...PromotionDetail_promotion
      }
    }
  `);
  if (promotion)
    return (
      <>
        <title>{t('detailTitle', { title: promotion.title, brand: site.brandName })}</title>
        <PromotionDetail promotion={promotion} timeZone={site.timeZone} />
      </>
    );
  return (
    <>
      <title>{t('title', { brand: site.brandName })}</title>
      <h1 className={styles['heading']}>{t('heading')}</h1>
      <EmptyState
        title={t('gone.title')}
        text={t('gone.text')}
        action={
          <Link to="/promotions" className={buttonClass({ variant: 'primary' })}>
            {t('gone.all')}
          </Link>
        }
      />
    </>
  );
}
