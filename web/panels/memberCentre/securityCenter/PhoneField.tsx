import type { Ref } from 'react';
import { graphql } from 'react-relay/hooks';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { useLazyLoadQuery } from '../../../relay/useLazyLoadQuery.ts';
import { DialCodePicker } from '../../../ui/DialCodePicker/DialCodePicker.tsx';
import { TextField } from '../../../ui/TextField/TextField.tsx';
import type { PhoneFieldQuery } from './__generated__/PhoneFieldQuery.graphql.ts';

export interface PhoneFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  isReadOnly: boolean;
  dialingCode: string;
  onDialingCode: (code: string) => void;
  inputRef: Ref<HTMLInputElement>;
  error: string | undefined;
}

/** A mobile number with the code that is dialled before it, of the countries that the brand serves. */
export function PhoneField({ dialingCode, onDialingCode, ...field }: PhoneFieldProps) {
  const { t } = useTranslation('verification');
  const { site } = useLazyLoadQuery<PhoneFieldQuery>(
    graphql`
      query PhoneFieldQuery @raw_response_type {
        site {
          countries {
            countryCode
            countryDialingCode
          }
          country {
            countryCode
            countryDialingCode
          }
        }
      }
    `,
    {},
  );
  return (
    <TextField
      {...field}
      isRequired
      autoFocus
      type="tel"
      inputMode="tel"
      autoComplete="tel-national"
      maxLength={32}
      prefix={
        <DialCodePicker
          label={t('dialingCode')}
          countries={site.countries ?? []}
          current={site.country}
          value={dialingCode}
          onChange={onDialingCode}
        />
      }
    />
  );
}
