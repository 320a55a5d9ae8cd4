import { Controller, FormProvider, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { Button } from '../../ui/Button/Button.tsx';
import styles from './LoginForm.module.css';
import { LoginProblemNotice } from '../../identity/LoginProblemNotice.tsx';
import { MobileCodeFields, type MobileCodeValues } from '../../identity/MobileCodeFields.tsx';
import { RememberAndForgot } from './RememberAndForgot.tsx';
import { forgetRemembered, keepRemembering, rememberNumber } from '../../identity/remembered.ts';
import { forgetSentCode } from '../../identity/verification/sentCode.ts';
import { useLogInBySms } from './useLogInBySms.ts';
import { useLoginAttempt } from './useLoginAttempt.ts';
import { useLoginCode } from './useLoginCode.ts';

export type SmsLoginValues = MobileCodeValues & { rememberMe: boolean };

export interface SmsLoginFormProps {
  form: UseFormReturn<SmsLoginValues>;
  onForgot: () => void;
  socialTicket: string | undefined;
}

/** A mobile number and the code that is sent to it. */
export function SmsLoginForm({ form, onForgot, socialTicket }: SmsLoginFormProps) {
  const { t } = useTranslation('login');
  const [logIn, isLoggingIn] = useLogInBySms();
  const send = useLoginCode();
  const { attempt, problem, offersPayout } = useLoginAttempt();

  const logInWith = (forPayout: boolean) =>
    form.handleSubmit(async ({ countryDialingCode, mobileNum, verificationCode, rememberMe }) => {
      const number = { countryDialingCode, mobileNum: mobileNum.trim() };
      const refusal = await attempt(
        () =>
          logIn({
            ...number,
            verificationCode: verificationCode.trim(),
            rememberMe,
            ...(forPayout && { forPayout }),
            ...(socialTicket && { socialTicket }),
          }),
        {
          forPayout,
          onEntered: () => {
            forgetSentCode('login');
            if (!rememberMe) return forgetRemembered();
            rememberNumber(number);
            keepRemembering();
          },
        },
      );
      if (refusal) form.setFocus('verificationCode', { shouldSelect: true });
    });

  return (
    <FormProvider {...form}>
      <form noValidate className={styles['form']} onSubmit={(event) => void logInWith(false)(event)}>
        {problem && <LoginProblemNotice problem={problem} isPast={isLoggingIn} onPayout={offersPayout ? logInWith(true) : undefined} />}
        <MobileCodeFields purpose="login" send={send} autoFocus />
        <Controller
          control={form.control}
          name="rememberMe"
          render={({ field: { value, onChange, ...field } }) => (
            <RememberAndForgot {...field} checked={value} onChange={onChange} onForgot={onForgot} />
          )}
        />
        <Button type="submit" variant="primary" wide isBusy={isLoggingIn}>
          {t(isLoggingIn ? 'submitting' : 'submit')}
        </Button>
      </form>
    </FormProvider>
  );
}
