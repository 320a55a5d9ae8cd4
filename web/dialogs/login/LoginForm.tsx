import { useState } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { CaptchaContact } from '../../shell/customerService/CaptchaContact.tsx';
import { Captcha } from '../../ui/Captcha/Captcha.tsx';
import { TextField } from '../../ui/TextField/TextField.tsx';
import { useCaptcha } from '../../identity/verification/useCaptcha.ts';
import styles from './LoginForm.module.css';
import { LoginProblemNotice } from '../../identity/LoginProblemNotice.tsx';
import { PasswordField } from '../../identity/password/PasswordField.tsx';
import { RememberAndForgot } from './RememberAndForgot.tsx';
import { forgetRemembered, keepRemembering, rememberUser } from '../../identity/remembered.ts';
import { useLogIn } from './useLogIn.ts';
import { useLoginAttempt } from './useLoginAttempt.ts';

export interface LoginValues {
  username: string;
  password: string;
  captcha: string;
  rememberMe: boolean;
}

export interface LoginFormProps {
  /** What is typed, kept by whoever shows this form or another. */
  form: UseFormReturn<LoginValues>;
  /** The operator has asked for the characters of a picture. */
  isCaptchaWanted: boolean;
  onCaptchaWanted: () => void;
  onForgot: () => void;
  /** Ties the identity of another service to the account; see `SocialUnlinkedError`. */
  socialTicket?: string | undefined;
}

/** User name and password, and the characters of a picture once the operator asks for them. */
export function LoginForm({ form, isCaptchaWanted, onCaptchaWanted, onForgot, socialTicket }: LoginFormProps) {
  // The picture's words as well: fetched when it is asked for, they would put the form away for a moment, and the focus with it.
  const { t } = useTranslation(['login', 'verification', 'status']);
  const [logIn, isLoggingIn] = useLogIn();
  const { attempt, problem, offersPayout } = useLoginAttempt();
  const { captcha, isMissing, refresh, renew } = useCaptcha(isCaptchaWanted);
  const { control, handleSubmit, getValues, setFocus, setValue } = form;
  const [isNamed] = useState(() => getValues('username') !== '');

  const logInWith = (forPayout: boolean) =>
    handleSubmit(async ({ username, password, captcha: characters, rememberMe }) => {
      const input = {
        username: username.trim(),
        password,
        rememberMe,
        ...(forPayout && { forPayout }),
        ...(isCaptchaWanted && { captcha: characters.trim(), captchaId: captcha?.id ?? null }),
        ...(socialTicket && { socialTicket }),
      };
      // A picture is good for one answer.
      const spendPicture = () => {
        if (!isCaptchaWanted) return;
        setValue('captcha', '');
        renew();
      };
      const refusal = await attempt(() => logIn(input), {
        knownPassword: password,
        forPayout,
        onEntered: () => {
          if (!rememberMe) return forgetRemembered();
          rememberUser(username.trim());
          keepRemembering();
        },
        onUnanswered: spendPicture,
      });
      if (!refusal) return;
      const needsPicture =
        refusal.__typename === 'CaptchaFailedError' || (refusal.__typename === 'LogInFailedError' && refusal.captchaRequired);
      spendPicture();
      if (needsPicture) onCaptchaWanted();
      if (refusal.__typename === 'CaptchaFailedError' && isCaptchaWanted) setFocus('captcha');
      else setFocus('password', { shouldSelect: true });
    });

  const shared = (name: 'username' | 'password') => ({ label: t(name), placeholder: `${t(name)} *`, isRequired: true });
  return (
    <form noValidate className={styles['form']} onSubmit={(event) => void logInWith(false)(event)}>
      {problem && <LoginProblemNotice problem={problem} isPast={isLoggingIn} onPayout={offersPayout ? logInWith(true) : undefined} />}
      <Controller
        control={control}
        name="username"
        rules={{ required: true }}
        render={({ field: { ref, ...field }, fieldState }) => (
          <TextField
            {...field}
            {...shared('username')}
            inputRef={ref}
            autoComplete="username"
            autoFocus={!isNamed}
            error={fieldState.error && t('errors.empty', { field: t('username') })}
          />
        )}
      />
      <Controller
        control={control}
        name="password"
        rules={{ required: true }}
        render={({ field: { ref, ...field }, fieldState }) => (
          <PasswordField
            {...field}
            {...shared('password')}
            inputRef={ref}
            autoComplete="current-password"
            autoFocus={isNamed}
            error={fieldState.error && t('errors.empty', { field: t('password') })}
          />
        )}
      />
      {isCaptchaWanted && (
        <Controller
          control={control}
          name="captcha"
          rules={{ required: true }}
          render={({ field: { ref, ...field }, fieldState }) => (
            <Captcha
              {...field}
              inputRef={ref}
              captcha={captcha}
              isMissing={isMissing}
              onRefresh={refresh}
              contact={<CaptchaContact />}
              placeholder={`${t('verification:captcha.label')} *`}
              error={fieldState.error && t('errors.captchaEmpty')}
            />
          )}
        />
      )}
      <Controller
        control={control}
        name="rememberMe"
        render={({ field: { value, onChange, ...field } }) => (
          <RememberAndForgot {...field} checked={value} onChange={onChange} onForgot={onForgot} />
        )}
      />
      <Button type="submit" variant="primary" wide isBusy={isLoggingIn}>
        {t(isLoggingIn ? 'submitting' : 'submit')}
      </Button>
    </form>
  );
}
