import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { Notice } from '../Notice/Notice.tsx';
import styles from './Form.module.css';

export interface FormProps {
  /** Left out where the page says what the form is for. */
  heading?: string;
  /** Why the last submission came to nothing, as far as no field says it. */
  problem?: string | null;
  /** What the button says: what will happen, and how much. */
  submit: string;
  isBusy: boolean;
  /** Nothing can be sent as things are. */
  isDisabled?: boolean;
  /** What else can be done, before the button and in one row with it. */
  beside?: ReactNode;
  onSubmit: () => unknown;
  children: ReactNode;
}

/** Fields over a foot with what went wrong and the button; the browser checks nothing, as the form has words of its own. */
export function Form({ heading, problem = null, submit, isBusy, isDisabled = false, beside, onSubmit, children }: FormProps) {
  const button = (
    <Button type="submit" variant="primary" wide isBusy={isBusy} disabled={isDisabled}>
      {submit}
    </Button>
  );
  return (
    <form
      noValidate
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        void onSubmit();
      }}
    >
      {heading !== undefined && (
        <h4 tabIndex={-1} className={styles['heading']}>
          {heading}
        </h4>
      )}
      {children}
      {problem !== null && (
        <Notice tone="danger" isPast={isBusy}>
          {problem}
        </Notice>
      )}
      {beside === undefined ? (
        button
      ) : (
        <div className={styles['foot']}>
          {beside}
          {button}
        </div>
      )}
    </form>
  );
}
