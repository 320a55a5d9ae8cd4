import type { ReactNode } from 'react';
import { BoatDrawing } from '../BoatDrawing/BoatDrawing.tsx';
import styles from './EmptyState.module.css';

export interface EmptyStateProps {
  title: string;
  /** Why it is empty, and what to do next. */
  text?: ReactNode;
  action?: ReactNode;
}

export function EmptyState({ title, text, action }: EmptyStateProps) {
  return (
    <div className={styles['empty']}>
      <BoatDrawing />
      <p className={styles['title']}>{title}</p>
      {text && <div className={styles['text']}>{text}</div>}
      {action}
    </div>
  );
}
