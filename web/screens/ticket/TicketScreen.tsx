import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { takesCookies } from '../../storage/takesCookies.ts';
import { BrandMark } from '../../ui/BrandMark/BrandMark.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import styles from './TicketScreen.module.css';
import { TicketLanguages } from './TicketLanguages.tsx';
import { type RedeemTicketResult, useRedeemTicket } from './useRedeemTicket.ts';

export interface TicketScreenProps {
  ticket: string;
  /** The ticket's member is signed in, whoever was there before. */
  onEntered: () => void;
  /** The site may begin: the ticket is used up, or will not be used. */
  onDone: () => void;
}

type Step =
  | { readonly key: 'looking' | 'redeeming' | 'tooMany' }
  /** `message`: a refusal of a later version, in the gateway's own words. */
  | { readonly key: 'failed'; readonly message?: string | undefined }
  | { readonly key: 'confirm'; readonly account: string }
  | { readonly key: 'replace'; readonly account: string; readonly replaces: string }
  /** What was not sent, or was lost, to be sent once more. */
  | { readonly key: 'cookies' | 'fault'; readonly confirmed: boolean };

/** Who is in already has nothing to confirm: by an answer, perhaps, that was lost on its way here. */
const isInAlready = (result: RedeemTicketResult): boolean =>
  result.__typename === 'TicketNotConfirmedError' && result.replaces === result.account;

/** Stands before the site while a link signs somebody in. Anybody may have made the link, so it asks first, by the account's name. */
export function TicketScreen({ ticket, onEntered, onDone }: TicketScreenProps) {
  const { t } = useTranslation('login');
  const redeem = useRedeemTicket();
  const [step, setStep] = useState<Step>({ key: 'looking' });
  const isBegun = useRef(false);

  const send = useCallback(
    async (confirmed: boolean) => {
      // It works once: it would be used up for a login that does not hold.
      if (!takesCookies()) return setStep({ key: 'cookies', confirmed });
      setStep({ key: confirmed ? 'redeeming' : 'looking' });
      try {
        const result = await redeem(ticket, confirmed);
        if (result.__typename === 'LogInPayload' || isInAlready(result)) {
          onEntered();
          return onDone();
        }
        if (result.__typename === 'TooManyAttemptsError') return setStep({ key: 'tooMany' });
        if (result.__typename === 'TicketFailedError') return setStep({ key: 'failed' });
        if (result.__typename !== 'TicketNotConfirmedError') return setStep({ key: 'failed', message: result.message });
        const { account, replaces } = result;
        setStep(replaces ? { key: 'replace', account, replaces } : { key: 'confirm', account });
      } catch {
        setStep({ key: 'fault', confirmed });
      }
    },
    [redeem, ticket, onEntered, onDone],
  );

  useEffect(() => {
    if (isBegun.current) return;
    isBegun.current = true;
    void send(false);
  }, [send]);

  const isWaiting = step.key === 'looking' || step.key === 'redeeming';
  const isAsking = step.key === 'confirm' || step.key === 'replace';
  return (
    <main className={styles['page']}>
      {/* The ticket goes before every question; see index.html. */}
      <div className={styles['languages']}>{!isWaiting && <TicketLanguages />}</div>
      <section className={styles['card']} aria-busy={isWaiting}>
        <BrandMark size={56} />
        <h1 className={styles['title']}>{t(`ticket.${step.key}.title`, { ...step })}</h1>
        <p role="status">
          {(step.key === 'failed' && step.message) || (step.key === 'cookies' ? t('cookies') : t(`ticket.${step.key}.text`, { ...step }))}
        </p>
        {isAsking && (
          <div className={styles['actions']}>
            <Button onClick={onDone}>{t(`ticket.${step.key}.stay`)}</Button>
            <Button variant="primary" onClick={() => void send(true)}>
              {t('ticket.confirm.go')}
            </Button>
          </div>
        )}
        {!isAsking && !isWaiting && (
          <div className={styles['actions']}>
            {'confirmed' in step && <Button onClick={() => void send(step.confirmed)}>{t('ticket.fault.again')}</Button>}
            <Button variant="primary" onClick={onDone}>
              {t('ticket.goOn')}
            </Button>
          </div>
        )}
      </section>
    </main>
  );
}
