import { useNavigation } from 'react-router-dom';
import styles from './Shell.module.css';

/** A line at the top while the next screen is on its way, or what is to lie over it (`isWaiting`); what was there stays until then. */
export function NavigationBar({ isWaiting = false }: { isWaiting?: boolean }) {
  const { state } = useNavigation();
  return <div aria-hidden="true" className={styles['progress']} data-active={isWaiting || state !== 'idle' || undefined} />;
}
