import type { ComponentPropsWithRef } from 'react';
import styles from './Select.module.css';

export interface SelectProps extends Omit<ComponentPropsWithRef<'select'>, 'className' | 'style' | 'onChange' | 'value'> {
  value: string | undefined;
  onChange: (value: string) => void;
  /** A filter that is on: what is shown is not all there is. */
  isActive?: boolean;
}

/** One of a list, by the browser's own way of choosing; outlined as a field is. */
export function Select({ isActive = false, onChange, ...select }: SelectProps) {
  return (
    <select
      {...select}
      data-active={isActive || undefined}
      className={styles['select']}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
