import styles from './Choice.module.css';

/** One of a few ways, all in sight, side by side. `label` names the group for assistive technology. */
export function Choice<Value extends string>({
  label,
  name,
  options,
  value,
  onChange,
}: {
  label: string;
  /** Of the radio buttons; one page must not use it twice. */
  name: string;
  options: readonly { readonly value: Value; readonly label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}) {
  return (
    <fieldset className={styles['choice']}>
      <legend className="visually-hidden">{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles['option']}>
          <input type="radio" name={name} value={option.value} checked={value === option.value} onChange={() => onChange(option.value)} />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
