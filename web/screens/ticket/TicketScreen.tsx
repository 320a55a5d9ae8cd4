import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button/Button.tsx';
import styles from './TicketScreen.module.css';
import { TicketLanguages } from './TicketLanguages.tsx';
import { useRedeemTicket } from './useRedeemTicket.ts';

export interface TicketScreenProps {
  ticket: string;
  /** The site may begin: the ticket is used up, or will not be used. */
  onDone: () => void;
}

type Step = 'redeeming' | 'otherSession' | 'failed' | 'tooMany' | 'fault';

const stepOf = { OtherSessionOpenError: 'otherSession', TicketFailedError: 'failed', TooManyAttemptsError: 'tooMany' } as const;

/** Stands before the site while a link signs somebody in. It asks first where that would change who is signed in. */
export function TicketScreen({ ticket, onDone }: TicketScreenProps) {
  const { t } = useTranslation('login');
  const redeem = useRedeemTicket();
  const [step, setStep] = useState<Step>('redeeming');
  // A ticket is good once: a second sending would only find it used.
  const isBegun = useRef(false);

  const send = useCallback(
    async (replaceSession: boolean) => {
      setStep('redeeming');
      try {
        const { __typename } = await redeem(ticket, replaceSession);
        if (__typename === 'LogInPayload') return onDone();
        setStep(__typename === '%other' ? 'failed' : stepOf[__typename]);
      } catch {
        setStep('fault');
      }
    },
    [redeem, ticket, onDone],
  );

  useEffect(() => {
    if (isBegun.current) return;
    isBegun.current = true;
    void send(false);
  }, [send]);

  return (
    <main className={styles['page']}>
      {/* The ticket goes before every question; see index.html. */}
      <div className={styles['languages']}>{step !== 'redeeming' && <TicketLanguages />}</div>
      <section className={styles['card']} aria-busy={step === 'redeeming'}>
        <img src="/brand.svg" alt="" width="56" height="56" />
        <h1 className={styles['title']}>{t(`ticket.${step}.title`)}</h1>
        <p role="status">{t(`ticket.${step}.text`)}</p>
        {step !== 'redeeming' && (
          <div className={styles['actions']}>
            {step === 'otherSession' && <Button onClick={onDone}>{t('ticket.otherSession.stay')}</Button>}
            {step === 'otherSession' && (
              <Button variant="primary" onClick={() => void send(true)}>
                {t('ticket.otherSession.replace')}
              </Button>
            )}
            {step === 'fault' && <Button onClick={() => void send(false)}>{t('ticket.fault.again')}</Button>}
            {step !== 'otherSession' && (
              <Button variant="primary" onClick={onDone}>
                {t('ticket.goOn')}
              </Button>
            )}
          </div>
        )}
      </section>
    </main>
  );
}
