import { ChevronDown } from 'lucide-react';
import { Suspense, useEffect } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { lazyPart } from '../../chunks/lazyChunk.ts';
import { loadChunk } from '../../chunks/loadChunk.ts';
import { type DialCodeCountry, optionsOf, startCountry } from './dialCodes.ts';
import { DialCodeSelect } from './DialCodeSelect.tsx';
import styles from './DialCodePicker.module.css';

export interface DialCodePickerProps {
  label: string;
  countries: readonly DialCodeCountry[];
  /** The country that is chosen where `value` is in no country of the list. */
  current?: DialCodeCountry | null | undefined;
  /** Digits of the chosen code. One that is not listed is replaced at once, by way of `onChange`. */
  value: string;
  onChange: (countryDialingCode: string) => void;
}

// The list is asked for by its use; the browser's own select stands in where its code cannot be had.
const DialCodeBox = lazyPart(() =>
  loadChunk(() => import('./DialCodeBox.tsx')).then(
    ({ DialCodeBox: Box }) => Box,
    () => DialCodeSelect,
  ),
);

/** Chooses the code that is dialled before a number, by name, letters or digits. Made to stand before the number, as its field's `prefix`. */
export function DialCodePicker({ label, countries, current, value, onChange }: DialCodePickerProps) {
  const { i18n } = useTranslation();
  const start = startCountry(countries, value, current);
  const code = start?.countryDialingCode;
  useEffect(() => {
    if (code !== undefined && code !== value) onChange(code);
  }, [code, value, onChange]);
  if (!start) return null;
  const options = optionsOf(countries, i18n.language);
  return (
    <div className={styles['picker']}>
      <Suspense fallback={<div className={styles['still']}>+{start.countryDialingCode}</div>}>
        <DialCodeBox key={i18n.language} label={label} options={options} selected={start} onChange={onChange} />
      </Suspense>
      <ChevronDown aria-hidden="true" size={16} className={styles['sign']} />
    </div>
  );
}
