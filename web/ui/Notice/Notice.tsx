import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './Notice.module.css';

export interface NoticeProps {
  /** `danger` interrupts a screen reader; the others wait for a pause. `plain` is read in its place only. */
  tone: 'danger' | 'gain' | 'info' | 'plain';
  children: ReactNode;
  action?: ReactNode;
  /**
   * Its cause is being tried again: it keeps its place out of sight. Were it taken away, what lies below would move under the
   * pointer, and the second press of a double click would hit that.
   */
  isPast?: boolean;
}

const icons = { danger: CircleAlert, gain: CircleCheck, info: Info, plain: Info };
const roles = { danger: 'alert', gain: 'status', info: 'status', plain: undefined } as const;

/** A sentence about what just happened, in the place where it happened. */
export function Notice({ tone, children, action, isPast = false }: NoticeProps) {
  const Icon = icons[tone];
  const role = roles[tone];
  const own = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const held = document.activeElement;
    if (role === undefined || !own.current?.closest('form')?.contains(held)) return;
    // Whoever has just sent the form looks at its button: with what else has grown above, either may lie out of sight by now.
    held?.scrollIntoView({ block: 'nearest' });
    own.current.scrollIntoView({ block: 'nearest' });
  }, [role]);
  return (
    <div ref={own} className={styles['notice']} data-tone={tone} data-past={isPast || undefined} role={role}>
      <Icon aria-hidden="true" className={styles['icon']} />
      <div className={styles['text']}>{children}</div>
      {action && <div className={styles['action']}>{action}</div>}
    </div>
  );
}
