import { betweenSentences } from '../../i18n/betweenSentences.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import styles from './CaptchaContact.module.css';
import { ServiceProblem } from './ServiceProblem.tsx';
import { useCustomerService } from './useCustomerService.ts';

/** For who cannot read the characters of a picture, in none of them: somebody to ask. */
export function CaptchaContact() {
  const { t, i18n } = useTranslation(['verification', 'status']);
  const { open, isOpening, problem } = useCustomerService();
  return (
    <div className={styles['contact']}>
      <span>{t('captcha.unreadable')}</span>
      {betweenSentences(i18n.language)}
      <button type="button" className={styles['link']} aria-disabled={isOpening || undefined} onClick={isOpening ? undefined : open}>
        {t('captcha.contact')}
      </button>
      {problem && <ServiceProblem problem={problem} />}
    </div>
  );
}
