import type { Ref } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { Checkbox } from '../../ui/Checkbox/Checkbox.tsx';
import { forgetRemembered } from '../../identity/remembered.ts';
import styles from './LoginForm.module.css';

export interface RememberAndForgotProps {
  name: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  onBlur: () => void;
  onForgot: () => void;
  ref: Ref<HTMLInputElement>;
}

/** Staying signed in for a day, and the way out for who forgot the password. */
export function RememberAndForgot({ onChange, onForgot, ...box }: RememberAndForgotProps) {
  const { t } = useTranslation('login');
  return (
    <div className={styles['between']}>
      <Checkbox
        {...box}
        onChange={({ target }) => {
          onChange(target.checked);
          // Unticked is forgotten at once; ticked counts from the login on.
          if (!target.checked) forgetRemembered();
        }}
      >
        {t('remember')}
      </Checkbox>
      <button type="button" className={styles['link']} onClick={onForgot}>
        {t('forgot')}
      </button>
    </div>
  );
}
