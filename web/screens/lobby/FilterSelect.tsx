import styles from './LobbyFilterBar.module.css';

export interface FilterSelectProps {
  /** Its name, and what it says while it filters nothing. */
  label: string;
  value: string;
  /** What the empty choice says, where it is more than that nothing is filtered. */
  none?: string;
  options: readonly (readonly [value: string, text: string])[];
  onChange: (value: string) => void;
}

export function FilterSelect({ label, value, none, options, onChange }: FilterSelectProps) {
  const isListed = value === '' || options.some(([option]) => option === value);
  return (
    <select
      aria-label={label}
      value={value}
      data-active={value !== '' || undefined}
      className={styles['select']}
      onChange={(event) => onChange(event.target.value)}
    >
      <option value="">{none ?? label}</option>
      {!isListed && <option value={value}>{value}</option>}
      {options.map(([option, text]) => (
        <option key={option} value={option}>
          {text}
        </option>
      ))}
    </select>
  );
}
