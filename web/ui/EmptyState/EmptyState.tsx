import type { ReactNode } from 'react';
import { BoatDrawing } from '../BoatDrawing/BoatDrawing.tsx';
import styles from './EmptyState.module.css';

export interface EmptyStateProps {
  title: string;
  /** Why it is empty, and what to do next. */
  text?: ReactNode;
  action?: ReactNode;
  /** It answers what was just asked for, as by a filter, and is read out. */
  isAnswer?: boolean;
}

export function EmptyState({ title, text, action, isAnswer = false }: EmptyStateProps) {
  return (
    <div role={isAnswer ? 'status' : undefined} className={styles['empty']}>
      <BoatDrawing />
      <p className={styles['title']}>{title}</p>
      {text && <div className={styles['text']}>{text}</div>}
      {action}
    </div>
  );
}
