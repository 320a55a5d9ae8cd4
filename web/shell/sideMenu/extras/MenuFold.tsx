import { ChevronDown, type LucideIcon } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useBars } from '../../bars.tsx';
import styles from './MenuExtras.module.css';

export interface MenuFoldProps {
  icon: LucideIcon;
  label: string;
  inDrawer: boolean;
  children: ReactNode;
}

/** An entry that unfolds. In mini there is no room for what it holds: then the menu opens with it. */
export function MenuFold({ icon: Icon, label, inDrawer, children }: MenuFoldProps) {
  const id = useId();
  const { isMini, toggle } = useBars();
  const [isUnfolded, setUnfolded] = useState(false);
  const isNarrow = isMini && !inDrawer;
  const press = () => {
    if (isNarrow) toggle();
    setUnfolded(isNarrow || !isUnfolded);
  };
  return (
    <li>
      <button
        type="button"
        title={label}
        aria-expanded={isUnfolded && !isNarrow}
        aria-controls={id}
        className={styles['fold']}
        data-narrow={isNarrow || undefined}
        onClick={press}
      >
        <Icon aria-hidden="true" size={20} />
        <span className={styles['text']}>{label}</span>
        <ChevronDown aria-hidden="true" size={16} className={styles['sign']} />
      </button>
      <div id={id} hidden={!isUnfolded || isNarrow} className={styles['folded']}>
        {isUnfolded && children}
      </div>
    </li>
  );
}
