import { Suspense } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { Link } from 'react-router-dom';
import { useDialogs } from '../../overlays/dialogs.tsx';
import { usePanel } from '../../overlays/usePanel.ts';
import { SectionBoundary } from '../../ui/SectionBoundary/SectionBoundary.tsx';
import { useSignIn } from '../../identity/useSignIn.ts';
import { useViewer } from '../../session/useViewer.ts';
import styles from './Footer.module.css';

export function FooterAccount() {
  const { t } = useTranslation('shell');
  const { guard } = useSignIn();
  const panel = usePanel();
  const entries: readonly [label: string, action: () => void][] = [
    [t('header.deposit'), () => guard(() => panel.open('depositv2'))],
    [t('account.bets'), () => guard(() => panel.open('personalHistoryCopy'))],
    [t('account.limits'), () => guard(() => panel.open('limits'))],
  ];
  return (
    <nav aria-labelledby="footer-account">
      <h2 id="footer-account" className={styles['heading']}>
        {t('footer.account')}
      </h2>
      <ul>
        <SectionBoundary fallback={null}>
          <Suspense>
            <GuestEntries />
          </Suspense>
        </SectionBoundary>
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

/** The ways in, for whoever is not in. */
function GuestEntries() {
  const { t } = useTranslation('shell');
  const { open } = useDialogs();
  if (useViewer()) return null;
  return (
    <>
      <li>
        <Link to="/register" className={styles['link']}>
          {t('header.register')}
        </Link>
      </li>
      <li>
        <button type="button" className={styles['link']} onClick={() => open('login')}>
          {t('header.logIn')}
        </button>
      </li>
    </>
  );
}
