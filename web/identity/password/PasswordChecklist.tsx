import { Check, Circle } from 'lucide-react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import styles from './PasswordChecklist.module.css';
import { passwordDemands } from './passwordDemands.ts';
import type { RegistrationRule } from './registrationRule.ts';

/** What the password still needs, ticked while it is typed. */
export function PasswordChecklist({ rule, value, range }: { rule: RegistrationRule; value: string; range: string }) {
  const { t } = useTranslation('auth');
  return (
    <div className={styles['checklist']}>
      <p>{t('register.passwordRules')}</p>
      <ul className={styles['list']}>
        {passwordDemands(rule, value).map(({ key, met }) => (
          <li key={key} data-met={met} className={styles['demand']}>
            {met ? <Check aria-hidden="true" /> : <Circle aria-hidden="true" />}
            {t(`password.${key}`, { range })}
            <span className="visually-hidden"> ({t(met ? 'register.met' : 'register.unmet')})</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
