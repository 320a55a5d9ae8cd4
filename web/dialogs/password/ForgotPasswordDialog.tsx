import { Suspense, useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { graphql } from 'react-relay/hooks';
import { useLazyLoadQuery } from '../../relay/useLazyLoadQuery.ts';
import { useDialogOrigin, useDialogPayload, useDialogs } from '../../overlays/dialogs.tsx';
import { NeedsCookies } from '../../identity/NeedsCookies.tsx';
import { lastNumber, lastUser } from '../../identity/remembered.ts';
import { Choice } from '../../ui/Choice/Choice.tsx';
import { Dialog } from '../../ui/Dialog/Dialog.tsx';
import { SectionBoundary } from '../../ui/SectionBoundary/SectionBoundary.tsx';
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import styles from '../../identity/password/PasswordForm.module.css';
import { RecoverByEmailForm, type RecoverByEmailValues } from './RecoverByEmailForm.tsx';
import { RecoverByPhoneForm, type RecoverByPhoneValues } from './RecoverByPhoneForm.tsx';
import type { ForgotPasswordDialogQuery } from './__generated__/ForgotPasswordDialogQuery.graphql.ts';

/** The ways back for who forgot the password: by e-mail, and by phone where the brand offers it. */
export function ForgotPasswordDialog() {
  const { t } = useTranslation('password');
  const { onComplete } = useDialogOrigin();
  const { close, open } = useDialogs();
  const told = useDialogPayload('forgotPassword');
  // Of both ways, so that the way there and back loses nothing.
  const [known] = useState(() => ({ username: told?.username ?? lastUser(), number: lastNumber() }));
  const byEmail = useForm<RecoverByEmailValues>({ defaultValues: { username: known.username, email: '' }, mode: 'onTouched' });
  const byPhone = useForm<RecoverByPhoneValues>({
    defaultValues: { ...known.number, verificationCode: '', newPassword: '', confirmNewPassword: '' },
    mode: 'onTouched',
  });
  const goBack = () => open('login', { payload: { username: byEmail.getValues('username') }, onComplete: onComplete() });
  return (
    <Dialog title={t('forgot.title')} onClose={close} keepOpen>
      <SectionBoundary>
        <Suspense fallback={<Skeleton height="360px" />}>
          <Ways byEmail={byEmail} byPhone={byPhone} />
        </Suspense>
      </SectionBoundary>
      <p className={styles['aside']}>
        <button type="button" onClick={goBack}>
          {t('forgot.back')}
        </button>
      </p>
    </Dialog>
  );
}

const ways = ['email', 'phone'] as const;

interface WaysProps {
  byEmail: UseFormReturn<RecoverByEmailValues>;
  byPhone: UseFormReturn<RecoverByPhoneValues>;
}

function Ways({ byEmail, byPhone }: WaysProps) {
  const { t } = useTranslation('password');
  const [chosen, setWay] = useState<(typeof ways)[number] | null>(null);
  const way = chosen ?? 'email';
  const { site } = useLazyLoadQuery<ForgotPasswordDialogQuery>(
    graphql`
      query ForgotPasswordDialogQuery @raw_response_type {
        site {
          switches {
            phoneRecovery
          }
        }
      }
    `,
    {},
  );
  return (
    <>
      {site.switches?.phoneRecovery && (
        <Choice
          label={t('forgot.ways')}
          name="recovery"
          options={ways.map((value) => ({ value, label: t(`forgot.${value}.tab`) }))}
          value={way}
          onChange={setWay}
        />
      )}
      {/* Of its own, so that the choice stays where it is, with the focus on it. */}
      <Suspense fallback={<Skeleton height="282px" />}>
        {way === 'email' ? (
          <RecoverByEmailForm form={byEmail} autoFocus={chosen === null} />
        ) : (
          <NeedsCookies>
            <RecoverByPhoneForm form={byPhone} />
          </NeedsCookies>
        )}
      </Suspense>
    </>
  );
}
