import type { ReactNode } from 'react';
import styles from './ChoiceCards.module.css';

export interface ChoiceCard<Value extends string> {
  readonly value: Value;
  /** What it is; in bold. */
  readonly title: ReactNode;
  /** What there is to know of it, a line each. */
  readonly lines?: readonly string[];
  /** It is shown, and cannot be chosen now; a line should say why. */
  readonly isDisabled?: boolean;
}

export interface ChoiceCardsProps<Value extends string> {
  label: string;
  /** Of the radio buttons; one page must not use it twice. */
  name: string;
  options: readonly ChoiceCard<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  isDisabled?: boolean;
}

/** One of a few, each a card with what there is to know before choosing it. Where a word says all, `Choice` takes less room. */
export function ChoiceCards<Value extends string>({ label, name, options, value, onChange, isDisabled = false }: ChoiceCardsProps<Value>) {
  return (
    <fieldset className={styles['cards']} disabled={isDisabled}>
      <legend className={styles['legend']}>{label}</legend>
      {options.map(({ value: each, title, lines = [], isDisabled: isOut = false }) => (
        <label key={each} className={styles['card']}>
          <input type="radio" name={name} value={each} checked={each === value} disabled={isOut} onChange={() => onChange(each)} />
          <span>
            <span className={styles['title']}>{title}</span>
            {lines.map((line) => (
              <span key={line} className={styles['line']}>
                {line}
              </span>
            ))}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
