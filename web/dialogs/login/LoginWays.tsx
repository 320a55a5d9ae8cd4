import { Suspense, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { lazyPart } from '../../chunks/lazyChunk.ts';
import { loadChunk } from '../../chunks/loadChunk.ts';
import { NeedsCookies } from '../../identity/NeedsCookies.tsx';
import { lastNumber, lastUser, wantsRemembering } from '../../identity/remembered.ts';
import { type LoginReason, useDialogOrigin, useDialogs } from '../../overlays/dialogs.tsx';
import { Notice } from '../../ui/Notice/Notice.tsx';
import { SectionBoundary } from '../../ui/SectionBoundary/SectionBoundary.tsx';
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { LoginForm, type LoginValues } from './LoginForm.tsx';
import styles from './LoginWays.module.css';
import { OtherWays } from './OtherWays.tsx';
import type { SmsLoginValues } from './SmsLoginForm.tsx';
import { useLoginWays } from './useLoginWays.ts';
import { type LoginWay, WayButton } from './WayButton.tsx';

/** Numbers with their countries, and codes with their countdowns: for those who choose it. */
const SmsLoginForm = lazyPart(async () => (await loadChunk(() => import('./SmsLoginForm.tsx'))).SmsLoginForm);

export interface LoginWaysProps {
  /** Why the login is shown, where the person did not ask for it. */
  reason?: LoginReason | undefined;
  /** To begin with, where it was typed elsewhere. */
  username?: string | undefined;
  /** See `LoginFormProps`. */
  socialTicket?: string | undefined;
}

/** Every way in that the brand offers. User name and password do not wait for the others. */
export function LoginWays({ reason, username, socialTicket }: LoginWaysProps) {
  const { t } = useTranslation('login');
  const { smsLogIn, freePlay, socialProviders } = useLoginWays();
  const [way, setWay] = useState<LoginWay>('username');
  // Of both, so that the way there and back loses nothing.
  const [known] = useState(() => ({ username: username ?? lastUser(), number: lastNumber(), rememberMe: wantsRemembering() }));
  const { rememberMe } = known;
  const byName = useForm<LoginValues>({ defaultValues: { username: known.username, password: '', captcha: '', rememberMe } });
  const bySms = useForm<SmsLoginValues>({ defaultValues: { ...known.number, verificationCode: '', rememberMe } });
  const [isCaptchaWanted, setCaptchaWanted] = useState(false);
  const choose = (next: LoginWay) => {
    // The form comes back with another picture.
    byName.setValue('captcha', '');
    // What was ticked, or taken back, was so for either way.
    if (next === 'sms') bySms.setValue('rememberMe', byName.getValues('rememberMe'));
    else byName.setValue('rememberMe', bySms.getValues('rememberMe'));
    setWay(next);
  };
  const { onComplete } = useDialogOrigin();
  const { open } = useDialogs();
  const forgot = () => open('forgotPassword', { payload: { username: byName.getValues('username') }, onComplete: onComplete() });
  return (
    <>
      {reason && (
        <div className={styles['reason']}>
          <Notice tone={reason === 'verificationExpired' ? 'info' : 'gain'}>{t(`reason.${reason}`)}</Notice>
        </div>
      )}
      <NeedsCookies>
        {way === 'username' ? (
          <LoginForm
            form={byName}
            isCaptchaWanted={isCaptchaWanted}
            onCaptchaWanted={() => setCaptchaWanted(true)}
            onForgot={forgot}
            socialTicket={socialTicket}
          />
        ) : (
          <SectionBoundary>
            <Suspense fallback={<Skeleton height="240px" />}>
              <SmsLoginForm form={bySms} onForgot={forgot} socialTicket={socialTicket} />
            </Suspense>
          </SectionBoundary>
        )}
        <OtherWays
          freePlay={freePlay}
          socialProviders={socialTicket === undefined ? socialProviders : []}
          otherForm={smsLogIn && <WayButton way={way} onChange={choose} />}
        />
      </NeedsCookies>
    </>
  );
}
