import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ServiceProblem } from '../../customerService/ServiceProblem.tsx';
import { useCustomerService } from '../../customerService/useCustomerService.ts';
import styles from './MenuExtras.module.css';

/** Where somebody answers, and where answers stand. */
export function ServiceEntries() {
  const { t } = useTranslation(['menu', 'status']);
  const { open, isOpening, problem } = useCustomerService();
  return (
    <>
      <ul>
        <li>
          <button type="button" className={styles['entry']} disabled={isOpening} onClick={open}>
            {t('service.talk')}
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
