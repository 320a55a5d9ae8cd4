import type { DialCodeCountry, DialCodeOption } from './dialCodes.ts';
import styles from './DialCodePicker.module.css';

export interface DialCodeBoxProps {
  label: string;
  options: readonly DialCodeOption[];
  /** The country of the code that the parent holds. */
  selected: DialCodeCountry;
  onChange: (countryDialingCode: string) => void;
}

/** The same choice by the browser's own list. */
export function DialCodeSelect({ label, options, selected, onChange }: DialCodeBoxProps) {
  return (
    <select
      aria-label={label}
      value={selected.countryDialingCode}
      className={styles['input']}
      onChange={(event) => onChange(event.target.value)}
    >
      {options.map(({ countryCode, countryDialingCode, name, text }) => (
        <option key={countryCode} value={countryDialingCode}>
          {text} {name}
        </option>
      ))}
    </select>
  );
}
