import { ChevronDown } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import styles from './Select.module.css';

export interface SelectProps extends Omit<ComponentPropsWithRef<'select'>, 'className' | 'style' | 'onChange' | 'value'> {
  value: string | undefined;
  onChange: (value: string) => void;
  /** A filter that is on: what is shown is not all there is. */
  isActive?: boolean;
  /** Sign of 20 px before what is chosen. */
  icon?: ReactNode;
}

/** One of a list, by the browser's own way of choosing; outlined as a field is. */
export function Select({ isActive = false, icon, onChange, ...select }: SelectProps) {
  return (
    <span className={styles['box']}>
      {icon}
      <select
        {...select}
        data-active={isActive || undefined}
        data-icon={icon === undefined ? undefined : ''}
        className={styles['select']}
        onChange={({ target }) => onChange(target.value)}
      />
      <ChevronDown aria-hidden="true" size={16} className={styles['sign']} />
    </span>
  );
}
