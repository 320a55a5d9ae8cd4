import { Gift, TicketCheck } from 'lucide-react';
import { useId, useRef } from 'react';
import { Controller } from 'react-hook-form';
import { Trans, useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import { formatMoney } from '../../i18n/formatMoney.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Checkbox } from '../../ui/Checkbox/Checkbox.tsx';
import { Notice } from '../../ui/Notice/Notice.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { fieldNames, ruleSetOf } from './registrationFields.ts';
import { RegistrationField } from './RegistrationField.tsx';
import styles from './RegistrationForm.module.css';
import { useFieldWords } from './useFieldWords.ts';
import { useRegistration } from './useRegistration.ts';
import type { RegistrationForm_form$key } from './__generated__/RegistrationForm_form.graphql.ts';

export interface RegistrationFormProps {
  form: RegistrationForm_form$key;
  /** On the page of its own: with a reset button. */
  isPage?: boolean;
}

/** Creates an account by the operator's own rules. Nothing that was typed is lost on any failure. */
export function RegistrationForm({ form, isPage = false }: RegistrationFormProps) {
  const { t, i18n } = useTranslation('auth');
  const id = useId();
  const { fields, bonus, minimumAge } = useFragment(
    graphql`
      fragment RegistrationForm_form on RegistrationForm {
        fields {
          name
          required
          pattern
          patternId
          minLength
          maxLength
        }
        bonus {
          amount
          symbol
        }
        minimumAge
      }
    `,
    form,
  );
  const rules = ruleSetOf(fields);
  const words = useFieldWords(rules, minimumAge);
  const summary = useRef<HTMLDivElement>(null);
  const { control, errors, isRegistering, problem, codes, submit, reset, setFocus, isRefused } = useRegistration(rules, summary);
  const lines = words.linesOf(errors);

  return (
    <form noValidate className={styles['form']} aria-labelledby={isPage ? `${id}-title` : undefined} onSubmit={(event) => void submit(event)}>
      {isPage && (
        <h1 id={`${id}-title`} className={styles['title']}>
          {t('register.title')}
        </h1>
      )}
      {isRefused && lines.length > 0 && <ErrorSummary ref={summary} lines={lines} onChoose={(name) => setFocus(name)} />}
      {/[1-9]/.test(bonus.amount) && (
        <p className={styles['bonus']}>
          <Gift aria-hidden="true" />
          {t('register.bonus', { amount: formatMoney(bonus, i18n.language) })}
        </p>
      )}
      {fieldNames.map((name) => {
        const rule = rules[name];
        return rule && <RegistrationField key={name} control={control} name={name} rule={rule} words={words} />;
      })}
      {codes.referralCode && !rules.referralCode && (
        <p className={styles['referral']}>
          <TicketCheck aria-hidden="true" />
          {t('register.referral', { code: codes.referralCode })}
        </p>
      )}
      <div>
        {(['ageConfirmed', 'termsAccepted'] as const).map((name) => (
          <Controller
            key={name}
            control={control}
            name={name}
            render={({ field: { value, onChange, ...field }, fieldState }) => (
              <Checkbox {...field} checked={value} onChange={(event) => onChange(event.target.checked)} required error={words.messageOf(name, fieldState.error)}>
                {name === 'ageConfirmed' ? (
                  t('register.age', { age: minimumAge })
                ) : (
                  <Trans t={t} i18nKey="register.terms" components={{ terms: <Link to="/help#agreement" target="_blank" /> }} />
                )}
              </Checkbox>
            )}
          />
        ))}
      </div>
      {problem && (
        <Notice tone="danger">{problem.kind === 'tooMany' ? t('errors.tooMany', { count: problem.minutes }) : t(`errors.${problem.kind}`)}</Notice>
      )}
      <div className={styles['actions']}>
        <Button type="submit" variant="primary" wide isBusy={isRegistering}>
          {t(isRegistering ? 'register.submitting' : problem?.kind === 'fault' ? 'retry' : 'register.submit')}
        </Button>
        {isPage && (
          <Button variant="quiet" onClick={reset}>
            {t('register.reset')}
          </Button>
        )}
      </div>
    </form>
  );
}
