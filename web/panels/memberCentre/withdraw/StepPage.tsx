import { type ReactNode, useEffect, useRef } from 'react';
import styles from './WithdrawPage.module.css';

/** A page that shows one step at a time. What leads to the next goes with the one before: the focus goes to what the next one is called. */
export function StepPage({ step, children }: { step: string; children: ReactNode }) {
  const page = useRef<HTMLDivElement>(null);
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    const heading = page.current?.querySelector<HTMLElement>('form h4') ?? page.current?.querySelector<HTMLElement>('h3');
    heading?.focus();
  }, [step]);
  return (
    <div ref={page} className={styles['page']}>
      {children}
    </div>
  );
}
