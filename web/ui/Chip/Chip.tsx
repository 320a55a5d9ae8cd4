import type { ReactNode } from 'react';
import styles from './Chip.module.css';

export interface ChipProps {
  isChosen: boolean;
  onChoose: () => void;
  isDisabled?: boolean;
  children: ReactNode;
}

/** One of a few choices that all stand there: each is one press away. */
export function Chip({ isChosen, onChoose, isDisabled = false, children }: ChipProps) {
  return (
    <button type="button" className={styles['chip']} aria-pressed={isChosen} disabled={isDisabled} onClick={onChoose}>
      {children}
    </button>
  );
}
