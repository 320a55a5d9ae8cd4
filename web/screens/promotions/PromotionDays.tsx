import { useTranslation } from '../../i18n/useTranslation.ts';
import { graphql, useFragment } from 'react-relay/hooks';
import { formatTime } from '../../i18n/formatTime.ts';
import type { PromotionDays_promotion$key } from './__generated__/PromotionDays_promotion.graphql.ts';
import styles from './PromotionDays.module.css';

export interface PromotionDaysProps {
  promotion: PromotionDays_promotion$key;
  /** Of the house: a promotion begins and ends with its days, as the terms say. */
  timeZone: string;
}

/** From when until when a promotion runs, as far as such days are set; no clock runs down. */
export function PromotionDays({ promotion, timeZone }: PromotionDaysProps) {
  const { t, i18n } = useTranslation('promotions');
  const { startsAt, endsAt } = useFragment<PromotionDays_promotion$key>(
    graphql`
      fragment PromotionDays_promotion on Promotion {
        startsAt
        endsAt
      }
    `,
    promotion,
  );
  const [from, until] = [startsAt, endsAt].map((instant) => (instant == null ? undefined : formatTime(instant, i18n.language, timeZone)));
  if (from === undefined && until === undefined) return null;
  const text =
    from === undefined ? t('days.until', { until }) : until === undefined ? t('days.from', { from }) : t('days.both', { from, until });
  return <p className={styles['days']}>{text}</p>;
}
