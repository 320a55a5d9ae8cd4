import { useTranslation } from '../../../i18n/useTranslation.ts';
import { formatTime } from '../../../i18n/formatTime.ts';
import { Notice } from '../../../ui/Notice/Notice.tsx';
import type { Viewer } from '../../../session/useViewer.ts';
import styles from './LimitsPage.module.css';

/** Above every page of the member centre while play is closed: until when, and that withdrawing is not. */
export function PauseNotice({ pause: { kind, until } }: { pause: NonNullable<Viewer['playPause']> }) {
  const { t, i18n } = useTranslation('limits');
  return (
    <div className={styles['prompt']}>
      <Notice tone="info">{until ? t(`pause.${kind}`, { until: formatTime(until, i18n.language) }) : t('pause.forGood')}</Notice>
    </div>
  );
}
