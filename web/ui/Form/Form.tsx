import { type ReactNode, useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { Button } from '../Button/Button.tsx';
import { Notice } from '../Notice/Notice.tsx';
import { MissingContext } from '../TextField/MissingContext.ts';
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
  /** Sent with a required field that is empty, it leads there, where that is said; left out, the form looks at its fields itself. */
  needsAll?: boolean;
  /** What else can be done, before the button and in one row with it. */
  beside?: ReactNode;
  onSubmit: () => unknown;
  children: ReactNode;
}

/** Fields over a foot with what went wrong and the button; the browser checks nothing, as the form has words of its own. */
export function Form({
  heading,
  problem = null,
  submit,
  isBusy,
  isDisabled = false,
  needsAll = false,
  beside,
  onSubmit,
  children,
}: FormProps) {
  const { t } = useTranslation('common');
  const [isMissing, setMissing] = useState(false);
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
        const required = event.currentTarget.querySelectorAll<HTMLInputElement>('input[aria-required="true"]');
        const empty = needsAll ? [...required].find(({ value }) => value.trim() === '') : undefined;
        setMissing(empty !== undefined);
        if (empty) empty.focus();
        else void onSubmit();
      }}
    >
      {heading !== undefined && (
        <h4 tabIndex={-1} className={styles['heading']}>
          {heading}
        </h4>
      )}
      <MissingContext value={isMissing ? t('missing') : null}>{children}</MissingContext>
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
