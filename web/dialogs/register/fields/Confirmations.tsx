import { type Control, Controller } from 'react-hook-form';
import { Trans } from 'react-i18next';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Link } from 'react-router-dom';
import { agesKey } from '../../../shell/agesKey.ts';
import { Checkbox } from '../../../ui/Checkbox/Checkbox.tsx';
import styles from './Confirmations.module.css';
import type { RegistrationValues } from '../rules/registrationFields.ts';
import type { FieldWords } from './useFieldWords.ts';

export interface ConfirmationsProps {
  control: Control<RegistrationValues>;
  minimumAge: number;
  playingAge: number;
  words: FieldWords;
}

/** Age and terms: neither is ticked beforehand. */
export function Confirmations({ control, minimumAge, playingAge, words }: ConfirmationsProps) {
  const { t } = useTranslation(['auth', 'common']);
  const ages = { registration: minimumAge, play: playingAge };
  return (
    <div>
      {(['ageConfirmed', 'termsAccepted'] as const).map((name) => (
        <Controller
          key={name}
          control={control}
          name={name}
          // Passing by a box is no refusal: it is asked for when all is sent.
          render={({ field: { value, onChange, onBlur: _onBlur, ...field }, fieldState }) => (
            <Checkbox
              {...field}
              checked={value}
              onChange={(event) => onChange(event.target.checked)}
              required
              error={words.messageOf(name, fieldState.error)}
            >
              {name === 'ageConfirmed' ? (
                t('register.age', { age: minimumAge })
              ) : (
                <Trans t={t} i18nKey="register.terms" components={{ terms: <Link to="/help#agreement" target="_blank" /> }} />
              )}
            </Checkbox>
          )}
        />
      ))}
      <p className={styles['ages']}>{t(agesKey(ages), ages)}</p>
    </div>
  );
}
