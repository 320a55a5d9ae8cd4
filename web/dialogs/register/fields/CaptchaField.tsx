import { Controller } from 'react-hook-form';
import { CaptchaContact } from '../../../shell/customerService/CaptchaContact.tsx';
import { Captcha } from '../../../ui/Captcha/Captcha.tsx';
import type { HeldCaptcha } from '../../../identity/verification/useCaptcha.ts';
import { leaveField } from './leaveField.ts';
import type { RegistrationFieldProps } from './RegistrationField.tsx';
import { usePlaceholder } from './usePlaceholder.ts';

export function CaptchaField({ control, name, rule, words, held }: RegistrationFieldProps & { held: HeldCaptcha }) {
  const placeholder = usePlaceholder(name, rule);
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { ref, value, onChange, onBlur }, fieldState }) => (
        <Captcha
          captcha={held.captcha}
          isMissing={held.isMissing}
          onRefresh={held.refresh}
          contact={<CaptchaContact />}
          value={value}
          onChange={onChange}
          onBlur={leaveField({ value, onBlur })}
          inputRef={ref}
          isRequired={rule.required}
          placeholder={placeholder}
          error={words.messageOf(name, fieldState.error)}
        />
      )}
    />
  );
}
