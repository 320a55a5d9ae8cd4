import { CircleUserRound, Gamepad2, Gift, House, Wallet } from 'lucide-react';
import { useTranslation } from '../i18n/useTranslation.ts';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { categoryRoutes } from './categories.ts';
import styles from './BottomBar.module.css';
import { usePanel } from '../overlays/usePanel.ts';
import { useSignIn } from '../identity/useSignIn.ts';

/** What a thumb needs, on phones. */
export function BottomBar() {
  const { t } = useTranslation('shell');
  const { guard } = useSignIn();
  const panel = usePanel();
  const { pathname } = useLocation();
  const isLobby = categoryRoutes.some(({ path }) => path === pathname);
  return (
    <nav aria-label={t('bar.label')} className={styles['bar']} data-off-paper>
      <NavLink to="/" end className={styles['item'] ?? ''}>
        <House aria-hidden="true" /> {t('menu.home')}
      </NavLink>
      <Link to="/rng" aria-current={isLobby ? 'page' : undefined} className={styles['item']}>
        <Gamepad2 aria-hidden="true" /> {t('bar.games')}
      </Link>
      <button type="button" className={styles['item']} onClick={() => guard(() => panel.open('depositv2'))}>
        <Wallet aria-hidden="true" /> {t('bar.wallet')}
      </button>
      <NavLink to="/promotions" className={styles['item'] ?? ''}>
        <Gift aria-hidden="true" /> {t('bar.promotions')}
      </NavLink>
      <button type="button" className={styles['item']} onClick={() => guard(() => panel.open('personalHistoryCopy'))}>
        <CircleUserRound aria-hidden="true" /> {t('bar.me')}
      </button>
    </nav>
  );
}
