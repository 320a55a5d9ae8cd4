import { Cherry, House, ReceiptText, Wallet } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import styles from './BottomBar.module.css';
import { usePanel } from '../overlays/usePanel.ts';
import { useSignIn } from '../identity/useSignIn.ts';

/** What a thumb needs, on phones. */
export function BottomBar() {
  const { t } = useTranslation('shell');
  const { guard } = useSignIn();
  const panel = usePanel();
  return (
    <nav aria-label={t('bar.label')} className={styles['bar']}>
      <NavLink to="/" end className={styles['item'] ?? ''}>
        <House aria-hidden="true" /> {t('menu.home')}
      </NavLink>
      <NavLink to="/rng" className={styles['item'] ?? ''}>
        <Cherry aria-hidden="true" /> {t('bar.games')}
      </NavLink>
      <button type="button" className={styles['item']} onClick={() => guard(() => panel.open('depositv2'))}>
        <Wallet aria-hidden="true" /> {t('header.deposit')}
      </button>
      <button type="button" className={styles['item']} onClick={() => guard(() => panel.open('personalHistoryCopy'))}>
        <ReceiptText aria-hidden="true" /> {t('bar.bets')}
      </button>
    </nav>
  );
}
