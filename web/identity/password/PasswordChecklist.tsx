import { Check, Circle } from 'lucide-react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import styles from './PasswordChecklist.module.css';
import { passwordDemands } from './passwordDemands.ts';
import type { RegistrationRule } from './registrationRule.ts';

export interface PasswordChecklistProps {
  /** By which the field is described. */
  id: string;
  rule: RegistrationRule;
  value: string;
  range: string;
}

/** What the password still needs, ticked while it is typed. */
export function PasswordChecklist({ id, rule, value, range }: PasswordChecklistProps) {
  const { t } = useTranslation('auth');
  return (
    <div id={id} className={styles['checklist']}>
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
