import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useDialogs } from '../../overlays/dialogs.tsx';
import styles from './Announcements.module.css';

/** Leads on within the site, or out of it in a new tab. What it was read in closes. */
export function AnnouncementLink({ to, children }: { to: string; children: ReactNode }) {
  const { close } = useDialogs();
  return to.startsWith('/') ? (
    <Link to={to} className={styles['link']} onClick={close}>
      {children}
    </Link>
  ) : (
    <a href={to} target="_blank" rel="noopener noreferrer" className={styles['link']}>
      {children}
    </a>
  );
}
