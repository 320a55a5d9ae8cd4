import { useTranslation } from '../../../i18n/useTranslation.ts';
import { formatStamp } from '../../../i18n/formatStamp.ts';
import { Notice } from '../../../ui/Notice/Notice.tsx';
import type { Viewer } from '../../../session/useViewer.ts';
import { useTimeZone } from '../../../session/useTimeZone.ts';
import styles from './LimitsPage.module.css';

/** Above every page of the member centre while play is closed: until when, and that withdrawing is not. */
export function PauseNotice({ pause: { kind, until } }: { pause: NonNullable<Viewer['playPause']> }) {
  const { t } = useTranslation('limits');
  const timeZone = useTimeZone();
  return (
    <div className={styles['prompt']}>
      <Notice tone="info">{until ? t(`pause.${kind}`, { until: formatStamp(until, timeZone) }) : t('pause.forGood')}</Notice>
    </div>
  );
}
