import { Controller } from 'react-hook-form';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { DialCodePicker } from '../../../ui/DialCodePicker/DialCodePicker.tsx';
import type { DialCodeCountry } from '../../../ui/DialCodePicker/dialCodes.ts';
import { RegistrationField, type RegistrationFieldProps } from './RegistrationField.tsx';

export interface MobileFieldProps extends RegistrationFieldProps {
  /** Empty where numbers are of the brand's own country alone. */
  countries: readonly DialCodeCountry[];
  country: DialCodeCountry | null | undefined;
}

/** A number, behind the code that is dialled before it. */
export function MobileField({ countries, country, ...field }: MobileFieldProps) {
  const { t } = useTranslation('verification');
  if (countries.length === 0) return <RegistrationField {...field} />;
  return (
    <RegistrationField
      {...field}
      prefix={
        <Controller
          control={field.control}
          name="countryDialingCode"
          render={({ field: { value, onChange } }) => (
            <DialCodePicker label={t('dialingCode')} countries={countries} current={country} value={value} onChange={onChange} />
          )}
        />
      }
    />
  );
}
