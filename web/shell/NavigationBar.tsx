import { useNavigation } from 'react-router-dom';
import styles from './Shell.module.css';

/** A line at the top while the next screen is on its way; the screen before stays until then. */
export function NavigationBar() {
  const { state } = useNavigation();
  return <div aria-hidden="true" className={styles['progress']} data-active={state !== 'idle' || undefined} />;
}
