import type { RecordSelectProps } from './RecordSelect.tsx';
import styles from './RecordChips.module.css';

/** One filter of a record whose few choices all stand there: each is one press away. */
export function RecordChips({ label, all, value, options, onChange }: RecordSelectProps) {
  return (
    <fieldset className={styles['chips']}>
      <legend>{label}</legend>
      {[{ value: '', label: all }, ...options].map((option) => (
        <button
          key={option.value}
          type="button"
          className={styles['chip']}
          aria-pressed={value === option.value}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </fieldset>
  );
}
