import type { ComponentPropsWithRef, ReactNode } from 'react';
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
      // A busy submit button must not submit a second time; `disabled` would throw focus away.
      type={isIdle ? 'button' : type}
      aria-disabled={isIdle || undefined}
      aria-describedby={isOffline ? connectionNoticeId : rest['aria-describedby']}
      data-busy={isBusy || undefined}
      data-off={isOff || isOffline || undefined}
      onClick={isIdle ? undefined : onClick}
      className={buttonClass({ ...(variant && { variant }), ...(size && { size }), ...(wide && { wide }) })}
    >
      {icon}
      <span className={styles['label']}>{children}</span>
      {isBusy && <span className={styles['busy']} aria-hidden="true" />}
    </button>
  );
}
