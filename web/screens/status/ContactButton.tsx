import { useTranslation } from '../../i18n/useTranslation.ts';
import { ServiceProblem } from '../../shell/customerService/ServiceProblem.tsx';
import { useCustomerService } from '../../shell/customerService/useCustomerService.ts';
import { Button } from '../../ui/Button/Button.tsx';
import styles from './StatusScreen.module.css';

/** The way to customer service, and why it does not lead there. */
export function ContactButton() {
  const { t } = useTranslation('status');
  const { open, isOpening, problem } = useCustomerService();
  return (
    <div className={styles['contact']}>
      <Button variant="primary" isBusy={isOpening} onClick={open}>
        {t('closed.contact')}
      </Button>
      <ServiceProblem problem={problem} />
    </div>
  );
}
