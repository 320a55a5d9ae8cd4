import { Select } from '../../ui/Select/Select.tsx';

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
    <Select aria-label={label} value={value} isActive={value !== ''} onChange={onChange}>
      <option value="">{none ?? label}</option>
      {!isListed && <option value={value}>{value}</option>}
      {options.map(([option, text]) => (
        <option key={option} value={option}>
          {text}
        </option>
      ))}
    </Select>
  );
}
