import { TicketCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { Button } from '../../ui/Button/Button.tsx';
import type { DialCodeCountry } from '../../ui/DialCodePicker/dialCodes.ts';
import { CodeWarningDialog } from '../../identity/verification/CodeWarningDialog.tsx';
import { MessageDialog } from '../../ui/MessageDialog/MessageDialog.tsx';
import { Confirmations } from './fields/Confirmations.tsx';
import { ErrorSummary } from './fields/ErrorSummary.tsx';
import { FormProblem } from './FormProblem.tsx';
import { type Bonus, BonusNotice } from './BonusNotice.tsx';
import { RegistrationFields } from './fields/RegistrationFields.tsx';
import styles from './RegistrationForm.module.css';
import { useFieldWords } from './fields/useFieldWords.ts';
import { type RegistrationSettings, useRegistration } from './submission/useRegistration.ts';

export interface RegistrationEntryProps {
  settings: RegistrationSettings;
  bonus: Bonus;
  minimumAge: number;
  playingAge: number;
  /** What the dialling-code picker offers; empty where there is none. */
  countries: readonly DialCodeCountry[];
  country: DialCodeCountry | null | undefined;
  isPage: boolean;
}

/** The fields of one way to register, and everything that their submission may answer. */
export function RegistrationEntry({ settings, bonus, minimumAge, playingAge, countries, country, isPage }: RegistrationEntryProps) {
  const { t } = useTranslation(['auth', 'register', 'verification']);
  const { mode, rules } = settings;
  const words = useFieldWords(rules, minimumAge);
  const entry = useRegistration(settings);
  const { control, errors, standing, isRegistering, percent, problem, codes, code, submit, reset, setFocus, isRefused } = entry;
  const lines = words.linesOf(standing ?? errors);

  const { changeMode } = entry;
  const lastMode = useRef(mode);
  useEffect(() => {
    if (lastMode.current === mode) return;
    lastMode.current = mode;
    changeMode();
  });

  return (
    <>
      <form noValidate className={styles['form']} aria-label={t('auth:register.title')} onSubmit={(event) => void submit(event)}>
        {isRefused && lines.length > 0 && (
          <ErrorSummary lines={lines} onChoose={(name) => setFocus(name)} wantsFocus={entry.wantsFocus} onFocused={entry.summaryFocused} />
        )}
        <BonusNotice bonus={bonus} />
        <RegistrationFields entry={entry} rules={rules} words={words} countries={countries} country={country} />
        {(['referralCode', 'affiliateCode'] as const).map(
          (name) =>
            codes[name] &&
            !rules[name] && (
              <p key={name} className={styles['referral']}>
                <TicketCheck aria-hidden="true" />
                {t(name === 'referralCode' ? 'auth:register.referral' : 'register:affiliate.applied', { code: codes[name] })}
              </p>
            ),
        )}
        <Confirmations control={control} minimumAge={minimumAge} playingAge={playingAge} words={words} />
        {problem && <FormProblem problem={problem} isPast={isRegistering} />}
        <p role="status" className={styles['progress']}>
          {percent !== null && t('verification:challenge.progress', { percent })}
        </p>
        <div className={styles['actions']}>
          <Button type="submit" variant="primary" wide isBusy={isRegistering}>
            {t(isRegistering ? 'auth:register.submitting' : problem?.kind === 'fault' ? 'auth:retry' : 'auth:register.submit')}
          </Button>
          {isPage && (
            <Button variant="quiet" onClick={reset}>
              {t('auth:register.reset')}
            </Button>
          )}
        </div>
      </form>
      {code.warning && <CodeWarningDialog warning={code.warning} onClose={code.closeWarning} />}
      {entry.isAffiliateWarned && (
        <MessageDialog
          title={t('register:affiliate.title')}
          confirm={{ label: t('verification:warning.confirm'), onPress: entry.closeAffiliateWarning }}
          onClose={entry.closeAffiliateWarning}
          reference={{ code: 'AFFILIATE_CODE_FAILED' }}
        >
          <p>{t('register:affiliate.text')}</p>
        </MessageDialog>
      )}
    </>
  );
}
