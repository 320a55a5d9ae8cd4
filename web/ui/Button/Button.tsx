import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { useIsOnline } from '../useIsOnline.ts';
import { connectionNoticeId } from './connectionNoticeId.ts';
import { type ButtonLook, buttonClass } from './buttonClass.ts';
import styles from './Button.module.css';

export interface ButtonProps extends ButtonLook, Omit<ComponentPropsWithRef<'button'>, 'className'> {
  /** What the button says: what will happen, and how much ("Deposit 200,000"). */
  children: ReactNode;
  /** Shows that the press is being worked on, and takes no further press meanwhile. Focus stays. */
  isBusy?: boolean;
  /** Takes no press for now. Other than by `disabled`, the focus stays on it: for one that a press may bring there. */
  isOff?: boolean;
  icon?: ReactNode;
}

const hold = (event: MouseEvent): void => event.preventDefault();

export function Button({
  variant,
  size,
  wide,
  isBusy = false,
  isOff = false,
  icon,
  children,
  onClick,
  autoFocus,
  type = 'button',
  ...rest
}: ButtonProps) {
  // What sends something cannot; why stands at the top of the page.
  const isOffline = !useIsOnline() && type === 'submit';
  const isIdle = isBusy || isOff || isOffline;
  return (
    <button
      {...rest}
      autoFocus={autoFocus}
      data-autofocus={autoFocus || undefined}
      // It stays its form's own: a form of one field that has none is sent by Enter all the same. `disabled` would throw focus away.
      type={type}
      aria-disabled={isIdle || undefined}
      aria-describedby={isOffline ? connectionNoticeId : rest['aria-describedby']}
      data-busy={isBusy || undefined}
      data-off={isOff || isOffline || undefined}
      onClick={isIdle ? hold : onClick}
      className={buttonClass({ ...(variant && { variant }), ...(size && { size }), ...(wide && { wide }) })}
    >
      {icon}
      <span className={styles['label']}>{children}</span>
      {isBusy && <span className={styles['busy']} aria-hidden="true" />}
    </button>
  );
}
