import { initialOf } from '../ui/initialOf.ts';
import styles from './ProviderMark.module.css';

/** A sign for a service that has none here: its first letter, in a hue that follows from its id. */
export function ProviderMark({ provider, name }: { provider: string; name: string }) {
  const hue = [...provider].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 360, 7);
  return <span aria-hidden="true" className={styles['mark']} style={{ background: `hsl(${hue} 55% 32%)` }} data-letter={initialOf(name)} />;
}
