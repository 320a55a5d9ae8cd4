import { NavLink } from 'react-router-dom';
import { CategoryIcon } from '../CategoryIcon.tsx';
import styles from './SideMenu.module.css';

/** One entry. In mini its words are gone from sight, so they are its tip as well. */
export function MenuLink({ to, icon, label }: { to: string; icon: string; label: string }) {
  return (
    <NavLink to={to} end className={styles['link'] ?? ''} title={label}>
      <CategoryIcon category={icon} />
      <span className={styles['text']}>{label}</span>
    </NavLink>
  );
}
