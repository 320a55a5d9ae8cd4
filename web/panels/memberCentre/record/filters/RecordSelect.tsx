import { useState } from 'react';
import { Select } from '../../../../ui/Select/Select.tsx';
import styles from './RecordSelect.module.css';

export interface RecordSelectProps {
  label: string;
  /** What the empty choice says: that nothing is filtered. */
  all: string;
  /** Empty for all. */
  value: string;
  options: readonly { readonly value: string; readonly label: string }[];
  onChange: (value: string) => void;
}

/** One filter of a record. A choice that is not offered any more keeps its name; one that an address names and nothing ever offered is shown as it is. */
export function RecordSelect({ label, all, value, options, onChange }: RecordSelectProps) {
  const [chosen, setChosen] = useState<RecordSelectProps['options'][number]>();
  const choose = (next: string) => {
    setChosen(options.find((option) => option.value === next));
    onChange(next);
  };
  const isListed = value === '' || options.some((option) => option.value === value);
  return (
    <label className={styles['field']}>
      <span>{label}</span>
      <Select value={value} isActive={value !== ''} onChange={choose}>
        <option value="">{all}</option>
        {!isListed && <option value={value}>{chosen?.value === value ? chosen.label : value}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </label>
  );
}
