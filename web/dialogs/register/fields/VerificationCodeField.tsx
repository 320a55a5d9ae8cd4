import { Controller, useWatch } from 'react-hook-form';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { CodeField } from '../../../ui/CodeField/CodeField.tsx';
import { leaveField } from './leaveField.ts';
import type { RegistrationFieldProps } from './RegistrationField.tsx';
import { usePlaceholder } from './usePlaceholder.ts';
import type { Registering } from '../submission/useRegistration.ts';

/** The code that was sent to the number of this form, and what sends it. */
export function VerificationCodeField({ control, name, rule, words, entry }: RegistrationFieldProps & { entry: Registering }) {
  const { t } = useTranslation(['auth', 'verification']);
  const [mobileNum, countryDialingCode] = useWatch({ control, name: ['mobileNum', 'countryDialingCode'] });
  const { code, requestCode } = entry;
  const sent = code.sentTo({ mobileNum, countryDialingCode });
  const placeholder = usePlaceholder(name, rule);
  const note = () => {
    if (code.percent !== null) return t('verification:challenge.progress', { percent: code.percent });
    return sent?.isSent ? t('verification:code.sentTo', { number: `+${countryDialingCode} ${mobileNum.trim()}` }) : undefined;
  };
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { ref, ...field }, fieldState }) => (
        <CodeField
          {...field}
          onBlur={leaveField(field)}
          inputRef={ref}
          label={t('auth:fields.verificationCode')}
          placeholder={placeholder}
          isRequired={rule.required}
          error={words.messageOf(name, fieldState.error)}
          deadline={sent?.deadline ?? null}
          isSent={sent?.isSent ?? false}
          isRequesting={code.isRequesting}
          onRequest={() => void requestCode()}
          note={note()}
        />
      )}
    />
  );
}
