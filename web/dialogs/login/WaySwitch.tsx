import { useTranslation } from 'react-i18next';
import styles from './LoginWays.module.css';

export type LoginWay = 'username' | 'sms';

const ways: readonly LoginWay[] = ['username', 'sms'];

/** By name or by SMS. */
export function WaySwitch({ way, onChange }: { way: LoginWay; onChange: (way: LoginWay) => void }) {
  const { t } = useTranslation('login');
  return (
    <fieldset className={styles['switch']}>
      <legend className="visually-hidden">{t('ways.label')}</legend>
      {ways.map((each) => (
        <label key={each} className={styles['way']}>
          <input type="radio" name="loginType" value={each} checked={way === each} onChange={() => onChange(each)} />
          {t(`ways.${each}`)}
        </label>
      ))}
    </fieldset>
  );
}
