import { Controller, useFormContext } from 'react-hook-form';
import { useTranslation } from '../i18n/useTranslation.ts';
import { graphql } from 'react-relay/hooks';
import { useLazyLoadQuery } from '../relay/useLazyLoadQuery.ts';
import { CodeField } from '../ui/CodeField/CodeField.tsx';
import { DialCodePicker } from '../ui/DialCodePicker/DialCodePicker.tsx';
import { TextField } from '../ui/TextField/TextField.tsx';
import { CodeWarningDialog } from './verification/CodeWarningDialog.tsx';
import type { CodePurpose } from './verification/sentCode.ts';
import { type SentCodeParts, useSentCode } from './verification/useSentCode.ts';
import type { MobileCodeFieldsQuery } from './__generated__/MobileCodeFieldsQuery.graphql.ts';

export interface MobileCodeValues {
  /** Digits, without the plus sign. */
  countryDialingCode: string;
  mobileNum: string;
  verificationCode: string;
}

export interface MobileCodeFieldsProps {
  purpose: CodePurpose;
  send: SentCodeParts['send'];
  /** Where a button that is pressed brings them: what was chosen is gone on with at the number. */
  autoFocus?: boolean;
}

/** Not the operator's rule, which depends on the country: only what no number anywhere is shorter than. */
const numberShape = /^[\d\s()+.-]{4,30}$/;

/** A mobile number with its dialling code, and the code that is sent to it, within the form around them. */
export function MobileCodeFields({ purpose, send, autoFocus = false }: MobileCodeFieldsProps) {
  const { t } = useTranslation(['verification', 'login']);
  const { control, getValues, trigger, setValue, setFocus, watch } = useFormContext<MobileCodeValues>();
  const { site, registrationForm } = useLazyLoadQuery<MobileCodeFieldsQuery>(
    graphql`
      query MobileCodeFieldsQuery @raw_response_type {
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
        registrationForm {
          challengeRequired
          dialingCodes
        }
      }
    `,
    {},
  );
  const { request, isRequesting, percent, warning, closeWarning, sentTo } = useSentCode({
    purpose,
    // Where it is not known it is brought along: too much is taken, too little is refused.
    challengeRequired: registrationForm?.challengeRequired ?? true,
    send,
  });
  const [countryDialingCode, mobileNum] = watch(['countryDialingCode', 'mobileNum']);
  const sent = sentTo({ countryDialingCode, mobileNum });
  const countries = registrationForm?.dialingCodes === false && site.country ? [site.country] : (site.countries ?? []);

  const askForCode = async () => {
    if (!(await trigger('mobileNum', { shouldFocus: true }))) return;
    if (await request(getValues())) setFocus('verificationCode');
  };
  const note = () => {
    if (percent !== null) return t('code.working', { percent });
    return sent?.isSent ? t('code.sentTo', { number: `+${countryDialingCode} ${mobileNum.trim()}` }) : undefined;
  };

  return (
    <>
      <Controller
        control={control}
        name="mobileNum"
        rules={{ required: true, pattern: numberShape }}
        render={({ field: { ref, ...field }, fieldState }) => (
          <TextField
            {...field}
            inputRef={ref}
            label={t('login:mobileNum')}
            placeholder={`${t('login:mobileNum')} *`}
            isRequired
            type="tel"
            inputMode="tel"
            autoComplete="tel-national"
            autoFocus={autoFocus}
            prefix={
              <DialCodePicker
                label={t('dialingCode')}
                countries={countries}
                current={site.country}
                value={countryDialingCode}
                onChange={(code) => setValue('countryDialingCode', code)}
              />
            }
            error={
              fieldState.error &&
              t(fieldState.error.type === 'required' ? 'login:errors.empty' : 'problem.mobileInvalid', { field: t('login:mobileNum') })
            }
          />
        )}
      />
      <Controller
        control={control}
        name="verificationCode"
        rules={{ required: true }}
        render={({ field: { ref, ...field }, fieldState }) => (
          <CodeField
            {...field}
            inputRef={ref}
            label={t('login:code')}
            placeholder={`${t('login:code')} *`}
            isRequired
            onRequest={() => void askForCode()}
            isRequesting={isRequesting}
            deadline={sent?.deadline ?? null}
            isSent={sent?.isSent ?? false}
            note={note()}
            error={fieldState.error && t('problem.codeInvalid')}
          />
        )}
      />
      {warning && <CodeWarningDialog warning={warning} onClose={closeWarning} />}
    </>
  );
}
