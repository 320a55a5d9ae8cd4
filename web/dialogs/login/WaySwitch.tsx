import { useTranslation } from 'react-i18next';
import { useLoginWays } from './useLoginWays.ts';
import styles from './LoginWays.module.css';

export type LoginWay = 'username' | 'sms';

const ways: readonly LoginWay[] = ['username', 'sms'];

/** By name or by SMS; nothing to choose where the brand has the one way only. */
export function WaySwitch({ way, onChange }: { way: LoginWay; onChange: (way: LoginWay) => void }) {
  const { t } = useTranslation('login');
  const { smsLogIn } = useLoginWays();
  if (!smsLogIn) return null;
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
