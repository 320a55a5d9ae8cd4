import { useTranslation } from '../../i18n/useTranslation.ts';
import { ServiceProblem } from '../customerService/ServiceProblem.tsx';
import { useCustomerService } from '../customerService/useCustomerService.ts';
import styles from './Footer.module.css';

/** Who wants to be an affiliate asks customer service. */
export function PartnerButton() {
  const { t } = useTranslation(['shell', 'status']);
  const { open, isOpening, problem } = useCustomerService();
  return (
    <>
      <button type="button" className={styles['link']} aria-disabled={isOpening || undefined} onClick={isOpening ? undefined : open}>
        {t('footer.affiliates')}
      </button>
      {problem && <ServiceProblem problem={problem} />}
    </>
  );
}
