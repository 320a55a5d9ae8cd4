import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './Notice.module.css';

export interface NoticeProps {
  /** `danger` interrupts a screen reader; the others wait for a pause. `plain` is read in its place only. */
  tone: 'danger' | 'gain' | 'info' | 'plain';
  children: ReactNode;
  action?: ReactNode;
}

const icons = { danger: CircleAlert, gain: CircleCheck, info: Info, plain: Info };
const roles = { danger: 'alert', gain: 'status', info: 'status', plain: undefined } as const;

/** A sentence about what just happened, in the place where it happened. */
export function Notice({ tone, children, action }: NoticeProps) {
  const Icon = icons[tone];
  return (
    <div className={styles['notice']} data-tone={tone} role={roles[tone]}>
      <Icon aria-hidden="true" className={styles['icon']} />
      <div className={styles['text']}>{children}</div>
      {action && <div className={styles['action']}>{action}</div>}
    </div>
  );
}
