import { type KeyboardEvent, useRef, useState } from 'react';
import { isDay } from './days.ts';
import styles from './RangePicker.module.css';

export interface DayChange {
  /** Typed, not chosen: one who goes back does not mean to see what was typed before. */
  readonly isTyped: boolean;
}

export interface DayFieldProps {
  label: string;
  /** Empty for none. */
  value: string;
  max: string;
  onChange: (day: string, change: DayChange) => void;
}

/** What is not a whole day yet looks like one of long ago: 0002 is on the way to 2026. */
const earliest = '2000-01-01';

/** Keys that open the browser's calendar or end the writing: what comes after them was not typed digit by digit. */
const typesNothing = ({ key, altKey }: KeyboardEvent): boolean => [' ', 'Enter', 'F4', 'Tab', 'Escape'].includes(key) || altKey;

/** A day. One that the browser's calendar gives counts at once; one that is typed when the field is left, or by Enter: 15 begins as the first. */
export function DayField({ label, value, max, onChange }: DayFieldProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const isTyping = useRef(false);
  const take = (day: string, isTyped: boolean) => {
    setDraft(null);
    if (isDay(day) && day >= earliest && day !== value) onChange(day, { isTyped });
  };
  const takeDraft = () => {
    isTyping.current = false;
    if (draft !== null) take(draft, true);
  };
  return (
    <label className={styles['day']}>
      <span>{label}</span>
      <input
        type="date"
        value={draft ?? value}
        min={earliest}
        max={max}
        onKeyDown={(event) => {
          isTyping.current = !typesNothing(event);
          if (event.key === 'Enter') takeDraft();
        }}
        onKeyUp={() => {
          isTyping.current = false;
        }}
        onBlur={takeDraft}
        onChange={({ target }) => (isTyping.current || target.value === '' ? setDraft(target.value) : take(target.value, false))}
      />
    </label>
  );
}
