import type { ComponentPropsWithRef, ReactNode } from 'react';
import styles from './IconButton.module.css';

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'className' | 'aria-label' | 'children'> {
  /** Its name, for assistive technology and as a tip. */
  label: string;
  children: ReactNode;
}

/** A square button of 44 px that shows an icon alone. */
export function IconButton({ label, children, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button title={label} {...rest} type={type} aria-label={label} className={styles['iconButton']}>
      {children}
    </button>
  );
}
