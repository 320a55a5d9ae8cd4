import type { ComponentPropsWithRef, ReactNode } from 'react';
import styles from './IconButton.module.css';

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'className' | 'aria-label' | 'children'> {
  /** Its name, for assistive technology and as a tip. */
  label: string;
  /** The press is being worked on, and no further one is taken meanwhile. Focus stays. */
  isBusy?: boolean;
  children: ReactNode;
}

/** A square button of 44 px that shows an icon alone. */
export function IconButton({ label, isBusy = false, children, onClick, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button
      title={label}
      {...rest}
      type={isBusy ? 'button' : type}
      aria-label={label}
      // `disabled` would throw focus away.
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? undefined : onClick}
      className={styles['iconButton']}
    >
      {children}
    </button>
  );
}
