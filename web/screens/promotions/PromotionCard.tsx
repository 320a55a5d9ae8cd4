import { useTranslation } from '../../i18n/useTranslation.ts';
import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import { Img } from '../../ui/Img/Img.tsx';
import styles from './PromotionCard.module.css';
import { PromotionDays } from './PromotionDays.tsx';
import { promotionPath } from './promotionPath.ts';
import { PromotionStatusMark } from './PromotionStatusMark.tsx';
import type { PromotionCard_promotion$key } from './__generated__/PromotionCard_promotion.graphql.ts';

export interface PromotionCardProps {
  promotion: PromotionCard_promotion$key;
  timeZone: string;
  /** For what is in sight at once. */
  eager: boolean;
}

/** A promotion in the list; the whole of it leads to its terms. */
export function PromotionCard({ promotion, timeZone, eager }: PromotionCardProps) {
  const { t } = useTranslation('promotions');
  const data = useFragment<PromotionCard_promotion$key>(
    graphql`
      fragment PromotionCard_promotion on Promotion {
        id
        code
        category
        title
        summary
        imageUrl
        status
        ...PromotionDays_promotion
      }
    `,
    promotion,
  );
  return (
    <article className={styles['card']} data-status={data.status ?? undefined}>
      <div className={styles['picture']}>
        <Img src={data.imageUrl} alt="" width={800} height={600} eager={eager} />
      </div>
      <div className={styles['words']}>
        <p className={styles['over']}>
          <span>{t(`category.${data.category}`)}</span>
          <PromotionStatusMark promotionId={data.id} status={data.status} />
        </p>
        <h2 className={styles['title']}>
          <Link to={promotionPath(data.code)} className={styles['link']}>
            {data.title}
          </Link>
        </h2>
        <p className={styles['summary']}>{data.summary}</p>
        <PromotionDays promotion={data} timeZone={timeZone} />
      </div>
    </article>
  );
}
