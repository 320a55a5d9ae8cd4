import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Link } from 'react-router-dom';
import { useDialogs } from '../../../overlays/dialogs.tsx';
import { usePanel } from '../../../overlays/usePanel.ts';
import { usePrepareDialog } from '../../../overlays/usePrepareDialog.ts';
import { ServiceProblem } from '../../customerService/ServiceProblem.tsx';
import { useCustomerService } from '../../customerService/useCustomerService.ts';
import styles from './MenuExtras.module.css';

/** Where somebody answers, and where answers stand. */
export function ServiceEntries() {
  const { t } = useTranslation(['menu', 'status']);
  const { open, isOpening, problem } = useCustomerService();
  const dialogs = useDialogs();
  const panel = usePanel();
  const announcements = usePrepareDialog('announcements');
  return (
    <>
      <ul>
        <li>
          <button type="button" className={styles['entry']} aria-disabled={isOpening || undefined} onClick={isOpening ? undefined : open}>
            {t('service.talk')}
          </button>
        </li>
        <li>
          <button type="button" className={styles['entry']} onClick={() => panel.open('messageV2')}>
            {t('service.messages')}
          </button>
        </li>
        <li>
          <button type="button" className={styles['entry']} {...announcements} onClick={() => dialogs.open('announcements')}>
            {t('service.announcements')}
          </button>
        </li>
        <li>
          <Link to="/help" className={styles['entry']}>
            {t('service.help')}
          </Link>
        </li>
      </ul>
      {problem && <ServiceProblem problem={problem} />}
    </>
  );
}
