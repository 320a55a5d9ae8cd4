import { useEffect, useRef } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { Button } from '../Button/Button.tsx';
import { Countdown } from '../Countdown/Countdown.tsx';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';
import styles from './CodeField.module.css';

export interface CodeFieldProps extends Omit<TextFieldProps, 'type' | 'suffix' | 'autoComplete' | 'maxLength'> {
  onRequest: () => void;
  isRequesting: boolean;
  /** No other code is sent before it; milliseconds since 1970, `null` where one may be asked for. */
  deadline: number | null;
  /** A code has been sent before: the button offers another one. */
  isSent: boolean;
  /** Where the code went, or what keeps it; read out as it changes. */
  note?: string | undefined;
}

/** Longest code that is taken. */
export const longestCode = 255;

/** A code from a message, with the button that has one sent and counts down until it sends another. */
export function CodeField({ onRequest, isRequesting, deadline, isSent, note, ...field }: CodeFieldProps) {
  const { t } = useTranslation('verification');
  const place = useRef<HTMLDivElement>(null);
  // The button says how long to wait, and a screen reader each second of it while the focus is there: what is done next is to type the code.
  useEffect(() => {
    const isPressed = document.activeElement === place.current?.querySelector('button');
    if (deadline !== null && isPressed) place.current?.querySelector('input')?.focus();
  }, [deadline]);
  return (
    <div ref={place}>
      <TextField
        {...field}
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        spellCheck="false"
        maxLength={longestCode}
        suffix={
          <Countdown deadline={deadline}>
            {(seconds) => (
              <span className={styles['request']}>
                <Button size="small" variant="quiet" isBusy={isRequesting} isOff={seconds > 0} onClick={onRequest}>
                  {seconds > 0 ? t('code.wait', { seconds }) : t(isRequesting ? 'code.sending' : isSent ? 'code.again' : 'code.send')}
                </Button>
              </span>
            )}
          </Countdown>
        }
      />
      <p role="status" className={styles['note']}>
        {note}
      </p>
    </div>
  );
}
