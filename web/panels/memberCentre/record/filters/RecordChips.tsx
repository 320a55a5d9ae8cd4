import { Chip } from '../../../../ui/Chip/Chip.tsx';
import type { RecordSelectProps } from './RecordSelect.tsx';
import styles from './RecordChips.module.css';

/** One filter of a record whose few choices all stand there: each is one press away. */
export function RecordChips({ label, all, value, options, onChange }: RecordSelectProps) {
  return (
    <fieldset className={styles['chips']}>
      <legend>{label}</legend>
      {[{ value: '', label: all }, ...options].map((option) => (
        <Chip key={option.value} isChosen={value === option.value} onChoose={() => onChange(option.value)}>
          {option.label}
        </Chip>
      ))}
    </fieldset>
  );
}
