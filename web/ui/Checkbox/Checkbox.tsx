import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { afterPress } from '../TextField/afterPress.ts';
import styles from './Checkbox.module.css';

export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'className' | 'children'> {
  /** What is agreed to by ticking; may hold links. */
  children: ReactNode;
  error?: string | undefined;
}

/** A box with its sentence. It is the browser's own control, so that it works as people know it. */
export function Checkbox({ children, error, onBlur, ...input }: CheckboxProps) {
  const errorId = useId();
  return (
    <div className={styles['checkbox']} data-invalid={error !== undefined || undefined}>
      <label className={styles['line']}>
        <input
          {...input}
          type="checkbox"
          className={styles['box']}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error ? errorId : undefined}
          onBlur={onBlur && ((event) => afterPress(() => onBlur(event)))}
        />
        <span>{children}</span>
      </label>
      {error && (
        <p id={errorId} className={styles['error']}>
          {error}
        </p>
      )}
    </div>
  );
}
