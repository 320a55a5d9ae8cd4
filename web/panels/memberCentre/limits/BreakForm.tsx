import { useState } from 'react';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { Choice } from '../../../ui/Choice/Choice.tsx';
import styles from './LimitsPage.module.css';
import { useChangeLimits } from './useChangeLimits.ts';

const lengths = ['DAY', 'WEEK', 'MONTH', 'SIX_WEEKS'] as const;
type Length = (typeof lengths)[number];

/** Takes a break from play, by one press. */
export function BreakForm() {
  const { t } = useTranslation('limits');
  const [length, setLength] = useState<Length>('DAY');
  const { takeTimeOut, isBusy } = useChangeLimits();
  return (
    <section className={styles['section']} aria-labelledby="limits-break">
      <h4 id="limits-break">{t('break')}</h4>
      <p className={styles['text']}>{t('breakText')}</p>
      <Choice
        label={t('break')}
        name="time-out"
        options={lengths.map((value) => ({ value, label: t(`breaks.${value}`) }))}
        value={length}
        onChange={setLength}
      />
      <div className={styles['actions']}>
        <Button isBusy={isBusy} onClick={() => takeTimeOut(length)}>
          {t('breakStart')}
        </Button>
      </div>
    </section>
  );
}
