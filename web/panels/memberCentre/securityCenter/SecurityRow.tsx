import { type LucideIcon } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Button } from '../../../ui/Button/Button.tsx';
import styles from './SecurityRow.module.css';

export interface SecurityRowProps {
  icon: LucideIcon;
  title: string;
  /** How it stands now. */
  state: ReactNode;
  /** What its button does; left out where nothing can be done. */
  action?: string;
  onPress: () => void;
  /** The form, where it is open below. Left out for a row that leads elsewhere. */
  isOpen?: boolean;
  children?: ReactNode;
}

/** One thing that the account is held by: how it stands, and the button that changes it. */
export function SecurityRow({ icon: Icon, title, state, action, onPress, isOpen, children }: SecurityRowProps) {
  const bodyId = useId();
  const titleId = useId();
  return (
    <li className={styles['row']}>
      <div className={styles['head']}>
        <Icon aria-hidden="true" size={22} className={styles['icon']} />
        <div className={styles['words']}>
          <p id={titleId} className={styles['title']}>
            {title}
          </p>
          <p className={styles['state']}>{state}</p>
        </div>
        {action !== undefined && (
          <Button
            aria-describedby={titleId}
            {...(isOpen === undefined ? {} : { 'aria-expanded': isOpen, 'aria-controls': bodyId })}
            onClick={onPress}
          >
            {action}
          </Button>
        )}
      </div>
      {isOpen !== undefined && (
        <div id={bodyId} hidden={!isOpen} className={styles['body']}>
          {isOpen && children}
        </div>
      )}
    </li>
  );
}
