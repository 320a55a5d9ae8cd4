import { useState } from 'react';
import { FormProvider, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { useDialogOrigin, useDialogs } from '../../overlays/dialogs.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { Notice } from '../../ui/Notice/Notice.tsx';
import { useAlone } from '../../ui/useAlone.ts';
import { type LoginProblem, loginProblemOf } from '../../identity/loginProblem.ts';
import { LoginProblemNotice } from '../../identity/LoginProblemNotice.tsx';
import { MobileCodeFields, type MobileCodeValues } from '../../identity/MobileCodeFields.tsx';
import { pendingLogin } from '../../identity/pendingLogin.ts';
import { useEnter } from '../../identity/useEnter.ts';
import { forgetSentCode } from '../../identity/verification/sentCode.ts';
import { NewPasswordFields, type NewPasswordValues } from '../../identity/password/NewPasswordFields.tsx';
import styles from '../../identity/password/PasswordForm.module.css';
import { useFieldRules } from '../../identity/password/useFieldRules.ts';
import { type RecoverByPhoneResult, useRecoverByPhone } from './useRecoverByPhone.ts';
import { useRecoveryCode } from './useRecoveryCode.ts';

export type RecoverByPhoneValues = MobileCodeValues & NewPasswordValues;

/** Number, code and new password in one; whoever gets through is signed in and stands at home. */
export function RecoverByPhoneForm({ form }: { form: UseFormReturn<RecoverByPhoneValues> }) {
  const { t } = useTranslation('password');
  const { wordsOf } = useFieldRules();
  const [recover, isSetting] = useRecoverByPhone();
  const send = useRecoveryCode();
  const enter = useEnter();
  const { open } = useDialogs();
  const { onComplete } = useDialogOrigin();
  const [problem, setProblem] = useState<LoginProblem | null>(null);
  const alone = useAlone();

  const submit = form.handleSubmit(({ countryDialingCode, mobileNum, verificationCode, newPassword }) =>
    alone(async () => {
      try {
        const result = await recover({
          countryDialingCode,
          mobileNum: mobileNum.trim(),
          verificationCode: verificationCode.trim(),
          newPassword,
        });
        if (isPasswordSet(result)) forgetSentCode('recovery');
        if (result.__typename === 'LogInPayload' && result.entered) return enter(result.entered);
        if (result.__typename === 'LoginVerificationNeededError' && result.pending)
          return open('loginVerification', { payload: pendingLogin(result.pending), onComplete: onComplete() });
        if (result.__typename === 'InvalidFieldsError') {
          setProblem(null);
          for (const { name, patternId } of result.fields) {
            if (name === 'mobileNum') form.setError(name, { type: 'invalid' });
            else form.setError('newPassword', { type: 'refused', message: wordsOf('password', patternId) });
          }
          const isNumber = result.fields.some(({ name }) => name === 'mobileNum');
          return form.setFocus(isNumber ? 'mobileNum' : 'newPassword', { shouldSelect: true });
        }
        setProblem(loginProblemOf(result));
        if (result.__typename === 'VerificationCodeFailedError') form.setFocus('verificationCode', { shouldSelect: true });
      } catch {
        setProblem({ key: 'fault' });
      }
    }),
  );

  return (
    <FormProvider {...form}>
      <form noValidate className={styles['form']} onSubmit={(event) => void submit(event)}>
        {problem?.key === 'selfExcluded' && <Notice tone="gain">{t('forgot.phone.setForPayout')}</Notice>}
        {problem && <LoginProblemNotice problem={problem} isPast={isSetting} />}
        <MobileCodeFields purpose="recovery" send={send} />
        <NewPasswordFields withConfirmation={false} />
        <Button type="submit" variant="primary" wide isBusy={isSetting}>
          {t(isSetting ? 'forgot.phone.submitting' : 'forgot.phone.submit')}
        </Button>
      </form>
    </FormProvider>
  );
}

/** Its code is spent then, also where that lets nobody in yet. */
const isPasswordSet = ({ __typename }: RecoverByPhoneResult): boolean =>
  __typename === 'LogInPayload' || __typename === 'LoginVerificationNeededError' || __typename === 'SelfExcludedError';
