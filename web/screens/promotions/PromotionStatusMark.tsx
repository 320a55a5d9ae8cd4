import { useTranslation } from '../../i18n/useTranslation.ts';
import styles from './PromotionStatusMark.module.css';
import { useMemberStatus } from './useMemberStatus.ts';

export interface PromotionStatusMarkProps {
  promotionId: string;
  /** How it stands for everybody; null while it runs. */
  status: string | null | undefined;
}

/** How a promotion stands, in a word: for the member, where there is something to say, else for everybody. */
export function PromotionStatusMark({ promotionId, status }: PromotionStatusMarkProps) {
  const { t } = useTranslation('promotions');
  const shown = useMemberStatus(promotionId) ?? status;
  if (shown == null) return null;
  return (
    <span className={styles['mark']} data-status={shown}>
      {t(`status.${shown}`, { defaultValue: '' })}
    </span>
  );
}
