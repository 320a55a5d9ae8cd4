import { useTranslation } from '../../i18n/useTranslation.ts';
import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import { backNavigation, lastAddressOf } from '../../shell/lastAddress.ts';
import { FormattedText } from '../../ui/FormattedText/FormattedText.tsx';
import { Img } from '../../ui/Img/Img.tsx';
import { PromotionAction } from './PromotionAction.tsx';
import { PromotionDays } from './PromotionDays.tsx';
import styles from './PromotionDetail.module.css';
import { PromotionStatusMark } from './PromotionStatusMark.tsx';
import type { PromotionDetail_promotion$key } from './__generated__/PromotionDetail_promotion.graphql.ts';

export interface PromotionDetailProps {
  promotion: PromotionDetail_promotion$key;
  timeZone: string;
}

/** A promotion: who may have it and what it asks come first, then what can be done now, then the terms. */
export function PromotionDetail({ promotion, timeZone }: PromotionDetailProps) {
  const { t } = useTranslation('promotions');
  const data = useFragment<PromotionDetail_promotion$key>(
    graphql`
      fragment PromotionDetail_promotion on Promotion {
        id
        category
        title
        summary
        imageUrl
        status
        eligibility
        turnover
        terms
        ...PromotionAction_promotion
        ...PromotionDays_promotion
      }
    `,
    promotion,
  );
  return (
    <article className={styles['detail']}>
      <Link to={lastAddressOf('/promotions')} state={backNavigation} className={styles['back']}>
        {t('detail.all')}
      </Link>
      <div className={styles['head']}>
        <div className={styles['picture']}>
          <Img src={data.imageUrl} alt="" width={800} height={600} eager />
        </div>
        <div className={styles['words']}>
          <p className={styles['over']}>
            <span>{t(`category.${data.category}`)}</span>
            <PromotionStatusMark promotionId={data.id} status={data.status} />
          </p>
          <h1 className={styles['title']}>{data.title}</h1>
          <p>{data.summary}</p>
          <dl className={styles['facts']}>
            <dt>{t('detail.eligibility')}</dt>
            <dd>{data.eligibility}</dd>
            <dt>{t('detail.turnover')}</dt>
            <dd>{data.turnover}</dd>
          </dl>
          <PromotionDays promotion={data} timeZone={timeZone} />
          <PromotionAction promotion={data} />
        </div>
      </div>
      <section aria-labelledby="promotion-terms" className={styles['terms']}>
        <h2 id="promotion-terms">{t('detail.terms')}</h2>
        <FormattedText html={data.terms} />
      </section>
    </article>
  );
}
