import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useDialogs } from '../dialogs.tsx';
import { usePanel } from '../usePanel.ts';
import { useSignIn } from '../useSignIn.ts';
import styles from './Footer.module.css';

export function FooterAccount() {
  const { t } = useTranslation('shell');
  const { guard } = useSignIn();
  const { open } = useDialogs();
  const panel = usePanel();
  const entries: readonly [label: string, action: () => void][] = [
    [t('header.logIn'), () => open('login')],
    [t('header.deposit'), () => guard(() => panel.open('depositv2'))],
    [t('account.bets'), () => guard(() => panel.open('personalHistoryCopy'))],
  ];
  return (
    <nav aria-labelledby="footer-account">
      <h2 id="footer-account" className={styles['heading']}>
        {t('footer.account')}
      </h2>
      <ul>
        <li>
          <Link to="/register" className={styles['link']}>
            {t('header.register')}
          </Link>
        </li>
        {entries.map(([label, action]) => (
          <li key={label}>
            <button type="button" className={styles['link']} onClick={action}>
              {label}
            </button>
          </li>
        ))}
        <li>
          <Link to="/help" className={styles['link']}>
            {t('footer.help')}
          </Link>
        </li>
      </ul>
    </nav>
  );
}
