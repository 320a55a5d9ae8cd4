import { Suspense, useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { lazyPart } from '../../chunks/lazyChunk.ts';
import { loadChunk } from '../../chunks/loadChunk.ts';
import { NeedsCookies } from '../../identity/NeedsCookies.tsx';
import type { LoginReason } from '../../overlays/dialogs.tsx';
import { Notice } from '../../ui/Notice/Notice.tsx';
import { SectionBoundary } from '../../ui/SectionBoundary/SectionBoundary.tsx';
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { LoginForm, type LoginFormProps } from './LoginForm.tsx';
import styles from './LoginWays.module.css';
import { OtherWays } from './OtherWays.tsx';
import { useLoginWays } from './useLoginWays.ts';
import { type LoginWay, WayButton } from './WayButton.tsx';

/** Numbers with their countries, and codes with their countdowns: for those who choose it. */
const SmsLoginForm = lazyPart(async () => (await loadChunk(() => import('./SmsLoginForm.tsx'))).SmsLoginForm);

export interface LoginWaysProps extends LoginFormProps {
  /** Why the login is shown, where the person did not ask for it. */
  reason?: LoginReason | undefined;
}

/** Every way in that the brand offers. User name and password do not wait for the others. */
export function LoginWays({ reason, socialTicket }: LoginWaysProps) {
  const { t } = useTranslation('login');
  const { smsLogIn, freePlay, socialProviders } = useLoginWays();
  const [way, setWay] = useState<LoginWay>('username');
  return (
    <>
      {reason && (
        <div className={styles['reason']}>
          <Notice tone={reason === 'verificationExpired' ? 'info' : 'gain'}>{t(`reason.${reason}`)}</Notice>
        </div>
      )}
      <NeedsCookies>
        {way === 'username' ? (
          <LoginForm socialTicket={socialTicket} />
        ) : (
          <SectionBoundary>
            <Suspense fallback={<Skeleton height="240px" />}>
              <SmsLoginForm socialTicket={socialTicket} />
            </Suspense>
          </SectionBoundary>
        )}
        <OtherWays
          freePlay={freePlay}
          socialProviders={socialTicket === undefined ? socialProviders : []}
          otherForm={smsLogIn && <WayButton way={way} onChange={setWay} />}
        />
      </NeedsCookies>
    </>
  );
}
